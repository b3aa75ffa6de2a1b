import { homepageData, type HomeSection, searchSuggestions } from '@lintel/api-contract';
import { memoryShell, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { card, category, homepage } from '#testing/test-data.ts';

const porto = {
  latitude: 36.1,
  longitude: -5.3,
  formatted_address: 'Marina, Porto Azul',
  city: 'Porto Azul',
  state: '',
  country: '',
};
const featured: HomeSection = {
  type: 'featured_properties_section',
  title: 'Featured',
  data: [card(1, { promoted: true })],
};
const cities: HomeSection = {
  type: 'properties_by_cities_section',
  title: 'Cities',
  data: [{ City: 'Porto Azul', Count: 128, image: '' }],
};
const categories: HomeSection = {
  type: 'categories_section',
  title: 'Categories',
  data: [{ ...category, properties_count: 41 }],
};

async function open(data = homepage(), options: MemoryShellOptions = {}) {
  const shell = memoryShell({
    ...options,
    answers: [stub(homepageData, { error: false, message: '', data })],
  });
  const page = await renderRemote('mfe-catalogue', connect, { shell, path: '/' });
  return { shell, ...page };
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the home page', () => {
  it('shows the sections in the order of the administrator and leaves out empty and unknown ones', async () => {
    const unknown = {
      type: 'moon_properties_section',
      title: 'Moon',
      data: [card(9)],
    } as unknown as HomeSection;
    // The stub checks answers against the contract, which knows no such section; a newer back end may send one.
    const { shell } = await open(homepage({ sections: [cities, { ...featured, data: [] }, categories] }));
    await waitFor(() =>
      expect(headings()).toEqual(['Cities', 'Categories', 'Selling or letting your home?']),
    );
    shell.request = (async () => ({
      error: false,
      data: homepage({ sections: [unknown, featured] }),
    })) as never;
    await act(async () => shell.location.set(porto));
    expect(headings()).toEqual(['Featured', 'Selling or letting your home?']);
  });
  it('has every kind of section that the contract knows', async () => {
    const rows = [card(1)];
    const sections: HomeSection[] = [
      featured,
      cities,
      categories,
      { type: 'most_liked_properties_section', title: 'Most liked', data: rows },
      { type: 'most_viewed_properties_section', title: 'Most viewed', data: rows },
      { type: 'premium_properties_section', title: 'Premium', data: rows },
      { type: 'nearby_properties_section', title: 'Near you', data: rows },
      { type: 'user_recommendations_section', title: 'For you', data: rows },
      { type: 'projects_section', title: 'Projects', data: [project] },
      { type: 'featured_projects_section', title: 'Featured projects', data: [project] },
      { type: 'agents_list_section', title: 'Agents', data: [agent] },
      { type: 'articles_section', title: 'Articles', data: [article] },
      { type: 'faqs_section', title: 'Questions', data: [{ id: 1, question: 'How?', answer: 'So.' }] },
    ];
    await open(homepage({ sections }));
    await waitFor(() => expect(headings().slice(0, -1)).toEqual(sections.map(({ title }) => title)));
  });
  it('labels paid placement, and leads to all of a kind where a search gives the same', async () => {
    await open(homepage({ sections: [featured] }));
    expect(within(screen.getByRole('list', { name: 'Featured' })).getByText('Ad')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all: Featured' })).toHaveAttribute(
      'href',
      '/properties?promoted=1',
    );
  });
  it('searches a known city as a filter and anything else as words', async () => {
    const user = userEvent.setup();
    const { shell } = await open(homepage({ sections: [cities, categories] }));
    // The field with suggestions takes the place of the plain one once it has the focus.
    const place = () => screen.findByRole('combobox', { name: 'City, area or listing' });
    await user.click(screen.getByLabelText('City, area or listing'));
    await user.type(await place(), 'porto azul');
    await user.selectOptions(screen.getByLabelText('Property type'), 'Villa');
    await user.type(screen.getByLabelText('Max price'), '500000');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.clear(await place());
    await user.type(await place(), 'sea view');
    await user.click(screen.getByRole('radio', { name: 'Rent' }));
    // The price of a sale is forgotten with the deal.
    expect(screen.getByLabelText('Max price')).toHaveValue('');
    await user.type(screen.getByLabelText('Max price'), '1500');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(shell.navigated).toEqual([
      '/properties?type=sell&category=villa&city=Porto+Azul&max=500000',
      '/properties?type=rent&category=villa&q=sea+view&max=1500',
    ]);
  });
  it('suggests places, types and homes, shows what it corrected, and works by keys alone; a choice does not leave the page (A32)', async () => {
    const user = userEvent.setup();
    const { shell } = await open(homepage({ sections: [cities, categories] }));
    shell.answer(
      stub(searchSuggestions, ({ query }) => ({
        error: false as const,
        data: {
          corrected: query === 'prto' ? 'porto' : null,
          places: [
            { kind: 'city' as const, name: 'Porto Azul', state: 'Coast', country: 'Lumera', count: 84 },
            ...(String(query).endsWith('y')
              ? [{ kind: 'state' as const, name: 'Coast', state: 'Coast', country: 'Lumera', count: 111 }]
              : []),
          ],
          categories: [],
          listings: [
            String(query).endsWith('x')
              ? { id: 8, slug_id: 'home-8', title: 'Home 8', city: 'Porto Azul', property_type: 'sell' }
              : { id: 7, slug_id: 'home-7', title: 'Home 7', city: 'Porto Azul', property_type: 'sell' },
          ],
        },
      })),
    );
    await user.click(screen.getByLabelText('City, area or listing'));
    const field = await screen.findByRole('combobox', { name: 'City, area or listing' });
    expect(field).toHaveFocus();
    await user.type(field, 'prto');
    const option = await screen.findByRole('option', { name: /Porto Azul.*84 homes/ });
    expect(await screen.findByText('Showing results for “porto”')).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Escape}');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}{Enter}');
    // It fills the field; type and price are still to come (A32).
    expect(field).toHaveValue('Porto Azul');
    expect(shell.navigated).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Property type'), 'Villa');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(shell.navigated).toEqual(['/properties?type=sell&category=villa&city=Porto+Azul']);
    await user.type(field, 'x');
    // Each is known to the newest answer alone: the one before is drawn until it comes.
    await user.click(await screen.findByRole('option', { name: /Home 8/ }));
    expect(shell.navigated.at(-1)).toBe('/properties-details/home-8');
    // A region is a filter, not words to look for.
    await user.type(field, 'y');
    await user.click(await screen.findByRole('option', { name: /^Coast/ }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(shell.navigated.at(-1)).toBe('/properties?type=sell&category=villa&state=Coast');
  });
  it('sends the position with a radius, and explains when nothing is near', async () => {
    const { shell } = await open(
      homepage({ sections: [featured], homepage_location_data_available: false }),
      { location: porto },
    );
    expect(shell.calls[0]!.parameters).toMatchObject({ latitude: 36.1, longitude: -5.3, radius: 25 });
    expect(screen.getByText('Nothing near Porto Azul yet')).toBeInTheDocument();
  });
  it('keeps what it shows while a new position is asked about', async () => {
    const { shell } = await open(homepage({ sections: [featured] }));
    shell.answer(stub(homepageData, () => new Promise<never>(() => {})));
    await act(async () => shell.location.set(porto));
    expect(headings()).toContain('Featured');
  });
  it('shows that nothing is near once the answer about that place is there, not before', async () => {
    const nowhere = homepage({ sections: [featured], homepage_location_data_available: false });
    const { shell } = await open(nowhere);
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    shell.answer(
      stub(homepageData, async () => {
        await late;
        return { error: false as const, message: '', data: nowhere };
      }),
    );
    await act(async () => shell.location.set(porto));
    expect(screen.queryByText('Nothing near Porto Azul yet')).toBeNull();
    await act(async () => answer());
    expect(await screen.findByText('Nothing near Porto Azul yet')).toBeInTheDocument();
  });
  it('keeps no recommendations of a user who has signed out', async () => {
    const mine: HomeSection = { type: 'user_recommendations_section', title: 'For you', data: [card(1)] };
    const { shell, remote } = await open(homepage({ sections: [mine] }));
    expect(headings()).toContain('For you');
    shell.answer(
      stub(homepageData, () => {
        throw rejected('internal');
      }),
    );
    await act(async () => remote.on['session.ended@1']?.({ reason: 'signed-out' }));
    expect(headings()).not.toContain('For you');
  });
  it('loads again after sign-in, without blinking', async () => {
    const { shell, remote } = await open(homepage({ sections: [featured] }));
    let answer: (value: unknown) => void = () => {};
    shell.request = (() => new Promise((resolve) => (answer = resolve))) as never;
    await act(async () => remote.on['session.started@1']?.({ userId: 7 }));
    expect(headings()).toContain('Featured');
    await act(async () => answer({ error: false, data: homepage({ sections: [cities] }) }));
    await waitFor(() => expect(headings()).toContain('Cities'));
  });
  it('leads to where a slide points', async () => {
    const slide = {
      id: 1,
      type: 'Category',
      slider_type: '2' as const,
      image: 'http://api.test/s.webp',
      web_image: '',
      category_id: 1,
      propertys_id: null,
      show_property_details: 0 as const,
      link: null,
      category: { id: 1, category: 'Villa', slug_id: 'villa' },
      property: null,
    };
    await open(
      homepage({
        slider_section: [
          slide,
          { ...slide, id: 2, slider_type: '3', category: null, property: card(4) },
          { ...slide, id: 3, slider_type: '4', category: null, link: 'https://partner.example.com/x' },
          { ...slide, id: 4, slider_type: '4', category: null, link: 'javascript:alert(1)' },
        ],
      }),
    );
    const links = within(screen.getByRole('list', { name: 'Highlights' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/properties/categories/villa',
      '/properties-details/home-4',
      'https://partner.example.com/x',
    ]);
  });
  it('shows the error and retries', async () => {
    const user = userEvent.setup();
    const shell = memoryShell({
      answers: [
        stub(homepageData, () => {
          throw rejected('internal');
        }),
      ],
    });
    await renderRemote('mfe-catalogue', connect, { shell, path: '/' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    shell.answer(stub(homepageData, { error: false, message: '', data: homepage({ sections: [featured] }) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Featured' })).toBeInTheDocument();
  });
  it('speaks Arabic with the texts of its own chunk', async () => {
    await open(homepage(), { language: { code: 'ar', direction: 'rtl' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('منزل تثق به');
  });
});

const project = {
  id: 1,
  slug_id: 'harbour',
  title: 'Harbour Gardens',
  type: 'upcoming' as const,
  image: '',
  location: '',
  city: 'Porto Azul',
  state: '',
  country: '',
  category_id: 1,
  added_by: 1,
  category,
  gallary_images: [],
  customer: { name: 'Omar', email: '', mobile: '' },
  is_promoted: false,
  is_feature_available: false,
};
const agent = {
  id: 1,
  name: 'Sara',
  email: '',
  profile: '',
  slug_id: 'sara',
  projects_count: 1,
  property_count: 3,
  total_count: 4,
  is_verified: true,
  is_admin: false,
};
const article = {
  id: 1,
  slug_id: 'plans',
  title: 'How to read a plan',
  description: '',
  image: '',
  category: null,
  category_id: 0,
  created_at: '2026-11-01T00:00:00Z',
};
