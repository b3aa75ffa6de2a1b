import { CONTRACT_VERSION, type StorageDeclaration } from '@lintel/contract';
import {
  awaited,
  defineRemote,
  lazyPage,
  packageBought,
  pushReceived,
  sessionEvents,
} from '@lintel/remote-kit';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

const ListingsCard = lazyPage(
  () => import(/* webpackChunkName: "dashboard-card" */ '#dashboard/listings-card.tsx'),
  awaited,
);

const ListingSteps = lazyPage(
  () => import(/* webpackChunkName: "dashboard-card" */ '#dashboard/listing-steps.tsx'),
  awaited,
);

const OwnerBar = lazyPage(
  () => import(/* webpackChunkName: "owner-bar" */ '#owner-bar/owner-bar.tsx'),
  awaited,
);
const ProjectBar = lazyPage(
  () => import(/* webpackChunkName: "owner-bar" */ '#owner-bar/project-bar.tsx'),
  awaited,
);

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
