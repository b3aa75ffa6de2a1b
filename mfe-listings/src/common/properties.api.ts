import { getAddedProperties } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadOwnPropertiesFx = endpointFx(getAddedProperties);
