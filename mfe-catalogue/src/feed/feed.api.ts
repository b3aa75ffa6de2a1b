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

const own = { showsOwnErrors: true };

export const loadWishesFx = endpointFx(getPersonalisedFields, own);
export const saveWishesFx = endpointFx(setPersonalisedFields, own);
export const forgetWishesFx = endpointFx(deletePersonalisedFields, own);
export const loadFeedFx = endpointFx(getUserRecommendation, own);
/** For samples and surprises. */
export const searchFx = endpointFx(getPropertyList, own);
export const loadSavedFx = endpointFx(getFavouriteProperty, own);
export const loadCategoriesFx = endpointFx(getCategories, own);
export const loadCitiesFx = endpointFx(getCitiesData, own);
export const loadFacilitiesFx = endpointFx(getFacilities, own);
