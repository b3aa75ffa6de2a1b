import type { Config } from '../../config/config.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { flutterwavePayments } from './flutterwave.ts';
import { paypalPayments } from './paypal.ts';
import { paystackPayments } from './paystack.ts';
import { razorpayPayments } from './razorpay.ts';
import { stripePayments } from './stripe.ts';

/** The gateways that the configuration has keys for. */
export function configuredGateways({ payments: keys }: Config): PaymentsPort {
  return {
    ...(keys.stripe && { Stripe: stripePayments(keys.stripe) }),
    ...(keys.razorpay && { Razorpay: razorpayPayments(keys.razorpay) }),
    ...(keys.paystack && { Paystack: paystackPayments(keys.paystack) }),
    ...(keys.paypal && { Paypal: paypalPayments(keys.paypal) }),
    ...(keys.flutterwave && { Flutterwave: flutterwavePayments(keys.flutterwave) }),
  };
}
