import type { ApiError, Operation } from '@lintel/api-contract';
import type { Delivery, DeliveryOptions, Notice, WaitingWrites } from '@lintel/contract';
import { retryDelay, toApiError } from '@lintel/model-kit';
import { translateDeferred } from '#locales/deferred-texts.ts';
import type { Caller } from '#user/user-state.ts';
import { createEntries, type OutboxEntry, type TextShelf } from './outbox-entries.ts';

export interface OutboxPorts {
  storage: TextShelf;
  request(operation: Operation<unknown, unknown>, parameters: unknown): Promise<unknown>;
  caller(): Caller | null;
  notify(notice: Notice): void;
  errorText(error: ApiError): string;
  /** Runs it unless another tab does so already; two tabs must not send the same thing. */
  alone(run: () => Promise<void>): Promise<void>;
}

export interface Outbox {
  deliver(
    operation: Operation<unknown, unknown>,
    parameters: unknown,
    options: DeliveryOptions,
  ): Promise<Delivery>;
  /** Sends what waits, in order, until the network is gone again. */
  flush(): Promise<void>;
  /** What waits, for the user to see and to take back. */
  waiting: WaitingWrites;
  /** The user signed out: waiting writes are deleted. */
  forget(): void;
}

/** Two tabs never make the same one; `randomUUID` is missing on plain http. */
const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

/** No answer came, so the call may be made again later; it may have arrived, and is of a kind that does no harm twice. */
const isLost = ({ kind }: ApiError) => kind === 'offline' || kind === 'timeout';

/** Writes that wait for the network: kept in the browser, in order, one per key, sent once. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { storage, request, caller, notify, errorText, alone } = ports;
  /** Number of the newest delivery of each key, so that an older one that fails late does not replace it. */
  const newest = new Map<string, number>();
  let count = 0;
  /** Failed attempts since something last went through. */
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const entries = createEntries(storage, () => caller()?.userId);
  /** Refused ones wait for their user, not for the network. */
  const due = (): OutboxEntry[] => entries.own().filter(({ refused }) => refused === undefined);

  /** False when the browser has no room, or forbids storage: the entry does not wait. */
  function keep(entry: OutboxEntry): boolean {
    const isFirst = due().length === 0;
    if (!entries.put(entry)) return false;
    if (isFirst) notify({ tone: 'info', text: translateDeferred('outbox.kept') });
    scheduleRetry();
    return true;
  }
  function scheduleRetry(): void {
    clearTimeout(timer);
    // Also for browsers that do not notice that the network is back, or say so too early.
    timer = setTimeout(() => void flush(), retryDelay(attempts));
    attempts += 1;
  }

  async function send(entry: OutboxEntry): Promise<'sent' | 'refused' | 'lost'> {
    try {
      await request(entry.operation, entry.parameters);
      entries.remove(entry.id);
      return 'sent';
    } catch (thrown) {
      const error = toApiError(thrown);
      // 401: the session decides what becomes of it. Overload and faults pass.
      if (isLost(error) || error.retryable || error.status === 401) return 'lost';
      const why = errorText(error);
      if (entry.keepsRefused) entries.refuse(entry.id, why);
      else entries.remove(entry.id);
      notify({ tone: 'danger', text: translateDeferred('outbox.refused', { why }) });
      return 'refused';
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    await alone(async () => {
      let sent = 0;
      for (;;) {
        const [entry] = due();
        if (!entry) break;
        const outcome = await send(entry);
        if (outcome === 'lost') {
          scheduleRetry();
          break;
        }
        attempts = 0;
        if (outcome === 'sent') sent += 1;
      }
      if (sent > 0) notify({ tone: 'success', text: translateDeferred('outbox.sent', { count: sent }) });
    });
  }

  async function takeBack(id: string): Promise<boolean> {
    const found = () => entries.own().find((entry) => entry.id === id);
    const take = () => found() !== undefined && entries.remove(id);
    if (found()?.refused !== undefined) return take();
    let isTaken = false;
    // While something is being sent, in whichever tab, this one may be on its way.
    await alone(async () => void (isTaken = take()));
    return isTaken;
  }

  return {
    flush,
    waiting: { get: entries.shown, subscribe: entries.subscribe, takeBack },
    forget() {
      clearTimeout(timer);
      entries.forget();
    },
    async deliver(operation, parameters, { key, title, keepsRefused }) {
      const who = caller();
      count += 1;
      const mine = count;
      newest.set(key, mine);
      const entry = () => ({
        id: newId(),
        key,
        title,
        keepsRefused,
        userId: who!.userId,
        operation,
        parameters,
      });
      const waiting = who ? due() : [];
      // Not before what was asked for earlier, unless there is no room to wait in.
      if (waiting.length > 0 && keep(entry())) {
        void flush();
        return 'queued';
      }
      try {
        await request(operation, parameters);
        for (const one of waiting) if (one.key === key) entries.remove(one.id);
        return 'delivered';
      } catch (thrown) {
        const error = toApiError(thrown);
        // Who has left meanwhile leaves nothing behind.
        if (!who || caller()?.userId !== who.userId || !isLost(error)) throw error;
        if (newest.get(key) === mine && !keep(entry())) throw error;
        return 'queued';
      }
    },
  };
}
