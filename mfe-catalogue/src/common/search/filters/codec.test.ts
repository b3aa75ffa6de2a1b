import { filtersKey, fromSearchString, toRememberedSearch, toSearchString } from './codec.ts';
import { toBasicSearchString } from './basic-filters.ts';
import { emptyQuery, type SearchQuery } from './search-query.ts';

const full: SearchQuery = {
  type: 'rent',
  category: 'villa',
  city: 'Porto Azul',
  state: 'Azul',
  country: 'Lumera',
  q: 'garden & pool',
  min: 500,
  max: 2500,
  radius: 10,
  attributes: [3, 17],
  energy: ['A', 'C'],
  features: [11],
  nearby: [
    { id: 2, distance: 1 },
    { id: 7, distance: 0.5 },
  ],
  since: 'week',
  sort: 'price_asc',
  promoted: true,
  premium: true,
  page: 3,
  organic: true,
  map: { view: 'split', areas: [], box: [-24.2, 35.07, -23.7, 35.41], at: [-24.01, 35.2] },
};

describe('the address of a search', () => {
  it('reads back exactly what was written', () => {
    expect(fromSearchString(toSearchString(full))).toEqual(full);
    expect(fromSearchString(toSearchString(emptyQuery))).toEqual(emptyQuery);
  });
  it('has no parameters when everything is "any"', () => {
    expect(toSearchString(emptyQuery)).toBe('');
  });
  it('looks the same whatever order its parts came in', () => {
    expect(toSearchString(fromSearchString('?max=9&type=sell&parameters=5,2,5'))).toBe(
      toSearchString(fromSearchString('parameters=2,5&type=sell&max=9')),
    );
  });
  it.each([
    ['?min=-5&max=abc', {}],
    ['?min=0', {}],
    ['?type=lease&since=ever&sort=moon', {}],
    ['?page=0', {}],
    ['?page=-3', {}],
    ['?page=1e9', { page: 50 }],
    ['?page=2.9', { page: 2 }],
    ['?parameters=1,x,-2,,1.5', { attributes: [1] }],
    ['?promoted=yes', {}],
    ['?energy=C,x,A,A', { energy: ['A', 'C'] }],
    ['?energy=Z', {}],
    ['?facilities=2:0.37,x,-1:1', {}],
    [
      '?facilities=7,2:5,2:1',
      {
        nearby: [
          { id: 2, distance: 5 },
          { id: 7, distance: 1 },
        ],
      },
    ],
  ])('ignores what makes no sense in %s', (search, expected) => {
    expect(fromSearchString(search)).toEqual({ ...emptyQuery, ...expected });
  });
  it('takes category and city from the path of a preset page', () => {
    expect(fromSearchString('?type=sell&category=plot', { category: 'villa' })).toMatchObject({
      category: 'villa',
    });
    expect(fromSearchString('', { city: 'Porto Azul' })).toMatchObject({ city: 'Porto Azul' });
  });
  it('is written on the first screen, which does without most filters, as everywhere', () => {
    const { type, category, city, state, country, q, max, nearby } = full;
    const asked = {
      ...emptyQuery,
      type,
      category,
      city,
      state,
      country,
      q,
      ...(max && { max }),
      nearby: nearby ?? [],
    };
    expect(toBasicSearchString(asked)).toBe(toSearchString(asked));
    expect(toBasicSearchString(asked)).toContain('max=2500');
  });
  it('remembers a search without its order, its page and its place on the map', () => {
    expect(toRememberedSearch({ ...emptyQuery, type: 'sell', sort: 'newest', page: 2, organic: true })).toBe(
      'type=sell',
    );
    expect(toRememberedSearch({ ...emptyQuery, map: full.map! })).toBe('');
  });
  it('counts two pages of one list as the same search', () => {
    expect(filtersKey({ ...full, page: 1 })).toBe(filtersKey({ ...full, page: 4 }));
    expect(filtersKey(full)).not.toBe(filtersKey({ ...full, sort: '' }));
  });
});
