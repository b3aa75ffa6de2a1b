import { getProperty } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadPropertyFx = endpointFx(getProperty);
