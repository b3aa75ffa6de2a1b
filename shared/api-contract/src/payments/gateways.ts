interface GatewayRow {
  /** As it writes itself. */
  readonly name: string;
  /** Last part of the address of its webhooks, and its name in the configuration. */
  readonly slug: string;
  /** Row of `get_payment_settings` that switches it on. */
  readonly setting: string;
  /** Its other rows there: settings whose values clients may read. */
  readonly publicSettings: readonly string[];
  /** Its row there with the currency of the site. */
  readonly currencyRow?: string;
  /** Call that starts a payment. */
  readonly call: 'create-payment-intent' | 'paypal' | 'flutterwave';
  /** Below `/api/`: where it sends the browser back. */
  readonly returnPath: 'app_payment_status' | 'flutterwave-payment-status';
  /** The same for apps that look for a word in the path. */
  readonly watchedPath?: 'app_payment_status/success';
  /** Whether web clients can confirm a payment in a form of their own. */
  readonly hasForm: boolean;
}

/**
 * Everything that depends on the gateway, on the wire and on screen. The first one that is on and has keys is used
 * (docs/spec/payments.md#gateways). Lists elsewhere derive from this table; what has to be written by hand does not compile without it.
 */
export const gatewayTable = {
  Stripe: {
    name: 'Stripe',
    slug: 'stripe',
    setting: 'stripe_gateway',
    publicSettings: ['stripe_publishable_key'],
    currencyRow: 'stripe_currency',
    call: 'create-payment-intent',
    returnPath: 'app_payment_status',
    hasForm: true,
  },
  Razorpay: {
    name: 'Razorpay',
    slug: 'razorpay',
    setting: 'razorpay_gateway',
    publicSettings: ['razor_key'],
    call: 'create-payment-intent',
    returnPath: 'app_payment_status',
    hasForm: false,
  },
  Paystack: {
    name: 'Paystack',
    slug: 'paystack',
    setting: 'paystack_gateway',
    publicSettings: ['paystack_public_key'],
    currencyRow: 'paystack_currency',
    call: 'create-payment-intent',
    returnPath: 'app_payment_status',
    watchedPath: 'app_payment_status/success',
    hasForm: false,
  },
  Paypal: {
    name: 'PayPal',
    slug: 'paypal',
    setting: 'paypal_gateway',
    publicSettings: ['paypal_business_id'],
    call: 'paypal',
    returnPath: 'app_payment_status',
    hasForm: false,
  },
  Flutterwave: {
    name: 'Flutterwave',
    slug: 'flutterwave',
    setting: 'flutterwave_status',
    publicSettings: [],
    call: 'flutterwave',
    returnPath: 'flutterwave-payment-status',
    hasForm: false,
  },
} as const satisfies Record<string, GatewayRow>;

/** As the wire names it. */
export type Gateway = keyof typeof gatewayTable;
/** In the order of precedence. */
export const gateways = Object.keys(gatewayTable) as [Gateway, ...Gateway[]];
/** The row of a gateway, without its exact texts. */
export const gatewayRow = (gateway: Gateway): GatewayRow => gatewayTable[gateway];
