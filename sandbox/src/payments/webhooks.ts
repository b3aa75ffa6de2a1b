import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Gateway, PaymentKeys } from './payment-keys.ts';
import { newId, type Checkout, type WebhookDelivery, type PaymentStore } from './payment-store.ts';

/** How messages are to arrive from now on, so that tests can see whether the shop copes. */
export const behaviour = z.object({
  /** Milliseconds before the first attempt. */
  delay: z.number().min(0).default(0),
  /** Further copies of every message. */
  duplicates: z.number().int().min(0).max(10_000).default(0),
  /** Later messages of one payment overtake earlier ones. */
  reversed: z.boolean().default(false),
  /** The text is changed after signing. */
  tampered: z.boolean().default(false),
  /** What payers pay instead of what they were asked for: amount as the gateway counts, currency. */
  arrives: z.object({ amount: z.string().optional(), currency: z.string().optional() }).default({}),
});
export type WebhookBehaviour = z.output<typeof behaviour>;

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;
const MOST_ATTEMPTS = 12;
const AT_ONCE = 8;
const REQUEST_TIMEOUT_MS = 10_000;

/** Headers that prove who sent a message. Its time is the machine's, since the shop compares it with its own. */
export type Signature = (
  message: WebhookDelivery,
  signer: { readonly keys: PaymentKeys; readonly privateKey: string; readonly now: number },
) => Record<string, string>;

/** Messages to the shop: kept until it has taken them, repeated with growing pauses. */
export function webhookSender({
  store,
  keys,
  signatures,
  clock,
}: {
  store: PaymentStore;
  keys: PaymentKeys;
  signatures: Readonly<Record<Gateway, Signature>>;
  clock: Clock;
}) {
  let current = behaviour.parse({});
  let pumping: Promise<void> | undefined;
  let stopped = false;

  async function deliver(one: WebhookDelivery): Promise<void> {
    const { privateKey } = store.read();
    const taken = await fetch(`${keys.WEBHOOK_ORIGIN}/webhook/${one.gateway}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signatures[one.gateway](one, { keys, privateKey, now: Date.now() }),
      },
      body: one.tampered ? one.body.replace(/\d/, '9') + ' ' : one.body,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    await store.change((draft) => {
      const waiting = draft.deliveries.find(({ id }) => id === one.id);
      if (!waiting) return;
      waiting.attempts += 1;
      waiting.nextAt = clock() + Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (waiting.attempts - 1));
      if (taken || waiting.attempts >= MOST_ATTEMPTS)
        draft.deliveries = draft.deliveries.filter(({ id }) => id !== one.id);
    });
  }

  async function deliverDue(): Promise<void> {
    for (;;) {
      const due = store
        .read()
        .deliveries.filter(({ nextAt }) => nextAt <= clock())
        .slice(0, AT_ONCE);
      if (due.length === 0 || stopped) return;
      await Promise.all(due.map(deliver));
    }
  }

  const pump = () => {
    pumping ??= deliverDue().finally(() => (pumping = undefined));
    return pumping;
  };
  const timer = setInterval(() => void pump().catch(() => undefined), 250);
  timer.unref();

  return {
    behave(next: WebhookBehaviour): void {
      current = next;
    },
    /** What is paid otherwise than it was asked for. */
    arrives({ amount, currency }: Checkout): Pick<Checkout, 'amount' | 'currency'> {
      return { amount: current.arrives.amount ?? amount, currency: current.arrives.currency ?? currency };
    },
    /** Queues messages about one payment, on disk before the payer goes on. */
    async enqueueWebhooks(gateway: Gateway, bodies: object[]): Promise<void> {
      const ordered = current.reversed ? bodies.toReversed() : bodies;
      await store.change((draft) => {
        ordered.forEach((body, index) => {
          const event = newId();
          for (let copy = 0; copy <= current.duplicates; copy += 1) {
            draft.deliveries.push({
              id: `${event} ${copy}`,
              gateway,
              body: JSON.stringify(body),
              tampered: current.tampered,
              attempts: 0,
              nextAt: clock() + current.delay + index,
            });
          }
        });
      });
      void pump().catch(() => undefined);
    },
    waiting: () => store.read().deliveries.length,
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await pumping?.catch(() => undefined);
    },
  };
}
export type WebhookSender = ReturnType<typeof webhookSender>;
