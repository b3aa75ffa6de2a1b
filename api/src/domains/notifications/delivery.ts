import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { PushPort } from '#ports/push.ts';
import type { Transport } from '#ports/transport.ts';
import { LONGEST_PAUSE_MS, renewClaims } from './outbox-claims.queries.ts';
import * as messages from './outbox.queries.ts';
import * as pushes from './push-outbox.queries.ts';

/** Taken at once. Mail servers want few connections at a time. */
const PUSHES_AT_ONCE = 50;
const MESSAGES_AT_ONCE = 5;
const RENEW_INTERVAL_MS = 2000;
/** How long back ends of the release before leave alone what was taken. */
const LEASE_MS = 120_000;
/** The pause after the first failure doubles up to the longest; after the last attempt a message is given up. */
const FIRST_PAUSE_MS = 2000;
const MOST_ATTEMPTS = 12;
const IDLE_MS = 1000;

interface Dependencies {
  db: Database;
  clock: Clock;
  /** Undefined: this channel is closed, so nothing waits for it. */
  push: PushPort | undefined;
  mail: Transport | undefined;
  sms: Transport | undefined;
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** When a message that failed comes again. */
function next(now: Date, attempts: number) {
  if (attempts >= MOST_ATTEMPTS) return { givenUpAt: now };
  return { at: after(now, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))) };
}

/**
 * Brings what the outboxes hold to the vendors: at least once, under an id that stays the same, so that a receiver can
 * tell a repetition after a crash between sending and noting it.
 */
export function delivery({ db, clock, push, mail, sms }: Dependencies) {
  async function deliverPush(row: pushes.PushRow) {
    try {
      const message = { device: row.fcm_id, title: row.title, body: row.body, data: row.data };
      const outcome = push ? await push.send(message) : 'sent';
      if (outcome === 'unregistered') await pushes.removeDevice(db, row.fcm_id);
      else if (outcome === 'refused')
        await pushes.postponePush(db, row.id, 'refused by the vendor', { givenUpAt: clock.now() });
      else await pushes.removePush(db, row.id);
    } catch (error) {
      await pushes.postponePush(db, row.id, reasonOf(error), next(clock.now(), row.attempts));
    }
  }

  async function deliverMessage({
    id,
    channel,
    recipient,
    subject,
    body,
    html,
    attempts,
  }: messages.OutboxRow) {
    const transport = channel === 'mail' ? mail : sms;
    try {
      if (!transport) throw new Error(`nobody delivers ${channel}`);
      await transport.deliver({ id, to: recipient, subject, body, html: html ?? undefined });
      await messages.markSent(db, id, clock.now());
    } catch (error) {
      await messages.postponeMessage(db, id, reasonOf(error), next(clock.now(), attempts));
    }
  }

  /** Delivers what was taken, which stays this process's meanwhile; answers how many that were. */
  async function deliverAll<R extends { readonly id: number }>(
    outbox: 'mail_outbox' | 'push_outbox',
    due: readonly R[],
    deliver: (row: R) => Promise<void>,
  ): Promise<number> {
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const renewal = setInterval(
      () => void renewClaims(db, outbox, ids).catch(() => undefined),
      RENEW_INTERVAL_MS,
    );
    // All of them end before one's failure counts: the others are still claimed.
    const outcomes = await Promise.allSettled(due.map(deliver));
    clearInterval(renewal);
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
    return ids.length;
  }

  return {
    /** Delivers what is due; answers how many that were. */
    async pushes(): Promise<number> {
      const now = clock.now();
      const due = await pushes.claimPushes(db, now, after(now, LEASE_MS), PUSHES_AT_ONCE);
      return deliverAll('push_outbox', due, deliverPush);
    },
    /** Delivers what is due; answers how many that were. */
    async messages(): Promise<number> {
      const now = clock.now();
      const due = await messages.claimMessages(db, now, after(now, LEASE_MS), MESSAGES_AT_ONCE);
      return deliverAll('mail_outbox', due, deliverMessage);
    },
  };
}

export type DeliveryService = ReturnType<typeof delivery>;

/** Runs both deliveries until stopped: at once again while there is something, else once a second. */
export function startDelivery(deliveries: DeliveryService, log: FastifyBaseLogger) {
  let stopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  function again(run: () => Promise<number>, ms: number) {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const turn = run()
        .then(
          (count) => again(run, count > 0 ? 0 : IDLE_MS),
          (error: unknown) => {
            log.warn({ err: error, event: 'delivery_failed' }, 'delivery failed');
            again(run, IDLE_MS);
          },
        )
        .finally(() => running.delete(turn));
      running.add(turn);
    }, ms);
    timers.add(timer);
  }
  again(deliveries.pushes, 0);
  again(deliveries.messages, 0);
  return {
    /** Lets what is on its way arrive. */
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
