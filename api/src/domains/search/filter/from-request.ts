import type { schemas } from '@lintel/api-contract/schemas';
import type { z } from 'zod';
import type { PropertyFilter } from './filter.ts';

type Input = Partial<z.output<(typeof schemas)['searchFacets']['request']>>;

/** The field of the request behind each part of a filter. */
const rows = {
  categoryId: (input) => input.category_id,
  categorySlug: (input) => input.category_slug_id,
  categoryIds: (input) => input.category_ids,
  propertyType: (input) => (input.property_type === undefined ? undefined : Number(input.property_type)),
  country: (input) => input.country,
  state: (input) => input.state,
  city: (input) => input.city,
  minPrice: (input) => input.min_price,
  maxPrice: (input) => input.max_price,
  attributeIds: (input) => input.parameter_id,
  featureIds: (input) => input.features,
  nearby: (input) => input.facilities,
  promoted: (input) => input.promoted,
  organic: (input) => input.organic,
  premium: (input) => input.get_all_premium_properties,
  postedSince: (input) => input.posted_since,
  // Half a position is none.
  at: ({ latitude, longitude, radius }) =>
    latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, radius },
  box: (input) => input.bbox,
  areas: (input) => input.areas,
  bedroomsMin: (input) => input.bedrooms_min,
  bathroomsMin: (input) => input.bathrooms_min,
  areaMin: (input) => input.area_min,
  areaMax: (input) => input.area_max,
  energyClasses: (input) => input.energy_class,
  search: (input) => input.search,
} satisfies { [Key in keyof Required<PropertyFilter>]: (input: Input) => PropertyFilter[Key] };

/** The filter that a request asks for, whichever call it belongs to; also that of a saved search. */
export const filterOf = (input: Input): PropertyFilter =>
  Object.fromEntries(Object.entries(rows).map(([key, read]) => [key, read(input)]));
