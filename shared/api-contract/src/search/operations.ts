import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type SearchSuggestions = z.infer<typeof rows.suggestions>;
export type SearchFacets = z.infer<typeof rows.facets>;
export type MapView = z.infer<typeof rows.mapView>;
export type MapCluster = z.infer<typeof rows.mapCluster>;
export type MapPoint = z.infer<typeof rows.mapPoint>;
export type SortOrder = (typeof rows.sortOrders)[number];

export const getPropertyList = /* @__PURE__ */ operationOf<typeof schemas.getPropertyList>(
  'GET',
  'get-property-list',
);
export const getPropertiesOnMap = /* @__PURE__ */ operationOf<typeof schemas.getPropertiesOnMap>(
  'GET',
  'get-properties-on-map',
);
export const searchSuggestions = /* @__PURE__ */ operationOf<typeof schemas.searchSuggestions>(
  'GET',
  'search-suggestions',
);
export const searchFacets = /* @__PURE__ */ operationOf<typeof schemas.searchFacets>('GET', 'search-facets');
export const mapPoints = /* @__PURE__ */ operationOf<typeof schemas.mapPoints>('GET', 'map-points');
