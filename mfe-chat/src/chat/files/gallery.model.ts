import { createQuery, sessionEnded } from '@lintel/remote-kit';
import { combine, createEvent, sample } from 'effector';
import { $thread } from '#chat/model/conversation.model.ts';
import { removal } from '#chat/model/history.model.ts';
import { $storedMessages } from '#chat/sending/timeline.model.ts';
import { $answeredAt, $revealed } from '#chat/shield/shield.model.ts';
import { loadPicturesFx } from '#chat/wire/chat.api.ts';
import { isPicture } from './message-files.ts';

/** The user looks at the pictures of the open conversation. */
export const galleryOpened = createEvent();

const pictures = createQuery({ effect: loadPicturesFx, staleAfter: 0 });
sample({
  clock: galleryOpened,
  source: $thread,
  filter: Boolean,
  fn: ({ peerId, propertyId }) => ({ user_id: peerId, property_id: propertyId }),
  target: pictures.start,
});
sample({ clock: [$thread, sessionEnded], fn: () => undefined, target: pictures.forget });

interface ConversationPicture {
  id: number;
  url: string;
  name: string;
}

/** Of the whole conversation, oldest first: those of the messages on the page at once. Those of a stranger that the user has not uncovered stay out. */
export const $pictures = combine(
  {
    answer: pictures.$data,
    messages: $storedMessages,
    thread: $thread,
    answeredAt: $answeredAt,
    revealed: $revealed,
    removed: removal.$pending,
  },
  ({ answer, messages, thread, answeredAt, revealed, removed }): readonly ConversationPicture[] => {
    const shown = messages.flatMap(({ id, file, isMine }) =>
      id !== null && file?.url && isPicture(file) ? [{ id, url: file.url, name: file.name, isMine }] : [],
    );
    const known = new Set(shown.map(({ id }) => id));
    const further = (answer?.data ?? [])
      .filter(({ id }) => !known.has(id) && !removed.has(id))
      .map(({ id, url, file_name: name, sender_id: sender }) => ({
        id,
        url,
        name,
        isMine: sender !== thread?.peerId,
      }));
    return [...further, ...shown]
      .filter(({ id, isMine }) => isMine || id >= answeredAt || revealed.has(id))
      .toSorted((one, other) => one.id - other.id);
  },
);
