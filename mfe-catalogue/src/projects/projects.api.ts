import { getProjectDetail, getProjects } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadProjectsFx = endpointFx(getProjects);
export const loadProjectFx = endpointFx(getProjectDetail);
