import {
  deletePersonalisedFields,
  getCategories,
  getCitiesData,
  getFacilities,
  getFavouriteProperty,
  getPersonalisedFields,
  getPropertyList,
  getUserRecommendation,
  setPersonalisedFields,
} from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadPreferencesFx = endpointFx(getPersonalisedFields);
export const savePreferencesFx = endpointFx(setPersonalisedFields);
export const deletePreferencesFx = endpointFx(deletePersonalisedFields);
export const loadFeedFx = endpointFx(getUserRecommendation);
/** For the sample of the preferences and for surprises. */
export const searchFx = endpointFx(getPropertyList);
export const loadSavedFx = endpointFx(getFavouriteProperty);
export const loadCategoriesFx = endpointFx(getCategories);
export const loadCitiesFx = endpointFx(getCitiesData);
export const loadFacilitiesFx = endpointFx(getFacilities);
