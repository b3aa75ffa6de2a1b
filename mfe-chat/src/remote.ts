import { CONTRACT_VERSION, type StorageDeclaration } from '@lintel/contract';
import {
  defineRemote,
  lazyWidget,
  lazyPart,
  pushReceived,
  sessionEnding,
  sessionEvents,
} from '@lintel/remote-kit';
import '#common/drafts.model.ts';
import '#common/sound.model.ts';
import { conversationChanged, readHeard, typingHeard, unreadChanged } from '#common/bus.ts';
import { UnreadLink } from '#header/unread-link.tsx';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

const MessagesCard = lazyWidget(
  () => import(/* webpackChunkName: "dashboard-card" */ '#dashboard/messages-card.tsx'),
);

const MessageSteps = lazyWidget(
  () => import(/* webpackChunkName: "dashboard-card" */ '#dashboard/message-steps.tsx'),
);

const ContactButton = lazyPart(
  () => import(/* webpackChunkName: "contact" */ '#contact/contact-button.tsx'),
  {
    reserve: () => '0',
  },
);
const ProjectContactButton = lazyPart(
  async () => ({
    default: (await import(/* webpackChunkName: "contact" */ '#contact/contact-button.tsx'))
      .ProjectContactButton,
  }),
  { reserve: () => '0' },
);

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({
  routes,
  widgets: {
    'dashboard.next': MessageSteps,
    'dashboard.card': MessagesCard,
    'header.actions': UnreadLink,
    'property.contact': ContactButton,
    'project.contact': ProjectContactButton,
  },
  on: {
    ...sessionEvents,
    'session.ending@1': sessionEnding,
    'push.received@1': pushReceived,
    'unread.changed@1': unreadChanged,
    'chat.typing@1': typingHeard,
    'chat.read@1': readHeard,
    'chat.conversation-changed@1': conversationChanged,
  },
  messages,
  storage: async () =>
    (await import(/* webpackChunkName: "storage" */ './storage.json')).default as StorageDeclaration[],
});
