import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';
import { labels } from './labels.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-chat',
  contract: CONTRACT_VERSION,
  mounts: [{ path: paths.chat(), access: 'user', title: labels.messages, chunk: 'page-chat' }],
  navigation: [
    {
      path: paths.chat(),
      label: labels.messages,
      area: 'account',
      group: 'messages',
      order: 10,
      icon: 'chat',
      access: 'user',
    },
    {
      path: paths.chat(),
      label: labels.messagesTab,
      area: 'tabs',
      order: 40,
      icon: 'chat',
      access: 'user',
    },
  ],
  fills: ['header.actions', 'dashboard.next', 'dashboard.card', 'property.contact', 'project.contact'],
  emits: ['chat.message-sent@1'],
  consumes: [
    'session.started@1',
    'session.ending@1',
    'session.ended@1',
    'push.received@1',
    'unread.changed@1',
    'chat.typing@1',
    'chat.read@1',
    'chat.conversation-changed@1',
  ],
};
