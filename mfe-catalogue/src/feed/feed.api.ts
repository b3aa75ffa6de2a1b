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
import { readDetails } from '#common/wire/detail.ts';
import { readCards } from '#common/wire/rows.ts';

export const loadPreferencesFx = endpointFx(getPersonalisedFields);
export const savePreferencesFx = endpointFx(setPersonalisedFields);
export const deletePreferencesFx = endpointFx(deletePersonalisedFields);
export const loadFeedFx = endpointFx(getUserRecommendation, { read: readDetails });
/** For the sample of the preferences and for surprises. */
export const searchFx = endpointFx(getPropertyList, { read: readCards });
export const loadSavedFx = endpointFx(getFavouriteProperty, { read: readDetails });
export const loadCategoriesFx = endpointFx(getCategories);
export const loadCitiesFx = endpointFx(getCitiesData);
export const loadFacilitiesFx = endpointFx(getFacilities);
