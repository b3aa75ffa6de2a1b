import { getChats } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadThreadsFx = endpointFx(getChats);
