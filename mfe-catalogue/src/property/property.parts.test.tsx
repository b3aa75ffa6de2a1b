import {
  addReports,
  getCitiesData,
  getProperty,
  getReportReasons,
  interestedUsers,
  listingHistory,
  neighbourhoodStats,
  type ListingEvent,
  type Neighbourhood,
  type PropertyDetail,
  type UserRow,
} from '@lintel/api-contract';
import { memoryShell, offline, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { detail, listOf } from '#testing/test-data.ts';

const user = { id: 7, name: 'Omar' } as UserRow;
const stats = (n: number): Neighbourhood => ({
  n,
  scope: 'around',
  radius_km: 1.5,
  city: 'Porto Azul',
  state: 'Azul',
  category_id: 1,
  property_type: '0',
  price: { lower_quartile: 300_000, median: 400_000, upper_quartile: 500_000 },
  price_per_area: {
    lower_quartile: 2000,
    median: 3000,
    upper_quartile: 4000,
    values: [1000, 2000, 3000, 4000, 5000],
    n,
    parameter_id: 3,
    parameter: 'Built-up area',
  },
});
const event = (happened_at: string, more: Partial<ListingEvent>): ListingEvent => ({
  kind: 'posted',
  happened_at,
  price: null,
  previous_price: null,
  property_type: null,
  status: null,
  request_status: null,
  is_earlier_posting: false,
  ...more,
});
const past = [
  event('2026-01-01T00:00:00Z', { price: 500_000, is_earlier_posting: true }),
  event('2026-02-01T00:00:00Z', { kind: 'price', price: 450_000, previous_price: 500_000 }),
  event('2026-03-01T00:00:00Z', { price: 450_000 }),
];
const city = (City: string, distance?: number) => ({
  City,
  Count: 3,
  image: '',
  ...(distance === undefined ? {} : { distance }),
});
const reason = {
  id: 4,
  reason: 'Wrong price',
  created_at: past[0]!.happened_at,
  updated_at: past[0]!.happened_at,
};

async function open(more: Partial<PropertyDetail> = {}, options: MemoryShellOptions = {}) {
  const { answers = [], ...others } = options;
  const shell = memoryShell({
    answers: [
      stub(getProperty, {
        error: false,
        message: '',
        data: [detail(1, more)],
        total: 1,
        similar_properties: [],
      }),
      stub(listingHistory, listOf(past)),
      stub(neighbourhoodStats, { error: false, message: '', data: stats(26) }),
      stub(getCitiesData, listOf([city('Eastgate', 3.2), city('Nowhere')])),
      stub(getReportReasons, listOf([reason])),
      stub(interestedUsers, { error: false, message: 'ok' }),
      stub(addReports, { error: false, message: 'ok' }),
      ...answers,
    ],
    ...others,
  });
  const page = await renderRemote('mfe-catalogue', connect, { shell, path: '/properties-details/home-1' });
  return { shell, user: userEvent.setup(), ...page };
}
const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section')!);
};

describe('the honest timeline', () => {
  it('counts from the first offer under an earlier posting, with a chart and the same in a table', async () => {
    await open();
    const history = await part('Price history');
    expect(await history.findByText(/first listed 1 Jan 2026 · relisted 1 time · price −10%/)).toBeVisible();
    expect(history.getByRole('img', { name: /between \$450,000 and \$500,000/ })).toBeInTheDocument();
    const rows = within(history.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DateEventPrice',
      expect.stringContaining('Listed'),
      expect.stringContaining('$450,000 (−10%)'),
      expect.stringContaining('Listed (earlier listing)$500,000'),
    ]);
  });
  it('names no change of a price that is what it was', async () => {
    const same = past.map((one) => ({ ...one, price: one.price && 500_000, previous_price: null }));
    await open({}, { answers: [stub(listingHistory, listOf(same))] });
    const history = await part('Price history');
    expect(await history.findByText(/relisted 1 time$/)).toBeVisible();
  });
  it('offers a retry when it cannot be loaded, and shows when the device is offline', async () => {
    const failing = stub(listingHistory, () => {
      throw offline;
    });
    const { shell, user: person } = await open({}, { answers: [failing] });
    const history = await part('Price history');
    expect(await history.findByText('You’re offline')).toBeVisible();
    shell.answer(stub(listingHistory, listOf([])));
    await person.click(history.getByRole('button', { name: 'Try again' }));
    expect(await history.findByText('No price history yet')).toBeVisible();
  });
});

describe('the comparison with the neighbourhood', () => {
  it('places the home, and always shows the number of homes', async () => {
    await open();
    const comparison = await part('Compared with the neighbourhood');
    // 450,000 ÷ 142 m² = 3,169: six per cent above 3,000.
    expect(await comparison.findByText(/6% above the median/)).toBeVisible();
    expect(comparison.getByText(/26 similar homes \(Villa\) within 1.5 km/)).toBeVisible();
    expect(comparison.getByRole('img', { name: /half of the 26 comparable homes/ })).toBeInTheDocument();
  });
  it('shows "not enough data" below eight, with the number', async () => {
    const few = stub(neighbourhoodStats, { error: false, message: '', data: stats(7) });
    await open({}, { answers: [few] });
    const comparison = await part('Compared with the neighbourhood');
    expect(await comparison.findByText('Not enough data')).toBeVisible();
    expect(comparison.getByText(/Only 7 comparable homes/)).toBeVisible();
    expect(comparison.queryByRole('img')).toBeNull();
  });
});

