import { CONTRACT_VERSION, type StorageDeclaration } from '@lintel/contract';
import { defineRemote, lazyWidget, packageBought, pushReceived, sessionEvents } from '@lintel/remote-kit';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

const PackagesCard = lazyWidget(
  () => import(/* webpackChunkName: "dashboard-card" */ './dashboard/packages-card.tsx'),
);

const PaymentSteps = lazyWidget(
  () => import(/* webpackChunkName: "dashboard-card" */ './dashboard/payment-steps.tsx'),
);

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({
  routes,
  widgets: { 'dashboard.next': PaymentSteps, 'dashboard.card': PackagesCard },
  on: { ...sessionEvents, 'package.bought@1': packageBought, 'push.received@1': pushReceived },
  messages,
  storage: async () =>
    (await import(/* webpackChunkName: "storage" */ './storage.json')).default as StorageDeclaration[],
});
