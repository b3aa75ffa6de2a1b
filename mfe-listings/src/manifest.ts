import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';
import { labels } from './labels.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-listings',
  contract: CONTRACT_VERSION,
  mounts: [
    { path: paths.myProperties(), access: 'user', title: labels.myProperties, chunk: 'page-properties' },
    { path: '/user/interested/:slug', access: 'user', title: labels.interested, chunk: 'page-leads' },
  ],
  navigation: [
    {
      path: paths.myProperties(),
      label: labels.myProperties,
      area: 'account',
      group: 'listings',
      order: 10,
      icon: 'home',
      access: 'user',
    },
  ],
  fills: ['dashboard.card'],
  emits: [],
  consumes: ['session.started@1', 'session.ended@1'],
};