describe('interest', () => {
  it('asks a visitor to sign in and sends nothing before', async () => {
    const { shell, user: person } = await open();
    await person.click(screen.getByRole('button', { name: 'I’m interested' }));
    expect(shell.asked).toEqual(['signed-in']);
    expect(shell.calls.map(({ path }) => path)).not.toContain('interested_users');
  });
  it('is marked and withdrawn', async () => {
    const { shell, user: person } = await open({}, { session: { user } });
    await person.click(screen.getByRole('button', { name: 'I’m interested' }));
    const marked = await screen.findByRole('button', { name: 'You’re interested', pressed: true });
    expect(shell.notices.at(-1)?.text).toBe('We’ve told the owner you’re interested');
    await person.click(marked);
    await screen.findByRole('button', { name: 'I’m interested', pressed: false });
    expect(
      shell.calls.filter(({ path }) => path === 'interested_users').map(({ parameters }) => parameters),
    ).toEqual([
      { property_id: 1, type: '1' },
      { property_id: 1, type: '0' },
    ]);
  });
  it('is sent once, however often the button is pressed meanwhile', async () => {
    let answer = () => {};
    const slow = stub(interestedUsers, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { error: false as const, message: 'ok' };
    });
    const { shell, user: person } = await open({}, { session: { user }, answers: [slow] });
    await person.dblClick(screen.getByRole('button', { name: 'I’m interested' }));
    expect(screen.queryByRole('button', { pressed: true, name: 'You’re interested' })).toBeNull();
    act(() => answer());
    await screen.findByRole('button', { name: 'You’re interested', pressed: true });
    expect(shell.calls.filter(({ path }) => path === 'interested_users')).toHaveLength(1);
  });
  it('goes back when it could not be passed on', async () => {
    const refusing = stub(interestedUsers, () => {
      throw rejected('internal');
    });
    const { shell, user: person } = await open({}, { session: { user }, answers: [refusing] });
    await person.click(screen.getByRole('button', { name: 'I’m interested' }));
    await waitFor(() => expect(shell.notices.at(-1)).toMatchObject({ tone: 'danger' }));
    expect(screen.getByRole('button', { name: 'I’m interested', pressed: false })).toBeInTheDocument();
  });
  it('is no matter of the owner’s, nor of those who are blocked', async () => {
    await open({ added_by: 7 }, { session: { user } });
    expect(screen.getByText('This is your listing')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'I’m interested' })).toBeNull();
  });
});

