import type { schemas } from '@lintel/api-contract/schemas';
import type { z } from 'zod';
import type { PropertyFilter } from '../catalogue/filters.ts';

type Input = z.output<(typeof schemas)['searchFacets']['request']>;

interface Position {
  latitude?: number | undefined;
  longitude?: number | undefined;
  radius?: number | undefined;
}

/** Half a position is none. */
const positionOf = ({ latitude, longitude, radius }: Position) =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, radius };

/** The filter that a request asks for, whichever call it belongs to. */
export const filterOf = (input: Input): PropertyFilter => ({
  categoryId: input.category_id,
  categoryIds: input.category_ids,
  categorySlug: input.category_slug_id,
  propertyType: input.property_type === undefined ? undefined : Number(input.property_type),
  country: input.country,
  state: input.state,
  city: input.city,
  minPrice: input.min_price,
  maxPrice: input.max_price,
  parameterIds: input.parameter_id,
  featureIds: input.features,
  nearby: input.facilities,
  postedSince: input.posted_since,
  search: input.search,
  promoted: input.promoted,
  organic: input.organic,
  premium: input.get_all_premium_properties,
  at: positionOf(input),
  box: input.bbox,
  areas: input.areas,
  bedroomsMin: input.bedrooms_min,
  bathroomsMin: input.bathrooms_min,
  areaMin: input.area_min,
  areaMax: input.area_max,
});
