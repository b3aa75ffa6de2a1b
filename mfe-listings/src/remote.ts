import { CONTRACT_VERSION, type StorageDeclaration } from '@lintel/contract';
import {
  defineRemote,
  lazyPage,
  lazyPart,
  packageBought,
  pushReceived,
  sessionEvents,
} from '@lintel/remote-kit';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

const ListingsCard = lazyPart(
  () => import(/* webpackChunkName: "dashboard-card" */ '#dashboard/listings-card.tsx'),
  {
    reserve: () => '190px',
  },
);

const ListingSteps = lazyPage(
  () => import(/* webpackChunkName: "dashboard-card" */ '#dashboard/listing-steps.tsx'),
  null,
);

const OwnerBar = lazyPart(() => import(/* webpackChunkName: "owner-bar" */ '#owner-bar/owner-bar.tsx'), {
  reserve: () => '120px',
});
const ProjectBar = lazyPart(() => import(/* webpackChunkName: "owner-bar" */ '#owner-bar/project-bar.tsx'), {
  reserve: () => '120px',
});

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
