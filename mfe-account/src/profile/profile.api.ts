import { getUserData } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadProfileFx = endpointFx(getUserData);
