// @ts-check
import { randomBytes } from 'node:crypto';

const KEYS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'PAYSTACK_SECRET_KEY',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'FLUTTERWAVE_SECRET_KEY',
  'FLUTTERWAVE_WEBHOOK_HASH',
];
const URLS = ['STRIPE_URL', 'RAZORPAY_URL', 'PAYSTACK_URL', 'PAYPAL_URL', 'FLUTTERWAVE_URL'];

/**
 * Variables with which back end and sandbox trust each other as shop and gateway. The keys are new at every start: no user
 * needs them, and messages that still wait are signed when they are sent.
 * @param {{ sandbox: string, api: string }} origins @returns {Record<string, string>}
 */
export const localPayments = ({ sandbox, api }) => ({
  ...Object.fromEntries(KEYS.map((name) => [name, `local_${randomBytes(16).toString('hex')}`])),
  ...Object.fromEntries(URLS.map((name) => [name, sandbox])),
  WEBHOOK_ORIGIN: api,
});
