import { CONTRACT_VERSION } from '@lintel/contract';
import { defineRemote } from '@lintel/remote-kit';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';
import { sessionEnded, sessionStarted } from './threads/threads.model.ts';
import { UnreadLink } from './threads/unread-link.tsx';

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({
  routes,
  widgets: { 'header.actions': UnreadLink },
  on: { 'session.started@1': sessionStarted, 'session.ended@1': sessionEnded },
  messages,
});
