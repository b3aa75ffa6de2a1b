import { gatewayRow } from '@lintel/api-contract';
import type { Config } from '#config/config.ts';
import type { Gateway, PaymentsPort } from '#ports/payments.ts';
import { flutterwave } from './flutterwave.ts';
import { createGateway, type GatewayAdapter } from './gateway-adapter.ts';
import { paypal } from './paypal.ts';
import { paystack } from './paystack.ts';
import { razorpay } from './razorpay.ts';
import { stripe } from './stripe.ts';

const adapters: Record<Gateway, GatewayAdapter<string, string | undefined>> = {
  Stripe: stripe,
  Razorpay: razorpay,
  Paystack: paystack,
  Paypal: paypal,
  Flutterwave: flutterwave,
};

/** The gateways that the configuration has keys for. */
export const configuredGateways = ({ payments }: Pick<Config, 'payments'>): PaymentsPort =>
  Object.fromEntries(
    Object.entries(adapters).flatMap(([name, adapter]) => {
      const gateway = createGateway(adapter, payments[gatewayRow(name as Gateway).slug]);
      return gateway ? [[name, gateway]] : [];
    }),
  );
