import { z } from 'zod';
import { address, isLocal } from './environment.ts';

const key = z.string().min(8, 'must have at least 8 characters').optional();

/** Environment variables of the gateways. A gateway without its keys is not there. */
export const paymentVariables = {
  STRIPE_URL: address.optional(),
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: key,
  RAZORPAY_URL: address.default('https://api.razorpay.com'),
  RAZORPAY_KEY_ID: key,
  RAZORPAY_KEY_SECRET: key,
  RAZORPAY_WEBHOOK_SECRET: key,
  PAYSTACK_URL: address.default('https://api.paystack.co'),
  PAYSTACK_SECRET_KEY: key,
  PAYPAL_URL: address.default('https://api-m.paypal.com'),
  PAYPAL_CLIENT_ID: key,
  PAYPAL_CLIENT_SECRET: key,
  PAYPAL_WEBHOOK_ID: key,
  FLUTTERWAVE_URL: address.default('https://api.flutterwave.com'),
  FLUTTERWAVE_SECRET_KEY: key,
  FLUTTERWAVE_WEBHOOK_HASH: key,
};

const schema = z.object(paymentVariables);
type Variables = z.output<typeof schema>;

export interface FlutterwaveKeys {
  readonly url: string;
  readonly secretKey: string;
  /** Comes back in every webhook as it is. */
  readonly webhookHash: string;
}

export interface PaypalKeys {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
}

export interface PaystackKeys {
  readonly url: string;
  /** Signs webhooks too. */
  readonly secretKey: string;
}

export interface RazorpayKeys {
  readonly url: string;
  /** Public. */
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

export interface StripeKeys {
  /** Undefined: Stripe itself. */
  readonly url: string | undefined;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export interface PaymentKeys {
  readonly stripe: StripeKeys | undefined;
  readonly razorpay: RazorpayKeys | undefined;
  readonly paystack: PaystackKeys | undefined;
  readonly paypal: PaypalKeys | undefined;
  readonly flutterwave: FlutterwaveKeys | undefined;
}

/** The keys of each gateway, or undefined where one is missing. */
export function paymentKeys(env: Variables): PaymentKeys {
  return {
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? { url: env.STRIPE_URL, secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET }
        : undefined,
    razorpay:
      env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET && env.RAZORPAY_WEBHOOK_SECRET
        ? {
            url: env.RAZORPAY_URL,
            keyId: env.RAZORPAY_KEY_ID,
            keySecret: env.RAZORPAY_KEY_SECRET,
            webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
          }
        : undefined,
    paystack: env.PAYSTACK_SECRET_KEY
      ? { url: env.PAYSTACK_URL, secretKey: env.PAYSTACK_SECRET_KEY }
      : undefined,
    paypal:
      env.PAYPAL_CLIENT_ID && env.PAYPAL_CLIENT_SECRET && env.PAYPAL_WEBHOOK_ID
        ? {
            url: env.PAYPAL_URL,
            clientId: env.PAYPAL_CLIENT_ID,
            clientSecret: env.PAYPAL_CLIENT_SECRET,
            webhookId: env.PAYPAL_WEBHOOK_ID,
          }
        : undefined,
    flutterwave:
      env.FLUTTERWAVE_SECRET_KEY && env.FLUTTERWAVE_WEBHOOK_HASH
        ? {
            url: env.FLUTTERWAVE_URL,
            secretKey: env.FLUTTERWAVE_SECRET_KEY,
            webhookHash: env.FLUTTERWAVE_WEBHOOK_HASH,
          }
        : undefined,
  };
}

/** Names of the variables that point a gateway with keys at this machine, i.e. at the sandbox. */
export function localGateways(env: Variables): string[] {
  const keys = paymentKeys(env);
  const variables = {
    stripe: 'STRIPE_URL',
    razorpay: 'RAZORPAY_URL',
    paystack: 'PAYSTACK_URL',
    paypal: 'PAYPAL_URL',
    flutterwave: 'FLUTTERWAVE_URL',
  } satisfies Record<keyof PaymentKeys, keyof Variables>;
  return Object.entries(variables).flatMap(([name, variable]) =>
    isLocal(keys[name as keyof PaymentKeys]?.url ?? '') ? [variable] : [],
  );
}
