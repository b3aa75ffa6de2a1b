import { getChats } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';
import { readThreads } from './read-threads.ts';

export const loadThreadsFx = endpointFx(getChats, { read: readThreads });
