import { CONTRACT_VERSION, type StorageDeclaration } from '@lintel/contract';
import { defineRemote, pushReceived, sessionEvents } from '@lintel/remote-kit';
import { unreadChanged } from './common/bus.ts';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({
  routes,
  on: { ...sessionEvents, 'push.received@1': pushReceived, 'unread.changed@1': unreadChanged },
  messages,
  storage: async () =>
    (await import(/* webpackChunkName: "storage" */ './storage.json')).default as StorageDeclaration[],
});
