import { emptyQuery } from './search-query.ts';
import { toRequest } from './request.ts';

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
        { ...emptyQuery, type: 'rent', since: 'week', attributes: [3, 7], premium: true, q: 'pool', min: 5 },
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
  it.each([
    [{ type: 'sell' }, { property_type: '0' }],
    [{ features: [11, 12] }, { features: '11,12' }],
    [{ nearby: [{ id: 2, distance: 0.5 }] }, { facilities: '2:0.5' }],
    [{ category: 'villa' }, { category_slug_id: 'villa' }],
    [{ city: 'Porto Azul' }, { city: 'Porto Azul' }],
    [{ state: 'Azul' }, { state: 'Azul' }],
    [{ country: 'Lumera' }, { country: 'Lumera' }],
    [{ q: 'sea view' }, { search: 'sea view' }],
    [
      { min: 5, max: 9 },
      { min_price: 5, max_price: 9 },
    ],
    [
      { beds: 2, baths: 1 },
      { bedrooms_min: 2, bathrooms_min: 1 },
    ],
    [
      { areaMin: 50, areaMax: 90 },
      { area_min: 50, area_max: 90 },
    ],
    [{ attributes: [3, 7] }, { parameter_id: '3,7' }],
    [{ energy: ['A', 'C'] }, { energy_class: 'A,C' }],
    [{ since: 'yesterday' }, { posted_since: '1' }],
    [{ promoted: true }, { promoted: '1' }],
    [{ organic: true }, { organic: '1' }],
    [{ premium: true }, { get_all_premium_properties: '1' }],
    [{ sort: 'reduction' }, { sort: 'reduction' }],
  ] as const)('of %j alone is %j, and nothing that is empty', (part, sent) => {
    const query = { ...emptyQuery, ...part, attributes: [...('attributes' in part ? part.attributes : [])] };
    expect(toRequest(query, marina)).toEqual({ sort: 'recommended', ...sent });
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
