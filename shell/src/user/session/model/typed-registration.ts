import { createEffect, createEvent, sample } from 'effector';
import type { AskingForm } from './code.model.ts';
import { sessionEnded, signedIn } from './session.model.ts';

/** What a visitor types to register, but for passwords. */
export type TypedRegistration = AskingForm['values'];

const KEY = 'lintel.registration';
const FIELDS = ['name', 'email', 'phone'] as const;

/** What this tab had in the form of registration before it was loaded again; empty without it. */
export function readTypedRegistration(): TypedRegistration {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const fields = Object.entries(stored ?? {}).filter(
      ([name, value]) => (FIELDS as readonly string[]).includes(name) && typeof value === 'string',
    );
    return Object.fromEntries(fields);
  } catch {
    return {};
  }
}

function write(values: TypedRegistration | null): void {
  try {
    if (values) sessionStorage.setItem(KEY, JSON.stringify(values));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing begins with an empty form after a reload.
  }
}

/** The visitor typed in the form of registration; stored for this tab until a user is signed in. */
export const registrationTyped = createEvent<TypedRegistration>();
const keepFx = createEffect(({ name, email, phone }: TypedRegistration) => write({ name, email, phone }));
const forgetFx = createEffect(() => write(null));
sample({ clock: registrationTyped, target: keepFx });
sample({ clock: [signedIn, sessionEnded], fn: () => undefined, target: forgetFx });
