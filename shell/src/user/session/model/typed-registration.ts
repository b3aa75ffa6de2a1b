import { createEffect, createEvent, sample } from 'effector';
import type { AskingForm } from './code.model.ts';
import { sessionEnded, signedIn } from './session.model.ts';
import { readFromTab, writeToTab } from '@lintel/model-kit';

/** What a visitor types to register, but for passwords. */
export type TypedRegistration = AskingForm['values'];

const KEY = 'lintel.registration';
const FIELDS = ['name', 'email', 'phone'] as const;

/** What this tab had in the form of registration before it was loaded again; empty without it. */
export const readTypedRegistration = (): TypedRegistration =>
  Object.fromEntries(
    Object.entries(readFromTab(KEY) ?? {}).filter(
      ([name, value]) => (FIELDS as readonly string[]).includes(name) && typeof value === 'string',
    ),
  );

/** The visitor typed in the form of registration; stored for this tab until a user is signed in. */
export const registrationTyped = createEvent<TypedRegistration>();
const keepFx = createEffect(({ name, email, phone }: TypedRegistration) =>
  writeToTab(KEY, { name, email, phone }),
);
const forgetFx = createEffect(() => writeToTab(KEY, null));
sample({ clock: registrationTyped, target: keepFx });
sample({ clock: [signedIn, sessionEnded], fn: () => undefined, target: forgetFx });
