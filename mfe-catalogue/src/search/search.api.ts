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

export const searchPropertiesFx = endpointFx(getPropertyList, { showsOwnErrors: true });
export const loadCategoriesFx = endpointFx(getCategories, { showsOwnErrors: true });
export const loadCitiesFx = endpointFx(getCitiesData, { showsOwnErrors: true });
export const loadFacilitiesFx = endpointFx(getFacilities, { showsOwnErrors: true });
export const loadParametersFx = endpointFx(getFacilitiesForFilter, { showsOwnErrors: true });
/** Counts per option are a help: without them the filters work as well. */
export const loadFacetsFx = endpointFx(searchFacets, { showsOwnErrors: true });
export const loadMapPointsFx = endpointFx(mapPoints, { showsOwnErrors: true });
