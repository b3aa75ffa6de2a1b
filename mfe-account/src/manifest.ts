import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';
import { labels } from './labels.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-account',
  contract: CONTRACT_VERSION,
  mounts: [
    { path: paths.dashboard(), access: 'user', title: labels.dashboard, chunk: 'page-dashboard' },
    { path: paths.profile(), access: 'user', title: labels.profile, chunk: 'page-profile' },
    {
      path: paths.notifications(),
      access: 'user',
      title: labels.notifications,
      chunk: 'page-notifications',
    },
    {
      path: paths.verification(),
      access: 'user',
      title: labels.verification,
      chunk: 'page-verification',
    },
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
      path: paths.notifications(),
      label: labels.notifications,
      area: 'account',
      group: 'me',
      order: 20,
      icon: 'bell',
      access: 'user',
    },
    {
      path: paths.verification(),
      label: labels.verification,
      area: 'account',
      group: 'me',
      order: 30,
      icon: 'star',
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
  emits: ['profile.changed@1'],
  consumes: ['session.started@1', 'session.ended@1', 'push.received@1'],
};
