import { changeProjectStatus, deleteProject, getAddedProjects } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadOwnProjectsFx = endpointFx(getAddedProjects);
// The row goes back to what it was; a notice gives the reason.
export const changeProjectVisibilityFx = endpointFx(changeProjectStatus, { toastsErrors: true });
export const deleteProjectFx = endpointFx(deleteProject, { toastsErrors: true });
