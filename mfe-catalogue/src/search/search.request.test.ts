import { emptyQuery } from '#common/search/search-query.ts';
import { toRequest } from './search.request.ts';

const marina = {
  latitude: 36.1,
  longitude: -5.3,
  formatted_address: 'Marina, Porto Azul',
  city: 'Porto Azul',
  state: '',
  country: '',
};

describe('what a search sends', () => {
  it('is the order alone for an empty search', () => {
    expect(toRequest(emptyQuery, marina)).toEqual({ sort: 'recommended' });
  });
  it('uses the codes of the wire', () => {
    expect(
      toRequest(
        { ...emptyQuery, type: 'rent', since: 'week', parameters: [3, 7], premium: true, q: 'pool', min: 5 },
        null,
      ),
    ).toEqual({
      property_type: '1',
      posted_since: '0',
      parameter_id: '3,7',
      get_all_premium_properties: '1',
      search: 'pool',
      min_price: 5,
      sort: 'recommended',
    });
  });
  it('has a position only together with a radius, which alone means "exactly there"', () => {
    expect(toRequest({ ...emptyQuery, radius: 10 }, marina)).toEqual({
      latitude: 36.1,
      longitude: -5.3,
      radius: 10,
      sort: 'recommended',
    });
    expect(toRequest({ ...emptyQuery, sort: 'distance' }, marina)).toMatchObject({
      sort: 'distance',
      radius: 20_037,
    });
    expect(toRequest({ ...emptyQuery, radius: 10, sort: 'distance' }, marina)).toMatchObject({ radius: 10 });
  });
  it('leaves distance out when no position is known', () => {
    expect(toRequest({ ...emptyQuery, radius: 10, sort: 'distance' }, null)).toEqual({ sort: 'recommended' });
  });
});
