import {
  getCategories,
  getCitiesData,
  getFacilities,
  getFacilitiesForFilter,
  getPropertyList,
  mapPoints,
  searchFacets,
} from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const searchPropertiesFx = endpointFx(getPropertyList);
export const loadCategoriesFx = endpointFx(getCategories);
export const loadCitiesFx = endpointFx(getCitiesData);
export const loadFacilitiesFx = endpointFx(getFacilities);
export const loadAttributesFx = endpointFx(getFacilitiesForFilter);
/** Counts per option are a help: without them the filters work as well. */
export const loadFacetsFx = endpointFx(searchFacets);
export const loadMapPointsFx = endpointFx(mapPoints);
