import type { PaymentKeys } from '#config/payments-config.ts';
import type { Gateway } from '#ports/payments.ts';

interface GatewayRow {
  /** Last part of the address of its webhooks, and its name in the configuration. */
  readonly slug: keyof PaymentKeys;
  /** Setting that switches it on. */
  readonly setting: string;
  /** Settings whose values clients may read, beside the switch. */
  readonly publicSettings: readonly string[];
  /** Whether `create-payment-intent` serves it; the others have a call of their own. */
  readonly servesIntent: boolean;
  /** Below `/api/`: where it sends the browser back. */
  readonly returnPath: 'app_payment_status' | 'flutterwave-payment-status';
  /** The same for apps that look for a word in the path. */
  readonly watchedPath: 'app_payment_status/success' | undefined;
  /** Whether web clients can confirm a payment in a form of their own. */
  readonly hasForm: boolean;
}

/**
 * Everything that depends on the gateway. The first one that is on and has keys is used (docs/spec/payments.md#gateways). Lists elsewhere derive from this table; a gateway without a row does not compile.
 */
export const gatewayTable = {
  Stripe: {
    slug: 'stripe',
    setting: 'stripe_gateway',
    publicSettings: ['stripe_publishable_key'],
    servesIntent: true,
    returnPath: 'app_payment_status',
    watchedPath: undefined,
    hasForm: true,
  },
  Razorpay: {
    slug: 'razorpay',
    setting: 'razorpay_gateway',
    publicSettings: ['razor_key'],
    servesIntent: true,
    returnPath: 'app_payment_status',
    watchedPath: undefined,
    hasForm: false,
  },
  Paystack: {
    slug: 'paystack',
    setting: 'paystack_gateway',
    publicSettings: ['paystack_public_key'],
    servesIntent: true,
    returnPath: 'app_payment_status',
    watchedPath: 'app_payment_status/success',
    hasForm: false,
  },
  Paypal: {
    slug: 'paypal',
    setting: 'paypal_gateway',
    publicSettings: ['paypal_business_id'],
    servesIntent: false,
    returnPath: 'app_payment_status',
    watchedPath: undefined,
    hasForm: false,
  },
  Flutterwave: {
    slug: 'flutterwave',
    setting: 'flutterwave_status',
    publicSettings: [],
    servesIntent: false,
    returnPath: 'flutterwave-payment-status',
    watchedPath: undefined,
    hasForm: false,
  },
} as const satisfies Record<Gateway, GatewayRow>;

type Row = (typeof gatewayTable)[Gateway];

/** Settings of all gateways that `get_payment_settings` answers. */
export type GatewaySetting = Row['setting'] | Row['publicSettings'][number];

/** In the order of precedence. */
export const gatewayNames = Object.keys(gatewayTable) as Gateway[];

export const gatewaySettings: readonly GatewaySetting[] = Object.values(gatewayTable).flatMap(
  ({ setting, publicSettings }) => [setting, ...publicSettings],
);

export const intentGateways: readonly Gateway[] = gatewayNames.filter(
  (name) => gatewayTable[name].servesIntent,
);

/** The gateway whose webhooks arrive at `/webhook/<slug>`. */
export const gatewayOfSlug = (slug: string): Gateway | undefined =>
  gatewayNames.find((name) => gatewayTable[name].slug === slug);

/** Addresses at which browsers come back, each once. */
export const returnPaths: readonly string[] = [
  ...new Set(
    Object.values(gatewayTable)
      .flatMap(({ returnPath, watchedPath }) => [returnPath, watchedPath ?? returnPath])
      .map((path) => `/api/${path}`),
  ),
];
