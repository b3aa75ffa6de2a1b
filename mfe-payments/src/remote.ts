import { CONTRACT_VERSION } from '@lintel/contract';
import { defineRemote } from '@lintel/remote-kit';
import { messages } from './messages.ts';
import { sessionEnded, sessionStarted } from './common/session.events.ts';
import { routes } from './routes.tsx';

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({
  routes,
  on: { 'session.started@1': sessionStarted, 'session.ended@1': sessionEnded },
  messages,
});
