import { getProjectDetail, getProjects } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';
import { readProjectAnswer, readProjects } from '#common/wire/projects.ts';

export const loadProjectsFx = endpointFx(getProjects, { read: readProjects });
export const loadProjectFx = endpointFx(getProjectDetail, { read: readProjectAnswer });
