import {
  deleteSavedSearch,
  getCategories,
  getCitiesData,
  getFacilities,
  getFacilitiesForFilter,
  getSavedSearches,
  saveSearch,
  seeSavedSearch,
} from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadSavedSearchesFx = endpointFx(getSavedSearches);
export const changeSavedSearchFx = endpointFx(saveSearch, { toastsErrors: true });
export const deleteSavedSearchFx = endpointFx(deleteSavedSearch, { toastsErrors: true });
export const loadCategoriesFx = endpointFx(getCategories);
export const seeSavedSearchFx = endpointFx(seeSavedSearch);
/** Names of what searches ask for. */
export const loadCitiesFx = endpointFx(getCitiesData);
export const loadAttributesFx = endpointFx(getFacilitiesForFilter);
export const loadPlacesFx = endpointFx(getFacilities);
