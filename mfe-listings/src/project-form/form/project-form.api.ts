import { arrangePictures, getAddedProjects, getCategories, postProject } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadCategoriesFx = endpointFx(getCategories);
export const loadProjectFx = endpointFx(getAddedProjects);
/** Posts a project, and changes one. */
export const writeProjectFx = endpointFx(postProject);
export const arrangePicturesFx = endpointFx(arrangePictures);
