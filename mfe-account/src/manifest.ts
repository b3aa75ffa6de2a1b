import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';

const dashboard = { en: 'Dashboard', ar: 'لوحة التحكم', de: 'Übersicht' };
const profile = { en: 'Profile', ar: 'الملف الشخصي', de: 'Profil' };

export const manifest: RemoteManifest = {
  name: 'mfe-account',
  contract: CONTRACT_VERSION,
  mounts: [
    { path: paths.dashboard(), access: 'user', title: dashboard, chunk: 'page-dashboard' },
    { path: paths.profile(), access: 'user', title: profile, chunk: 'page-profile' },
  ],
  navigation: [
    { path: paths.dashboard(), label: dashboard, area: 'account', order: 5, icon: 'grid', access: 'user' },
    { path: paths.profile(), label: profile, area: 'account', order: 10, icon: 'user', access: 'user' },
    {
      path: paths.dashboard(),
      label: { en: 'Me', ar: 'حسابي', de: 'Ich' },
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
