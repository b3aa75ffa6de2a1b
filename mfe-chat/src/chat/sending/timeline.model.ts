import type { WaitingWrite } from '@lintel/contract';
import { combine } from 'effector';
import { isSameThread, type ThreadId } from '#chat/wire/address.ts';
import { $thread } from '#chat/model/conversation.model.ts';
import { history, removal } from '#chat/model/history.model.ts';
import type { Message } from '#chat/wire/message.ts';
import { isHeld } from './order.ts';
import { $waitingWrites, waitingMessage } from './outbox.model.ts';
import { $outgoing } from './outgoing.model.ts';
import type { Outgoing } from './unsent.ts';

/** A message that is not stored yet, with what can be done about it. */
export type PendingMessage = Message & { write?: WaitingWrite; item?: Outgoing };

function ofOutgoing(item: Outgoing, isBehind: boolean): PendingMessage {
  const { clientId, text, file, audio, at, progress } = item;
  const state = isBehind && item.state === 'waiting' ? 'queued' : item.state;
  return {
    key: clientId,
    id: null,
    clientId,
    isMine: true,
    text,
    file: file ? { url: '', name: file.name, size: file.size } : null,
    audio: audio ? { url: '', seconds: audio.seconds } : null,
    card: null,
    at,
    state,
    progress,
    item,
  };
}

function ofWaiting(write: WaitingWrite, thread: ThreadId): PendingMessage[] {
  const message = waitingMessage(write, thread);
  if (!message) return [];
  return [
    {
      key: message.clientId,
      id: null,
      clientId: message.clientId,
      isMine: true,
      text: message.text,
      file: null,
      audio: null,
      card: null,
      at: new Date().toISOString(),
      state: write.refused ? 'failed' : 'queued',
      ...(write.refused ? { reason: write.refused } : {}),
      write,
    },
  ];
}

/** What is on its way in the open conversation, below the stored messages; each once, wherever it is at the moment. */
export const $pendingMessages = combine(
  { thread: $thread, outgoing: $outgoing, writes: $waitingWrites, rows: history.$rows },
  ({ thread, outgoing, writes, rows }): readonly PendingMessage[] => {
    if (thread === null || (outgoing.length === 0 && writes.length === 0)) return [];
    const known = new Set(rows.map(({ clientId }) => clientId));
    const here = [
      ...outgoing
        .filter((item) => isSameThread(item.thread, thread))
        .map((item) => ofOutgoing(item, isHeld(item, outgoing, writes))),
      ...writes.flatMap((write) => ofWaiting(write, thread)),
    ].filter(({ clientId }) => !known.has(clientId) && known.add(clientId));
    // What waits in the outbox was written before what still waits here.
    return here.toSorted((one, other) => rankOf(one) - rankOf(other));
  },
);

const rankOf = ({ state, item }: PendingMessage) =>
  item !== undefined && ['waiting', 'sending', 'queued'].includes(state) ? 1 : 0;

/** Stored messages without those that are being deleted. */
export const $storedMessages = combine(
  { rows: history.$rows, removed: removal.$pending },
  ({ rows, removed }): readonly Message[] =>
    removed.size === 0 ? rows : rows.filter(({ id }) => !removed.has(id!)),
);
