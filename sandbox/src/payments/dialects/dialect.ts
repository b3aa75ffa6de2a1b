import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { PaymentKeys } from '../payment-keys.ts';
import type { Checkout, PaymentStore } from '../payment-store.ts';
import type { Signature, WebhookSender } from '../webhooks.ts';

/** What a payer does on the hosted page. */
export type PayerDecision = 'approve' | 'decline' | 'cancel';

export interface DialectContext {
  readonly store: PaymentStore;
  readonly keys: PaymentKeys;
  readonly sender: WebhookSender;
  readonly clock: Clock;
  /** Address of the hosted page of a checkout. */
  pageOf(gateway: Checkout['gateway'], id: string): string;
}

/** The protocol of one gateway. */
export interface Dialect {
  /** As it writes itself. */
  readonly name: string;
  routes(app: FastifyInstance, context: DialectContext): void;
  /** State of a checkout after the payer has approved; PayPal waits for the shop to capture. */
  readonly afterApproval: 'approved' | 'paid';
  /** Messages to the shop about what the payer did. */
  events(checkout: Checkout, decision: PayerDecision): object[];
  /** How its messages are signed. */
  readonly signature: Signature;
  /** Where the payer goes next. */
  back(checkout: Checkout, decision: 'approve' | 'cancel', keys: PaymentKeys): string;
  /** Price as the payer reads it. */
  price(checkout: Checkout): string;
}

/** An address with further parameters. */
export function withParameters(url: string, parameters: Record<string, string>): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  return target.href;
}

const ZERO_DECIMAL = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const THREE_DECIMAL = new Set('BHD JOD KWD OMR TND'.split(' '));

/** Smallest units as the payer reads them; a gateway may count some currencies in hundredths all the same. */
export function minorPrice({ amount, currency }: Checkout, inHundredths: readonly string[] = []): string {
  const code = currency.toUpperCase();
  if (ZERO_DECIMAL.has(code) && !inHundredths.includes(code)) return `${amount} ${code}`;
  const decimals = THREE_DECIMAL.has(code) ? 3 : 2;
  return `${(Number(amount) / 10 ** decimals).toFixed(decimals)} ${code}`;
}

/** HMAC as hexadecimal digits. */
export const hmac = (algorithm: 'sha256' | 'sha512', key: string, text: string) =>
  createHmac(algorithm, key).update(text).digest('hex');

export const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

export const refuse = (reply: FastifyReply, status: number, body: object) => reply.status(status).send(body);
