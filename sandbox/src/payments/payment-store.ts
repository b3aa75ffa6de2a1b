import { generateKeyPairSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { openDocument } from '../storage/document.ts';
import { gateways, type Gateway } from './payment-keys.ts';

const checkout = z.object({
  /** The gateway's name of it. */
  id: z.string(),
  gateway: z.enum(gateways),
  /** The shop's name of it. */
  reference: z.string(),
  /** As the gateway counts: smallest units, or whole units as text with decimals. */
  amount: z.string(),
  currency: z.string(),
  description: z.string(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  status: z.enum(['open', 'approved', 'paid', 'cancelled']),
  /** Name of the money. */
  paymentId: z.string(),
  /** Number of the money, for gateways that count. */
  number: z.number(),
  /** Seconds since 1970. */
  created: z.number(),
  /** Stripe: an intent that an app pays; Razorpay: an order. */
  insideApp: z.boolean(),
});
export type Checkout = z.infer<typeof checkout>;

const delivery = z.object({
  id: z.string(),
  gateway: z.enum(gateways),
  body: z.string(),
  tampered: z.boolean(),
  attempts: z.number(),
  /** Milliseconds since 1970. */
  nextAt: z.number(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

const state = z.object({
  checkouts: z.array(checkout),
  deliveries: z.array(delivery),
  /** PEM; PayPal signs with it. */
  privateKey: z.string(),
  /** Idempotency key of the caller → id of the checkout. */
  repeated: z.record(z.string(), z.string()),
  next: z.number(),
});

const MAX_CHECKOUTS = 500;

export const newId = (prefix = '') => prefix + randomBytes(12).toString('hex');

/** Checkouts and messages that wait, on disk before they are confirmed. */
export async function openPaymentStore(folder: string) {
  const document = await openDocument({
    file: path.join(folder, 'payments.json'),
    schema: state,
    empty: { checkouts: [], deliveries: [], privateKey: '', repeated: {}, next: 1000 },
  });
  if (!document.read().privateKey) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await document.change((draft) => {
      draft.privateKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    });
  }
  return {
    read: document.read,
    change: document.change,
    find: (gateway: Gateway, id: string) =>
      document
        .read()
        .checkouts.find((one) => one.gateway === gateway && (one.id === id || one.reference === id)),

    /** Starts a checkout; the same idempotency key answers the same one. */
    start: (
      values: Omit<Checkout, 'status' | 'paymentId' | 'number' | 'created'>,
      paymentPrefix: string,
      now: number,
      idempotencyKey?: string,
    ) =>
      document.change((draft): Checkout => {
        const key = idempotencyKey && `${values.gateway} ${idempotencyKey}`;
        const known = key && draft.checkouts.find(({ id }) => id === draft.repeated[key]);
        if (known) return known;
        draft.next += 1;
        const made: Checkout = {
          ...values,
          status: 'open',
          paymentId: newId(paymentPrefix),
          number: draft.next,
          created: Math.floor(now / 1000),
        };
        if (key) draft.repeated[key] = made.id;
        draft.checkouts.unshift(made);
        draft.checkouts.length = Math.min(draft.checkouts.length, MAX_CHECKOUTS);
        return made;
      }),

    /** Moves a checkout on, with what was paid; answers it. Undefined when it is unknown or closed. */
    move: (
      gateway: Gateway,
      id: string,
      status: Checkout['status'],
      paid: Partial<Pick<Checkout, 'amount' | 'currency'>> = {},
    ) =>
      document.change((draft): Checkout | undefined => {
        const found = draft.checkouts.find((one) => one.gateway === gateway && one.id === id);
        if (!found || found.status === 'paid' || found.status === 'cancelled') return undefined;
        return Object.assign(found, paid, { status });
      }),
  };
}
export type PaymentStore = Awaited<ReturnType<typeof openPaymentStore>>;
