import type { AnswerOf, getUserData } from '@lintel/api-contract';
import {
  $session,
  $shell,
  createQuery,
  createTabChannel,
  createUserPageGate,
  sessionEnded,
} from '@lintel/remote-kit';
import { attach, createEffect, createStore, sample } from 'effector';
import { checkCodeFx, loadProfileFx, sendCodeFx, updateProfileFx } from './profile.api.ts';
import { isSameAddress } from './same-address.ts';

export const { Gate: ProfileGate, opened, left } = createUserPageGate<Record<never, never>>();

export const profile = createQuery({ effect: loadProfileFx });

sample({ clock: opened, fn: () => ({}), target: profile.start });
// Another user may sign in next: what belonged to this one goes, from the cache too.
sample({ clock: sessionEnded, fn: () => undefined, target: profile.forget });

/** Saves what changed; the page has the answer, the shell and other remotes fetch the user again. */
export const saveProfileFx = attach({ effect: updateProfileFx });
sample({
  clock: saveProfileFx.doneData,
  fn:
    ({ data: user }) =>
    (before: AnswerOf<typeof getUserData>) => ({ ...before, data: user }),
  target: profile.edit,
});

// A row that was read for the page, or for the answer to another save, before this save ended may come after it, and lack it.
const begunBeside = sample({
  clock: saveProfileFx,
  source: saveProfileFx.inFlight,
  filter: (count) => count > 1,
});
const $isCrossed = createStore(false).on(begunBeside, () => true);
const allEnded = sample({
  clock: saveProfileFx.finally,
  source: { isCrossed: $isCrossed, count: saveProfileFx.inFlight },
  filter: ({ isCrossed, count }) => isCrossed && count === 0,
});
$isCrossed.reset(allEnded, sessionEnded);
const endedWhileRead = sample({ clock: saveProfileFx.done, source: profile.$pending, filter: Boolean });
sample({ clock: [allEnded, endedWhileRead], fn: () => undefined, target: profile.refresh });

/** A code proves that an address or number is the user's. */
export const proveFx = attach({ effect: checkCodeFx });
sample({ clock: proveFx.done, fn: () => undefined, target: profile.refresh });

const readNowFx = attach({ effect: loadProfileFx });
sample({ clock: readNowFx.doneData, fn: (now) => () => now, target: profile.edit });
/** Sends the code of a change of address once more, unless another device has confirmed or withdrawn it: the server would send nothing. */
export const sendCodeAgainFx = createEffect(async (email: string) => {
  const { data: user } = await readNowFx({});
  if (isSameAddress(email, user.pending_email)) {
    await sendCodeFx({ email });
    return 'sent';
  }
  return isSameAddress(email, user.email) ? 'confirmed' : 'withdrawn';
});

/** Ends the change of address that waits for its code; the present address stays. */
export const withdrawEmailFx = attach({
  effect: saveProfileFx,
  mapParams: () => ({ email_change: 'withdraw' as const }),
});
// On another device the user has withdrawn or confirmed it already.
const isOver = sample({
  clock: [withdrawEmailFx.failData, proveFx.failData],
  filter: ({ key }) => key === 'wrongState',
  fn: () => undefined,
});
sample({ clock: isOver, target: profile.refresh });

const announceFx = attach({
  source: { shell: $shell, session: $session },
  effect: ({ shell, session }) => {
    if (session) shell?.emit('profile.changed@1', { userId: session.user.id });
  },
});
const stored = sample({ clock: [saveProfileFx.done, proveFx.done], fn: () => undefined });
sample({ clock: [stored, isOver], target: announceFx });

const storedInOtherTab = createTabChannel({ name: 'lintel-profile', opened, left, changed: stored });
sample({ clock: storedInOtherTab, target: profile.refresh });
