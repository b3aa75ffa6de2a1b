import { contctUs } from '@lintel/api-contract';
import { createPageGate, endpointFx } from '@lintel/remote-kit';
import { attach, createEvent, createStore } from 'effector';

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
