import { getProperty } from '@lintel/api-contract';
import {
  $clock,
  $session,
  $shell,
  createPageGate,
  createQuery,
  endpointFx,
  messageClientId,
  messageDraft,
  messageDraftKey,
  messageDrafts,
  sessionEnded,
  sessionStarted,
  writeMessageDraft,
} from '@lintel/remote-kit';
import { attach, sample } from 'effector';
import { deliverTextFx } from '#common/send.api.ts';
import { rememberSent } from '#common/shield/recipients.ts';

/** To whom, about what. */
export interface ContactRecipient {
  /** The owner of the listing; 0 is the provider. */
  id: number;
  name: string;
  isBlockedByMe: boolean;
  isBlockedByUser: boolean;
}
export interface ContactListing {
  id: number;
  slug: string;
  title: string;
}
interface Words {
  to: ContactRecipient;
  listing: ContactListing;
  text: string;
}

const threadOf = ({ to, listing }: Words) => ({ peerId: to.id, propertyId: listing.id });

/** Sent at once, or when the network is back. Fails with what the form has to show. */
export const sendWordsFx = attach({
  source: $session,
  effect: deliverTextFx,
  mapParams: (words: Words, session) => ({
    request: {
      receiver_id: words.to.id,
      property_id: words.listing.id,
      message: words.text,
      client_id: messageClientId(threadOf(words), words.text, session?.user.id),
    },
    title: words.listing.title,
  }),
});
const announceFx = attach({
  source: $shell,
  effect: (shell, words: Words) => shell?.emit('chat.message-sent@1', threadOf(words)),
});
const rememberFx = attach({
  source: $clock,
  effect: (clock, words: Words) => rememberSent(threadOf(words), words.text, clock.now()),
});
const forgetDraftFx = attach({
  source: $session,
  effect(session, words: Words) {
    const [thread, userId] = [threadOf(words), session?.user.id];
    const draft = messageDraft(messageDrafts.get(), thread, userId);
    if (draft?.text.trim() === words.text) writeMessageDraft(thread, '', userId);
    // Another tab has gone on writing; what has arrived is no try any more.
    else if (draft?.tried?.text === words.text) {
      const { tried: _, ...written } = draft;
      messageDrafts.change((all) => ({ ...all, [messageDraftKey(thread)]: written }));
    }
  },
});

/** Who offers a listing of which only the card is known; without a network that of the kept copy. */
export const {
  Gate: RecipientGate,
  paramsChanged: recipientAsked,
  left: recipientLeft,
} = createPageGate<{ slug: string }>();
export const recipient = createQuery({ effect: endpointFx(getProperty) });

sample({ clock: recipientAsked, fn: ({ slug }) => ({ slug_id: slug }), target: recipient.start });
sample({ clock: recipientLeft, fn: () => undefined, target: recipient.reset });
// Who is blocked depends on who asks.
sample({ clock: [sessionStarted, sessionEnded], fn: () => undefined, target: recipient.forget });
sample({ clock: sendWordsFx.done, fn: ({ params }) => params, target: [forgetDraftFx, rememberFx] });
sample({
  clock: sendWordsFx.done,
  filter: ({ result }) => result === 'delivered',
  fn: ({ params }) => params,
  target: announceFx,
});
