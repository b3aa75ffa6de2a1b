import type { WebSettings } from '@lintel/api-contract';

type Row = Record<string, unknown>;
type Body = Row & { data: unknown };

/** One way in which an answer of an older back end, or of a broken one, differs from the contract. */
export interface Fault {
  name: string;
  /** Which page of {@link visits} is opened. */
  page: 'home' | 'search' | 'detail' | 'project' | 'projects' | 'agents' | 'categories' | 'contact';
  /** Changes the answer of the call that the page is about; may throw what the call fails with. */
  answer?: (body: Body) => unknown;
  settings?: unknown;
  /** Still to be seen; else what the page always shows. */
  shows?: string | RegExp;
}

const without = (row: Row, ...keys: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));
const asObject = (rows: Row[]): Row => Object.fromEntries(rows.map((row, index) => [String(index + 3), row]));
const onRows = (change: (row: Row) => Row) => (body: Body) => ({
  ...body,
  data: (body.data as Row[]).map(change),
});
const onProject = (change: (row: Row) => Row) => (body: Body) => ({
  ...body,
  data: change(body.data as Row),
});
const onSections = (change: (rows: Row[], type: string) => unknown) => (body: Body) => ({
  ...body,
  data: {
    ...(body.data as Row),
    sections: (body.data as { sections: { type: string; data: Row[] }[] }).sections.map((section) => ({
      ...section,
      data: change(section.data, section.type),
    })),
  },
});
const inSection = (type: string, change: (row: Row) => Row) =>
  onSections((rows, own) => (own === type ? rows.map(change) : rows));
const withParts = (part: Row) => (row: Row) => ({ ...row, ...part });
const nulls = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'title' ? null : value,
    ]),
  );
const fails = (error: object) => () => {
  throw error;
};
const refusal = { kind: 'rejected', retryable: false, status: 400 };

/** What changes in a listing, in lists and in the page about it. */
const listingFaults: [name: string, part: Row | ((row: Row) => Row)][] = [
  ['parameters: null', { parameters: null }],
  [
    'a fact with a number as value',
    { parameters: [{ id: 1, name: 'Bedrooms', value: 3, type_values: null }] },
  ],
  ['a fact without a value', { parameters: [{ id: 1, name: 'Bedrooms', value: null }] }],
  [
    'a fact with a list as value',
    { parameters: [{ id: 1, name: 'Bedrooms', value: ['3'], type_values: 'a,b' }] },
  ],
  ['facts as an object with numeric keys', { parameters: { 4: { id: 1, name: 'Bedrooms', value: '3' } } }],
  ['category: null', { category: null }],
  ['a price as text', { price: '450000' }],
  ['coordinates: null', { latitude: null, longitude: null }],
  ['coordinates as numbers', { latitude: 36.1, longitude: -5.3 }],
  ['empty coordinates', { latitude: '', longitude: '' }],
  ['no city, state and country', { city: null, state: null, country: null }],
  ['an empty title image', { title_image: '' }],
  ['no gallery, documents and heart', (row) => without(row, 'gallery', 'documents', 'is_favourite')],
  ['numbers for booleans', { is_premium: 0, promoted: 1 }],
  ['booleans for numbers', { is_favourite: true, status: true }],
  ['no period and no name for addresses', { rentduration: null, slug_id: null }],
];
const inLists = (page: Fault['page'], change: (part: (row: Row) => Row) => Fault['answer']): Fault[] =>
  listingFaults.map(([name, part]) => ({
    name,
    page,
    answer: change(typeof part === 'function' ? part : withParts(part))!,
  }));

const settingsOf = (part: object) => ({ currency_symbol: '$', number_with_suffix: '1', ...part });
const settingsFaults: [name: string, settings: unknown][] = [
  ['settings without a currency', settingsOf({})],
  ['settings with the currency null', settingsOf({ selected_currency_data: null })],
  ['settings without rows', []],
  ['settings that could not be had', null],
  ['settings with nulls for texts', { company_name: null, currency_symbol: null, distance_option: null }],
  ['settings with flags as numbers', settingsOf({ number_with_suffix: 1, svg_clr: 1 })],
  [
    'settings without languages and features',
    settingsOf({ min_price: '1', max_price: '9' }) satisfies Partial<Record<keyof WebSettings, unknown>>,
  ],
];

