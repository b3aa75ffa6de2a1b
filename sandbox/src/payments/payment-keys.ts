import { z } from 'zod';

const key = z.string().min(8).optional();

/** The same names as the back end reads. Without them the sandbox offers no gateway. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: key,
  RAZORPAY_KEY_ID: key,
  RAZORPAY_KEY_SECRET: key,
  RAZORPAY_WEBHOOK_SECRET: key,
  PAYSTACK_SECRET_KEY: key,
  PAYPAL_CLIENT_ID: key,
  PAYPAL_CLIENT_SECRET: key,
  PAYPAL_WEBHOOK_ID: key,
  FLUTTERWAVE_SECRET_KEY: key,
  FLUTTERWAVE_WEBHOOK_HASH: key,
  /** Origin of the back end; messages go to its `/webhook/<gateway>`. */
  WEBHOOK_ORIGIN: z.url().optional(),
};
const schema = z.object(paymentVariables);

/** Keys of all gateways, and where their messages go. */
export type PaymentKeys = { readonly [Name in keyof typeof paymentVariables]-?: string };

/** Undefined unless everything is set. */
export function paymentKeys(env: z.output<typeof schema>): PaymentKeys | undefined {
  const values = Object.fromEntries(
    Object.keys(paymentVariables).map((name) => [name, env[name as keyof PaymentKeys]]),
  );
  return Object.values(values).every(Boolean) ? (values as PaymentKeys) : undefined;
}
