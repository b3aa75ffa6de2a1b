import { CONTRACT_VERSION } from '@lintel/contract';
import { defineRemote, lazyPart, sessionEvents } from '@lintel/remote-kit';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';
import { UnreadLink } from './threads/unread-link.tsx';

const MessagesCard = lazyPart(
  () => import(/* webpackChunkName: "dashboard-card" */ './dashboard/messages-card.tsx'),
  {
    reserve: () => '150px',
  },
);

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({
  routes,
  widgets: { 'dashboard.card': MessagesCard, 'header.actions': UnreadLink },
  on: sessionEvents,
  messages,
});
