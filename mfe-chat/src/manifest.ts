import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';

const messages = { en: 'Messages', ar: 'الرسائل', de: 'Nachrichten' };

export const manifest: RemoteManifest = {
  name: 'mfe-chat',
  contract: CONTRACT_VERSION,
  mounts: [{ path: paths.chat(), access: 'user', title: messages, chunk: 'page-threads' }],
  navigation: [
    { path: paths.chat(), label: messages, area: 'account', order: 20, icon: 'chat', access: 'user' },
    {
      path: paths.chat(),
      label: { ...messages, de: 'Chats' },
      area: 'tabs',
      order: 40,
      icon: 'chat',
      access: 'user',
    },
  ],
  fills: ['header.actions', 'dashboard.card'],
  emits: ['chat.unread-counted@1'],
  consumes: ['session.started@1', 'session.ended@1'],
};
