import { CONTRACT_VERSION } from '@lintel/contract';
import { defineRemote, lazyPart, pushReceived, sessionEvents } from '@lintel/remote-kit';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

const PackagesCard = lazyPart(
  () => import(/* webpackChunkName: "dashboard-card" */ './dashboard/packages-card.tsx'),
  {
    reserve: () => '240px',
  },
);

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({
  routes,
  widgets: { 'dashboard.card': PackagesCard },
  on: { ...sessionEvents, 'push.received@1': pushReceived },
  messages,
});