describe('a report', () => {
  it('needs a reason, sends it once, and shows when it was made', async () => {
    const { shell, user: person } = await open({}, { session: { user } });
    await person.click(screen.getByRole('button', { name: 'Report this listing' }));
    const dialog = within(
      // Its code comes now, which takes its time on a busy machine.
      await screen.findByRole('dialog', { name: 'Report this listing' }, { timeout: 10_000 }),
    );
    await dialog.findByRole('radio', { name: 'Wrong price' });
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose a reason');
    await person.click(dialog.getByRole('radio', { name: 'Something else' }));
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Tell us what’s wrong');
    // What is demanded now is not called optional, and spaces are no words.
    await person.type(dialog.getByRole('textbox', { name: 'Details' }), '   ');
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Details: Tell us what’s wrong');
    await person.clear(dialog.getByRole('textbox'));
    await person.click(dialog.getByRole('radio', { name: 'Wrong price' }));
    expect(dialog.getByRole('textbox', { name: 'Details (optional)' })).toBeVisible();
    await person.type(dialog.getByRole('textbox'), 'Twice as much outside');
    await person.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.calls.at(-1)).toEqual({
      path: 'add_reports',
      parameters: { property_id: 1, reason_id: 4, other_message: 'Twice as much outside' },
    });
    expect(screen.getByText(/You reported this listing on/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Report this listing' })).toBeNull();
  });
  it('that is closed by mistake has what was typed, until it is cancelled', async () => {
    const { user: person } = await open({}, { session: { user } });
    const openDialog = async () => {
      await person.click(screen.getByRole('button', { name: 'Report this listing' }));
      return within(await screen.findByRole('dialog', { name: 'Report this listing' }));
    };
    const dialog = await openDialog();
    await person.click(await dialog.findByRole('radio', { name: 'Wrong price' }));
    await person.type(dialog.getByRole('textbox'), 'Twice as much outside');
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const again = await openDialog();
    expect(again.getByRole('textbox')).toHaveValue('Twice as much outside');
    expect(await again.findByRole('radio', { name: 'Wrong price' })).toBeChecked();
    await person.click(again.getByRole('button', { name: 'Cancel' }));
    expect((await openDialog()).getByRole('textbox')).toHaveValue('');
  });
  it('is not asked of the owner', async () => {
    await open({ added_by: 7 }, { session: { user } });
    expect(screen.getByText('This is your listing')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Report this listing' })).toBeNull();
  });
  it('of an earlier day is remembered', async () => {
    await open({ is_reported: true, reported_at: '2026-05-12T00:00:00Z' }, { session: { user } });
    expect(screen.getByText('You reported this listing on 12 May 2026')).toBeInTheDocument();
  });
});

describe('sharing', () => {
  it('takes the device’s own way, and else the clipboard', async () => {
    const { shell, user: person } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(screen.getByRole('button', { name: 'Share' }));
    expect(write).toHaveBeenCalledWith(window.location.href);
    expect(shell.notices.at(-1)?.text).toBe('Link copied');
    write.mockRejectedValueOnce(new Error('not allowed'));
    await person.click(screen.getByRole('button', { name: 'Share' }));
    expect(shell.notices.at(-1)?.text).toMatch(/^Copy this link/);
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    await person.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Home 1', url: window.location.href });
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('what else the page has', () => {
  it('is a block of data for search engines, only while the page is open', async () => {
    const { unmount } = await open();
    const block = () => document.head.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(block()!.textContent)).toMatchObject({ name: 'Home 1', offers: { price: 450_000 } });
    unmount();
    expect(block()).toBeNull();
  });
  it('is a video that loads nothing before the user starts it', async () => {
    const { user: person } = await open({ video_link: 'https://youtu.be/dQw4w9WgXcQ' });
    expect(document.querySelector('iframe')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Watch video' }));
    expect(document.querySelector('iframe')?.src).toContain(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
  });
  it('is a video of this site, with an error when it cannot be played', async () => {
    const { user: person } = await open({ video_link: `${location.origin}/files/tour.mp4` });
    await person.click(screen.getByRole('button', { name: 'Watch video' }));
    const video = screen.getByLabelText('Video: Home 1');
    fireEvent.error(video);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t play the video');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByLabelText('Video: Home 1')).toBeInTheDocument();
  });
  it('is the cost of a month, and where to change what it rests on', async () => {
    await open();
    const costs = await part('Monthly cost');
    // Four fifths of 450,000 at 4.5 % over 30 years.
    expect(costs.getByText('About $1,824 a month')).toBeVisible();
    expect(costs.getByRole('link', { name: 'Change assumptions' })).toHaveAttribute(
      'href',
      '/mortgage-calculator?price=450000',
    );
  });
  it('is what "verified" means, and the page of who offers the home', async () => {
    const { user: person } = await open({ customer_slug_id: 'sara', customer_total_properties: 12 });
    const card = within(screen.getByRole('complementary', { name: 'Contact' }));
    expect(card.getByRole('link', { name: 'Sara Khatib' })).toHaveAttribute('href', '/agent-details/sara');
    expect(card.getByText('12 homes')).toBeInTheDocument();
    await person.click(card.getByRole('button', { name: 'Verified' }));
    expect(card.getByText('Licence documents')).toBeVisible();
  });
  it('are cities near, those whose distance is known', async () => {
    await open();
    const list = within(await screen.findByRole('list', { name: 'Cities near Porto Azul' }));
    expect(list.getByRole('link', { name: /Eastgate/ })).toHaveTextContent('3 homes3.2 km away');
    expect(list.queryByText('Nowhere')).toBeNull();
  });
  it('are drawings to zoom and papers with their kind', async () => {
    const paper = (id: number, name: string) => ({
      id,
      property_id: 1,
      type: '',
      file_name: name,
      file: `http://api.test/${name}`,
    });
    const { user: person } = await open({ documents: [paper(1, 'Ground.svg'), paper(2, 'deed.pdf')] });
    const plans = await part('Plans');
    await person.click(plans.getByRole('button', { name: 'Zoom in' }));
    expect(plans.getByText('150%')).toBeVisible();
    plans.getByRole('group').focus();
    await person.keyboard('0');
    expect(plans.getByText('100%')).toBeVisible();
    const papers = await part('Documents');
    expect(papers.getByText('PDF')).toBeVisible();
    expect(papers.queryByText('Ground.svg')).toBeNull();
  });
});

describe('on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = ((query: string) => ({
      ...wide(query),
      matches: query.includes('max-width'),
    })) as never;
  });
  afterEach(() => {
    window.matchMedia = wide;
  });
  it('parts fold below their headings; the first ones are open', async () => {
    const { user: person } = await open();
    expect(screen.getByRole('button', { name: 'Facts', expanded: true })).toBeInTheDocument();
    const costs = screen.getByRole('button', { name: 'Monthly cost', expanded: false });
    expect(screen.queryByText('About $1,824 a month', { selector: 'strong' })).toBeNull();
    await person.click(costs);
    expect(screen.getByText('About $1,824 a month', { selector: 'strong' })).toBeVisible();
  });
  it('price and the next step stay in reach', async () => {
    await open();
    const bar = within(screen.getByRole('group', { name: 'Contact' }));
    expect(bar.getByRole('button', { name: 'I’m interested' })).toBeInTheDocument();
    expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+44 7700 900123');
  });
});
