import { fromSearch, isFiltered, requestFor, toSearch } from './own-listings.query.ts';

it.each([
  ['', {}],
  ['?show=review', { request_status: 'pending' }],
  ['?q=villa&show=live&deal=rent', { status: '1', property_type: '1', search: 'villa' }],
  [
    '?show=off&deal=sold&featured=1&sort=price_low',
    { status: '0', property_type: '2', is_promoted: '1', sort: 'price_low' },
  ],
])('%s asks for %j, and is written back', (search, request) => {
  const query = fromSearch(search);
  expect(requestFor(query)).toEqual(request);
  expect(toSearch(query)).toBe(search);
});

it.each(['?show=everything&deal=swap&sort=random', '?featured=yes'])(
  '%s counts as the plain list',
  (search) => {
    expect(requestFor(fromSearch(search))).toEqual({});
    expect(isFiltered(fromSearch(search))).toBe(false);
  },
);
