import { CONTRACT_VERSION, type StorageDeclaration } from '@lintel/contract';
import { defineRemote, lazyWidget, packageBought, pushReceived, sessionEvents } from '@lintel/remote-kit';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

const ListingsCard = lazyWidget(
  () => import(/* webpackChunkName: "dashboard-card" */ '#dashboard/listings-card.tsx'),
);

const ListingSteps = lazyWidget(
  () => import(/* webpackChunkName: "dashboard-card" */ '#dashboard/listing-steps.tsx'),
);

const OwnerBar = lazyWidget(() => import(/* webpackChunkName: "owner-bar" */ '#owner-bar/owner-bar.tsx'));
const ProjectBar = lazyWidget(() => import(/* webpackChunkName: "owner-bar" */ '#owner-bar/project-bar.tsx'));

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({
  routes,
  widgets: {
    'dashboard.next': ListingSteps,
    'dashboard.card': ListingsCard,
    'property.owner': OwnerBar,
    'project.owner': ProjectBar,
  },
  on: { ...sessionEvents, 'package.bought@1': packageBought, 'push.received@1': pushReceived },
  messages,
  storage: async () =>
    (await import(/* webpackChunkName: "storage" */ './storage.json')).default as StorageDeclaration[],
});
