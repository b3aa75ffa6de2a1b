import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';

const profile = { en: 'Profile', ar: 'الملف الشخصي', de: 'Profil' };

export const manifest: RemoteManifest = {
  name: 'mfe-account',
  contract: CONTRACT_VERSION,
  mounts: [{ path: paths.profile(), access: 'user', title: profile, chunk: 'page-profile' }],
  navigation: [
    { path: paths.profile(), label: profile, area: 'account', order: 10, icon: 'user', access: 'user' },
    {
      path: paths.profile(),
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