/** The faults of older back ends that were tried against the product one at a time, and what broke with them before. */
export const faults: readonly Fault[] = [
  ...inLists('search', (part) => onRows(part)),
  ...inLists('detail', (part) => onRows(part)),
  ...settingsFaults.flatMap(([name, settings]) =>
    (['home', 'detail', 'contact'] as const).map((page): Fault => ({ name, page, settings })),
  ),
  {
    name: 'facts: null',
    page: 'home',
    answer: inSection('featured_properties_section', withParts({ parameters: null })),
  },
  {
    name: 'a project without a category',
    page: 'home',
    answer: inSection('projects_section', withParts({ category: null })),
  },
  {
    name: 'no sections',
    page: 'home',
    answer: (body) => ({ ...body, data: without(body.data as Row, 'sections') }),
    shows: 'Find a home you can trust',
  },
  {
    name: 'no sliders',
    page: 'home',
    answer: (body) => ({ ...body, data: without(body.data as Row, 'slider_section') }),
  },
  {
    name: 'sections without rows',
    page: 'home',
    answer: onSections(() => null),
    shows: 'Find a home you can trust',
  },
  {
    name: 'sections that are empty',
    page: 'home',
    answer: onSections(() => []),
    shows: 'Find a home you can trust',
  },
  { name: 'rows as objects with numeric keys', page: 'home', answer: onSections((rows) => asObject(rows)) },
  { name: 'a row that is null', page: 'home', answer: onSections((rows) => [null, ...rows]) },
  { name: 'an article with nulls', page: 'home', answer: inSection('articles_section', nulls) },
  {
    name: 'a city with nulls',
    page: 'home',
    answer: inSection('properties_by_cities_section', (row) => ({ ...row, image: null, Count: null })),
  },
  {
    name: 'an agent with nulls',
    page: 'home',
    answer: inSection('agents_list_section', (row) => ({ ...nulls(row), name: row.name })),
  },
  {
    name: 'sliders with nulls',
    page: 'home',
    answer: (body) => ({
      ...body,
      data: {
        ...(body.data as Row),
        slider_section: [
          { id: 1, image: '', web_image: null, slider_type: '2', category: null, property: null, link: null },
        ],
      },
    }),
  },
  {
    name: 'a server that fails',
    page: 'home',
    answer: fails({ kind: 'rejected', retryable: false, status: 500 }),
    shows: 'Couldn’t load this',
  },
  {
    name: 'rows as an object with numeric keys',
    page: 'search',
    answer: (body) => ({ ...body, data: asObject(body.data as Row[]) }),
  },
  {
    name: 'a row that is null',
    page: 'search',
    answer: (body) => ({ ...body, data: [null, ...(body.data as Row[])] }),
  },
  {
    name: 'no total where nothing is found',
    page: 'search',
    answer: () => ({ error: false, data: [] }),
    shows: 'No exact matches',
  },
  {
    name: 'nothing found',
    page: 'detail',
    answer: (body) => ({ ...body, data: [] }),
    shows: /^Listing not found/,
  },
  {
    name: 'no fields of the owner, whose account was removed',
    page: 'detail',
    answer: onRows((row) =>
      without(row, 'customer_name', 'customer_id', 'email', 'mobile', 'profile', 'is_verified'),
    ),
  },
  { name: 'nulls for texts', page: 'detail', answer: onRows(nulls) },
  {
    name: 'the provider as owner',
    page: 'detail',
    answer: onRows(withParts({ added_by: 0, customer_id: 0 })),
  },
  {
    name: 'a distance as text',
    page: 'detail',
    answer: onRows(withParts({ assign_facilities: [{ id: 1, name: 'Metro', distance: '0.6', image: '' }] })),
  },
  { name: 'no places nearby', page: 'detail', answer: onRows(withParts({ assign_facilities: null })) },
  {
    name: 'HTML in the description',
    page: 'detail',
    answer: onRows(withParts({ description: '<img src=x onerror=alert(1)>Bright' })),
    shows: /Bright/,
  },
  { name: 'no similar listings', page: 'detail', answer: (body) => without(body, 'similar_properties') },
  {
    name: 'a premium listing refused without a key',
    page: 'detail',
    answer: fails(refusal),
    shows: 'Premium listing',
  },
  { name: 'a project refused without a key', page: 'project', answer: fails(refusal), shows: 'See packages' },
  { name: 'a project without a category', page: 'project', answer: onProject(withParts({ category: null })) },
  {
    name: 'a project without plans, documents and photos',
    page: 'project',
    answer: onProject((row) => without(row, 'plans', 'documents', 'gallary_images')),
  },
  {
    name: 'projects without a category',
    page: 'projects',
    answer: onRows(withParts({ category: null, gallary_images: null })),
  },
  {
    name: 'agents as an object with numeric keys',
    page: 'agents',
    answer: (body) => ({ ...body, data: asObject(body.data as Row[]) }),
  },
  {
    name: 'facts of a category as an object with numeric keys',
    page: 'categories',
    answer: onRows(withParts({ parameter_types: { 1: {} } })),
  },
];
