import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';
import { labels } from './labels.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-account',
  contract: CONTRACT_VERSION,
  mounts: [
    { path: paths.dashboard(), access: 'user', title: labels.dashboard, chunk: 'page-dashboard' },
    { path: paths.profile(), access: 'user', title: labels.profile, chunk: 'page-profile' },
  ],
  navigation: [
    {
      path: paths.dashboard(),
      label: labels.dashboard,
      area: 'account',
      group: 'me',
      order: 5,
      icon: 'grid',
      access: 'user',
    },
    {
      path: paths.profile(),
      label: labels.profile,
      area: 'account',
      group: 'me',
      order: 10,
      icon: 'user',
      access: 'user',
    },
    {
      path: paths.dashboard(),
      label: labels.me,
      area: 'tabs',
      order: 50,
      icon: 'user',
      access: 'user',
    },
  ],
  fills: [],
  emits: [],
  consumes: ['session.started@1', 'session.ended@1'],
};
