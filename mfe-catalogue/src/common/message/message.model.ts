import { getProperty, sendMessage, type PropertyDetail } from '@lintel/api-contract';
import {
  createPageGate,
  createQuery,
  deliveryFx,
  endpointFx,
  sessionEnded,
  sessionStarted,
} from '@lintel/remote-kit';
import { attach, createEffect, sample } from 'effector';
import { clientIdOf, forgetDraft, forgetDrafts } from './drafts.ts';

/** To whom, about what. */
export interface Recipient extends Pick<
  PropertyDetail,
  'id' | 'title' | 'added_by' | 'customer_name' | 'is_blocked_by_me' | 'is_blocked_by_user'
> {}

/** Keys of messages about a listing, in the outbox. */
export const messageKey = (id: number | string): string => `message:${id}:`;

/** Sent at once, or when the network is back. Refused later, it stays in the outbox, so that its words are not lost. */
const deliverMessageFx = deliveryFx(
  sendMessage,
  ({ property_id, client_id }) => `${messageKey(String(property_id))}${String(client_id)}`,
  { keepsRefused: true },
);

/** For the form: fails with what the form has to show. */
export const sendMessageFx = attach({
  effect: deliverMessageFx,
  mapParams: ({ to, text }: { to: Recipient; text: string }) => ({
    request: {
      receiver_id: to.added_by,
      property_id: to.id,
      message: text,
      client_id: clientIdOf(to.id, text),
    },
    title: to.title,
  }),
});

/** Who offers a home of which only the card is known; without a network that of the kept copy. */
export const {
  Gate: RecipientGate,
  paramsChanged: recipientAsked,
  left: recipientLeft,
} = createPageGate<{ slug: string }>();
export const recipient = createQuery({ effect: endpointFx(getProperty) });

const forgetDraftFx = createEffect((id: number) => forgetDraft(id));
const forgetDraftsFx = createEffect(() => forgetDrafts());

sample({ clock: recipientAsked, fn: ({ slug }) => ({ slug_id: slug }), target: recipient.start });
sample({ clock: recipientLeft, fn: () => undefined, target: recipient.reset });
// Who is blocked depends on who asks.
sample({ clock: [sessionStarted, sessionEnded], fn: () => undefined, target: recipient.forget });
sample({ clock: sendMessageFx.done, fn: ({ params }) => params.to.id, target: forgetDraftFx });
sample({ clock: sessionEnded, filter: ({ reason }) => reason === 'signed-out', target: forgetDraftsFx });
