import {
  arrangePictures,
  getCategories,
  getFacilities,
  postProperty,
  removePostImages,
  updatePostProperty,
} from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadCategoriesFx = endpointFx(getCategories);
export const loadFacilitiesFx = endpointFx(getFacilities);
export const postPropertyFx = endpointFx(postProperty);
export const changePropertyFx = endpointFx(updatePostProperty);
export const arrangePicturesFx = endpointFx(arrangePictures);
export const removePictureFx = endpointFx(removePostImages);
