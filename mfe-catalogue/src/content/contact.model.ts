import { contctUs } from '@lintel/api-contract';
import { createPageGate, endpointFx, readFromTab, sessionEnded, writeToTab } from '@lintel/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';

export interface ContactValues {
  first_name: string;
  last_name: string;
  email: string;
  subject: string;
  message: string;
}

export const { Gate: ContactGate, left } = createPageGate<Record<never, never>>();
/** The user wants to write another message. */
export const anotherWanted = createEvent();

const trimmed = (values: ContactValues): ContactValues => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  email: values.email.trim(),
  subject: values.subject.trim(),
  message: values.message.trim(),
});

export const sendMessageFx = attach({
  effect: endpointFx(contctUs),
  mapParams: trimmed,
});

/** What to quote about the message that was sent; empty where the back end gives no number, null before. */
export const $reference = createStore<string | null>(null)
  .on(sendMessageFx.doneData, (_, { reference }) => reference ?? '')
  .reset(anotherWanted, left);

/** What this tab has of a message, so that it survives a reload and a crash. */
const KEY = 'lintel.contact-message';
/** The user types; null: nothing that would be lost. */
export const messageTyped = createEvent<Partial<ContactValues> | null>();
const keepFx = createEffect((values: Partial<ContactValues> | null) => writeToTab(KEY, values));
sample({ clock: messageTyped, target: keepFx });
sample({ clock: [sendMessageFx.done, left, sessionEnded], fn: () => null, target: keepFx });

/** What was typed in this tab before it was loaded again; empty without it. */
export const readTypedMessage = (): Partial<ContactValues> =>
  Object.fromEntries(Object.entries(readFromTab(KEY) ?? {}).filter(([, value]) => typeof value === 'string'));
