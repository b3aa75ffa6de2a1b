import { CONTRACT_VERSION } from '@lintel/contract';
import { defineRemote, sessionEvents } from '@lintel/remote-kit';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({ routes, on: sessionEvents, messages });
