import { emptyQuery, type SearchQuery } from './search-query.ts';
import { appliedCount, appliedFilters, withoutFilters } from './applied-filters.ts';

const query: SearchQuery = {
  ...emptyQuery,
  type: 'rent',
  city: 'Porto Azul',
  max: 2500,
  attributes: [3, 7],
  premium: true,
  sort: 'price_asc',
};

describe('applied filters', () => {
  it('are one for each thing that narrows the results, order not included', () => {
    expect(appliedFilters(query).map(({ kind, value }) => `${kind}=${value}`)).toEqual([
      'type=rent',
      'city=Porto Azul',
      'premium=true',
      'max=2500',
      'attributes=3',
      'attributes=7',
    ]);
    expect(appliedCount(emptyQuery)).toBe(0);
  });
  it('know the search without themselves', () => {
    const [type, , , max, three] = appliedFilters(query);
    expect(type?.without.type).toBe('');
    expect(max?.without).not.toHaveProperty('max');
    expect(three?.without.attributes).toEqual([7]);
    expect(three?.without.city).toBe('Porto Azul');
  });
  it('can all be taken away while the order stays', () => {
    expect(withoutFilters(query)).toEqual({ ...emptyQuery, sort: 'price_asc' });
  });
});
