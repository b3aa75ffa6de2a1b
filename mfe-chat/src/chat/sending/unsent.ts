import type { ApiError } from '@lintel/api-contract';
import { $session } from '@lintel/remote-kit';
import { attach, createEffect } from 'effector';
import { isSameThread, type ThreadId } from '#chat/wire/address.ts';
import { draftKey, unsentStore, type Unsent } from './drafts.ts';

/** A message that the back end does not have yet. `queued`: a file waits for the network. `sent`: the back end has it, and the next page of messages will show it. */
export interface Outgoing extends Unsent {
  state: 'waiting' | 'sending' | 'queued' | 'failed' | 'sent';
  error: ApiError | null;
  /** Of a file: the part that was sent, 0 to 1. */
  progress: number;
  controller: AbortController;
}

/** As new, also when it is tried again: a controller ends one call. */
export const outgoing = (unsent: Unsent, state: Outgoing['state'] = 'waiting'): Outgoing => ({
  ...unsent,
  state,
  error: null,
  progress: 0,
  controller: new AbortController(),
});

const keyOf = ({ thread, clientId }: Pick<Unsent, 'thread' | 'clientId'>) =>
  `${draftKey(thread)}/${clientId}`;

/** Keeps it on the device until {@link forgetUnsentFx}. */
export const keepUnsentFx = attach({
  source: $session,
  effect: async (session, unsent: Outgoing) => {
    if (!session) return;
    await unsentStore.write({
      id: keyOf(unsent),
      userId: session.user.id,
      // Nothing can store it; state, error and progress are new when the message is read.
      values: { ...unsent, controller: undefined } as Unsent,
      savedAt: Date.parse(unsent.at),
    });
  },
});
export const forgetUnsentFx = createEffect((unsent: Pick<Unsent, 'thread' | 'clientId'>) =>
  unsentStore.remove(keyOf(unsent)),
);
/** Those of a conversation that an earlier page did not send. */
export const restoreUnsentFx = attach({
  source: $session,
  effect: async (session, thread: ThreadId) => {
    const kept = session ? await unsentStore.list(session.user.id) : [];
    return kept
      .map(({ values }) => values)
      .filter((unsent) => isSameThread(unsent.thread, thread))
      .toReversed();
  },
});
