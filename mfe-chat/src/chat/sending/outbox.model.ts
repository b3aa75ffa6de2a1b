import type { WaitingWrite, WaitingWrites } from '@lintel/contract';
import { $shell, stopped } from '@lintel/remote-kit';
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { ThreadId } from '#chat/wire/address.ts';
import { cardParametersOf } from '#chat/wire/card.ts';
import { waitingKey } from '#common/send.api.ts';
import type { Unsent } from './drafts.ts';
import { ConversationGate } from '#chat/model/conversation.model.ts';

const waitingChanged = createEvent<readonly WaitingWrite[]>();

interface Watch {
  writes: WaitingWrites;
  stop: () => void;
}
const watchFx = attach({
  source: $shell,
  async effect(shell): Promise<Watch | null> {
    const changed = scopeBind(waitingChanged, { safe: true });
    const writes = await shell?.waitingWrites?.();
    if (!writes) return null;
    const stop = writes.subscribe(changed);
    changed(writes.get());
    return { writes, stop };
  },
});
const $watch = createStore<Watch | null>(null).on(watchFx.doneData, (_, watch) => watch);
const stopFx = createEffect((watch: Watch | null) => watch?.stop());

/** Takes a message back from the outbox; answers whether it was still there. */
export const takeBackFx = attach({
  source: $watch,
  effect: (watch, { id }: WaitingWrite) => watch?.writes.takeBack(id) ?? Promise.resolve(false),
});

/** Ids of those that the user took back. */
export const $taken = createStore<ReadonlySet<string>>(new Set()).on(
  takeBackFx,
  (ids, { id }) => new Set([...ids, id]),
);

const $waiting = createStore<{ now: readonly WaitingWrite[]; gone: readonly WaitingWrite[] }>({
  now: [],
  gone: [],
}).on(waitingChanged, ({ now: before }, now) => ({
  now,
  gone: before.filter(({ id }) => !now.some((write) => write.id === id)),
}));

/** What the outbox holds. */
export const $waitingWrites = $waiting.map(({ now }) => now);
/** Writes that are no longer in it: sent or taken back. */
export const writesGone = sample({
  clock: $waiting,
  filter: ({ gone }) => gone.length > 0,
  fn: ({ gone }) => gone,
});

// From then on also beside the page: a file waits for words that the outbox holds.
sample({
  clock: ConversationGate.open,
  source: $watch,
  filter: (watch) => watch === null,
  fn: () => undefined,
  target: watchFx,
});
sample({ clock: stopped, source: $watch, target: stopFx });
$watch.reset(stopFx.done);

interface WaitingMessage {
  receiver_id: number;
  property_id: number;
  message: string;
  client_id: string;
}

/** The words of a write that is a message of this conversation. */
export function waitingMessage(
  { key, parameters }: WaitingWrite,
  { peerId, propertyId }: ThreadId,
): Pick<Unsent, 'text' | 'clientId' | 'card'> | undefined {
  if (!key.startsWith(waitingKey(propertyId))) return undefined;
  const { receiver_id: receiver, message, client_id: clientId } = parameters as WaitingMessage;
  if (Number(receiver) !== peerId) return undefined;
  return { text: message, clientId, card: cardParametersOf(parameters as object) };
}
