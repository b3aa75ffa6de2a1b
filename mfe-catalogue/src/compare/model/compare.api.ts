import { compareProperties, getAllSimilarProperties } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const compareFx = endpointFx(compareProperties);
export const loadSimilarFx = endpointFx(getAllSimilarProperties);
