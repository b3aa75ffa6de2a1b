import {
  getProperty,
  getPropertyList,
  interestedUsers,
  type PropertyDetail,
  type UserRow,
} from '@lintel/api-contract';
import { memoryShell, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { detail, fact, listOf, row } from '#testing/test-data.ts';

const answer = (data: PropertyDetail[], similar: PropertyDetail[] = []) =>
  stub(getProperty, { error: false, message: '', data, total: data.length, similar_properties: similar });

async function open(more: Partial<PropertyDetail> = {}, options: MemoryShellOptions = {}) {
  const shell = memoryShell({ answers: [answer([detail(1, more)], [detail(2)])], ...options });
  const user = userEvent.setup();
  const page = await renderRemote('mfe-catalogue', connect, { shell, path: '/properties-details/home-1' });
  return { shell, user, ...page };
}
const now = '2026-01-01T00:00:00Z';
const facility = (id: number, name: string, distance: number) => ({
  id,
  property_id: 1,
  facility_id: id,
  distance,
  name,
  image: '',
  created_at: now,
  updated_at: now,
});
const photo = (id: number) => ({
  id,
  image: `${id}.webp`,
  image_url: `http://api.test/${id}.webp`,
  alt: `Room ${id}`,
});

describe('a home that was taken off the market', () => {
  it('explains that the home is gone instead of "nothing here", and shows homes like it', async () => {
    const withdrawn = {
      city: 'Porto Azul',
      category: 'Villa',
      category_slug_id: 'villa',
      property_type: '1' as const,
    };
    const gone = { error: false as const, message: '', data: [], total: 0, withdrawn };
    const { shell } = await open(
      {},
      { answers: [stub(getProperty, { ...gone, similar_properties: [detail(2)] })] },
    );
    const title = 'This home is off the market';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(shell.described.at(-1)).toEqual({ title, noindex: true });
    expect(screen.getByRole('link', { name: 'Villa listings in Porto Azul' })).toHaveAttribute(
      'href',
      '/properties?type=rent&category=villa&city=Porto+Azul',
    );
    const others = within(screen.getByRole('list', { name: 'More homes' }));
    expect(others.getByRole('link', { name: 'Home 2' })).toBeVisible();
  });
});

describe('a home that was sold while its page was open', () => {
  it('states that at the press that is refused for it', async () => {
    const refusing = stub(interestedUsers, () => {
      throw rejected('wrongState');
    });
    const listed = answer([detail(1, { is_interest_available: true })]);
    const { shell, user } = await open(
      {},
      { session: { user: { id: 8, name: 'Omar' } as UserRow }, answers: [listed, refusing] },
    );
    const [press] = await screen.findAllByRole('button', { name: 'I’m interested' });
    shell.answer(answer([detail(1, { property_type: 'sold', is_interest_available: false })]));
    await user.click(press!);
    expect(await screen.findByText('This home has been sold')).toBeVisible();
    expect(shell.notices.at(-1)?.text).toBe('This home may have been sold or removed.');
    expect(screen.queryByRole('button', { name: 'I’m interested' })).toBeNull();
  });
});

describe('the property page', () => {
  it.each([
    ['the user who listed it', 7, 1],
    ['another user', 8, 0],
    ['a visitor', null, 0],
  ])('offers the owner’s tools to %s: %s', async (_who, id, count) => {
    const session = id === null ? null : { user: { id, name: 'Omar' } as UserRow };
    const { container } = await open({ added_by: 7 }, { session });
    await screen.findByRole('heading', { level: 1, name: 'Home 1' });
    expect(container.querySelectorAll('[data-slot="property.owner"]')).toHaveLength(count);
  });

  it.each([
    [{ confirmed_at: '2026-10-01T10:00:00Z' }, 'Confirmed available 1 Oct 2026'],
    [
      { confirmed_at: '2026-10-01T10:00:00Z', is_confirmation_overdue: true },
      'Not confirmed available since 1 Oct 2026',
    ],
    [{ confirmed_at: '2026-10-01T10:00:00Z', property_type: 'sold' as const }, null],
    [{}, null],
  ])('tells when the owner last confirmed that it is available: %j', async (values, text) => {
    await open(values);
    await screen.findByRole('heading', { level: 1, name: 'Home 1' });
    const found = screen.queryByText(/onfirmed available/);
    expect(found?.textContent ?? null).toBe(text);
  });

  it('asks by slug, tells the bus, and describes itself to search engines', async () => {
    const { shell } = await open({ meta_title: 'Villa, Marina', meta_description: '<b>Bright</b> house' });
    expect(shell.calls[0]!.parameters).toEqual({ slug_id: 'home-1' });
    expect(shell.emitted).toEqual([{ event: 'property.viewed@1', payload: { propertyId: 1 } }]);
    expect(shell.described.at(-1)).toMatchObject({
      title: 'Villa, Marina',
      description: 'Bright house',
      canonical: '/properties-details/home-1',
    });
  });
  it('shows price, what it was, and what a square metre costs', async () => {
    await open({ previous_price: 500_000 });
    expect(within(screen.getByRole('banner')).getByText('$450,000')).toBeInTheDocument();
    expect(screen.getByText('was $500,000 (−10%)')).toBeInTheDocument();
    expect(screen.getByText('$3,169 per m²')).toBeInTheDocument();
  });
  it('shows since when it is on offer, how often it was seen, and how many saved it', async () => {
    const { unmount } = await open({
      posted_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
      total_view: 1234,
      total_favourite_users: 2,
    });
    expect(screen.getByText(/3 days ago · 1,234 views · 2 saves$/)).toBeVisible();
    unmount();
    await open({ total_favourite_users: 0 });
    expect(screen.queryByText(/saved by/)).toBeNull();
  });
  it('lists facts that were stated and places by distance, nearest first', async () => {
    await open({
      parameters: [fact(1, 'Bedrooms', '3'), fact(2, 'Lift', '0')],
      assign_facilities: [
        facility(1, 'Airport', 12.5),
        { ...facility(2, 'School', 0.4), place_name: 'Norwood High School' },
      ],
    });
    // In words at the head of the page (B11), and in the list.
    expect(screen.getAllByText('Bedrooms', { selector: 'dt' })).toHaveLength(2);
    expect(screen.queryByText('Lift')).toBeNull();
    const near = screen.getByRole('heading', { name: 'Nearby' }).parentElement!;
    expect(
      within(near)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['SchoolNorwood High School', 'Airport']);
    expect(within(near).getByText('0.4 km')).toBeInTheDocument();
  });
  it('names who offers it and gives the other remotes their place', async () => {
    await open();
    const card = within(screen.getByRole('complementary', { name: 'Contact' }));
    expect(card.getByText('Sara Khatib')).toBeInTheDocument();
    expect(card.getByRole('link', { name: '+44 7700 900123' })).toHaveAttribute(
      'href',
      'tel:+44 7700 900123',
    );
    expect(document.querySelector('[data-slot="property.contact"]')).not.toBeNull();
  });
  it.each([{ is_blocked_by_me: true }, { is_blocked_by_user: true }])(
    'offers no way to write between people of whom one has blocked the other: %o',
    async (more) => {
      await open(more);
      expect(document.querySelector('[data-slot="property.contact"]')).toBeNull();
    },
  );
  it('shows more homes to look at', async () => {
    await open();
    const more = within(screen.getByRole('list', { name: 'More homes' }));
    expect(more.getByRole('link', { name: 'Home 2' })).toBeInTheDocument();
  });
  it('shows that a home is gone and still shows it', async () => {
    await open({ property_type: 'sold' });
    expect(screen.getByText('This home has been sold')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home 1');
  });
  it('folds a long description', async () => {
    const { user } = await open({ description: 'Words. '.repeat(200) });
    const button = screen.getByRole('button', { name: 'Show more' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the photos', () => {
  it('open large and turn with the arrow keys, in reading direction', async () => {
    const { user } = await open({ gallery: [photo(1), photo(2)] });
    await user.click(screen.getByRole('button', { name: 'Show all 3 photos' }));
    const box = within(await screen.findByRole('dialog', { name: 'Home 1' }, { timeout: 10_000 }));
    expect(box.getByRole('status')).toHaveTextContent('Photo 1 of 3: Home 1');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(box.getByRole('img', { name: 'Room 2' })).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(box.getByRole('status')).toHaveTextContent('Photo 3 of 3');
    await user.keyboard('{Home}');
    expect(box.getByRole('status')).toHaveTextContent('Photo 1 of 3');
    await user.click(box.getByRole('button', { name: 'Next photo' }));
    await user.click(box.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('turn the other way in right-to-left languages', async () => {
    const { user } = await open(
      { gallery: [photo(1)] },
      { language: { code: 'ar', direction: 'rtl' }, answers: [answer([detail(1, { gallery: [photo(1)] })])] },
    );
    await user.click(screen.getByRole('button', { name: /اعرض/ }));
    await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('dialog')).toHaveTextContent('2 / 2');
  });
  it('may be missing altogether', async () => {
    await open({ title_image: '' });
    expect(screen.getByRole('img', { name: 'Home 1: No photo' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
  });
});

describe('instead of a property', () => {
  it('a bad address is explained and leads to the search', async () => {
    const popular = stub(getPropertyList, listOf([row(5)]));
    await open({}, { answers: [answer([]), popular] });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Listing not found');
    // Homes to go on with, instead of an empty page (B8).
    expect(await screen.findByRole('link', { name: 'Home 5' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search homes' })).toHaveAttribute('href', '/properties');
  });
  it('a premium home without package shows what would open it, and appears after sign-in', async () => {
    const refused = stub(getProperty, () => {
      throw rejected('premiumRequired');
    });
    const { shell, remote } = await open({}, { answers: [refused] });
    expect(await screen.findByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '/subscription-plan?for=premium_properties&return=%2Fproperties-details%2Fhome-1',
    );
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    shell.answer(answer([detail(1)]));
    await act(async () => remote.on['session.started@1']?.({ userId: 7 }));
    expect(await screen.findByRole('heading', { name: 'Home 1' })).toBeInTheDocument();
  });
  it('a premium home appears once a package is bought, here or in another tab', async () => {
    const refused = stub(getProperty, () => {
      throw rejected('premiumRequired');
    });
    const { shell, remote } = await open({}, { answers: [refused], session: { user: { id: 7 } as UserRow } });
    await screen.findByRole('link', { name: 'See packages' });
    shell.answer(answer([detail(1)]));
    await act(async () => remote.on['package.bought@1']?.({ packageId: 3 }));
    expect(await screen.findByRole('heading', { name: 'Home 1' })).toBeInTheDocument();
  });
  it('nothing, once the user whose package opened it has signed out', async () => {
    const { shell, remote } = await open({ title: 'Secret villa' });
    shell.answer(
      stub(getProperty, () => {
        throw rejected('premiumRequired');
      }),
    );
    await act(async () => remote.on['session.ended@1']?.({ reason: 'signed-out' }));
    expect(screen.queryByText('Secret villa')).toBeNull();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Premium listing');
  });
  it('a failure offers to try again', async () => {
    const failing = stub(getProperty, () => {
      throw rejected('internal');
    });
    const { shell, user } = await open({}, { answers: [failing] });
    shell.answer(answer([detail(1)]));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Home 1' })).toBeInTheDocument();
  });
});
