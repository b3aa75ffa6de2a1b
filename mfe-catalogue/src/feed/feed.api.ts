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

export const loadWishesFx = endpointFx(getPersonalisedFields);
export const saveWishesFx = endpointFx(setPersonalisedFields);
export const forgetWishesFx = endpointFx(deletePersonalisedFields);
export const loadFeedFx = endpointFx(getUserRecommendation);
/** For samples and surprises. */
export const searchFx = endpointFx(getPropertyList);
export const loadSavedFx = endpointFx(getFavouriteProperty);
export const loadCategoriesFx = endpointFx(getCategories);
export const loadCitiesFx = endpointFx(getCitiesData);
export const loadFacilitiesFx = endpointFx(getFacilities);
