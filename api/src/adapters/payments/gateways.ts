import type { Config } from '#config/config.ts';
import type { PaymentKeys } from '#config/payments-config.ts';
import type { Gateway, PaymentGateway, PaymentsPort } from '#ports/payments.ts';
import { flutterwavePayments } from './flutterwave.ts';
import { paypalPayments } from './paypal.ts';
import { paystackPayments } from './paystack.ts';
import { razorpayPayments } from './razorpay.ts';
import { stripePayments } from './stripe.ts';

/** Undefined for a gateway without keys. */
const adapters: Record<Gateway, (keys: PaymentKeys) => PaymentGateway | undefined> = {
  Stripe: ({ stripe }) => stripe && stripePayments(stripe),
  Razorpay: ({ razorpay }) => razorpay && razorpayPayments(razorpay),
  Paystack: ({ paystack }) => paystack && paystackPayments(paystack),
  Paypal: ({ paypal }) => paypal && paypalPayments(paypal),
  Flutterwave: ({ flutterwave }) => flutterwave && flutterwavePayments(flutterwave),
};

/** The gateways that the configuration has keys for. */
export const configuredGateways = ({ payments }: Pick<Config, 'payments'>): PaymentsPort =>
  Object.fromEntries(
    Object.entries(adapters).flatMap(([name, adapter]) => {
      const gateway = adapter(payments);
      return gateway ? [[name, gateway]] : [];
    }),
  );
