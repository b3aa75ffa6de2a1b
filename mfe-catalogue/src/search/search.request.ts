import type { getPropertyList, RequestOf } from '@lintel/api-contract';
import type { StoredLocation } from '@lintel/contract';
import { areasParameter } from '@lintel/map';
import { nearbyText } from '#common/search/nearby.ts';
import { noMap } from '#common/search/map-query.ts';
import type { SearchQuery } from '#common/search/search-query.ts';

export type SearchRequest = Omit<RequestOf<typeof getPropertyList>, 'limit' | 'offset'>;

const dealCode = { sell: '0', rent: '1' } as const;
const sinceCode = { week: '0', yesterday: '1' } as const;

/**
 * What the call sends for a search: empty values are left out. Distance, as filter and as order, needs a position and is
 * left out without one.
 */
export function toRequest(query: SearchQuery, location: StoredLocation | null): SearchRequest {
  const { type, category, city, q, min, max, radius, parameters, since, sort, promoted, premium, organic } =
    query;
  const { state, country, beds, baths, areaMin, areaMax, features = [], nearby = [] } = query;
  const { box, areas, at } = query.map ?? noMap;
  const place = at ? { longitude: at[0], latitude: at[1] } : location;
  const position = place && { latitude: place.latitude, longitude: place.longitude };
  return {
    ...(type && { property_type: dealCode[type] }),
    ...(category && { category_slug_id: category }),
    ...(city && { city }),
    ...(state && { state }),
    ...(country && { country }),
    ...(q && { search: q }),
    ...(min !== undefined && { min_price: min }),
    ...(max !== undefined && { max_price: max }),
    ...(beds !== undefined && { bedrooms_min: beds }),
    ...(baths !== undefined && { bathrooms_min: baths }),
    ...(areaMin !== undefined && { area_min: areaMin }),
    ...(areaMax !== undefined && { area_max: areaMax }),
    ...(parameters.length > 0 && { parameter_id: parameters.join(',') }),
    ...(features.length > 0 && { features: features.join(',') }),
    ...(nearby.length > 0 && { facilities: nearbyText(nearby) }),
    ...(since && { posted_since: sinceCode[since] }),
    ...(promoted && { promoted: '1' }),
    ...(organic && { organic: '1' }),
    ...(premium && { get_all_premium_properties: '1' }),
    ...(box && { bbox: box.join(',') }),
    ...(areas.length > 0 && { areas: areasParameter(areas) }),
    ...(position && radius !== undefined && { ...position, radius }),
    ...(sort === 'distance' && position && { ...position, radius: radius ?? WORLD_KM }),
    sort: sort === 'distance' && !position ? 'recommended' : sort || 'recommended',
  };
}

/** Half of the earth's circumference: a position without a radius would mean "exactly there" on the wire. */
const WORLD_KM = 20_037;
