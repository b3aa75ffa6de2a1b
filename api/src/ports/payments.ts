import type { Gateway } from '@lintel/api-contract';

/**
 * Glossary. *Gateway*: a company that takes money for us. *Checkout*: one attempt to pay, on a page of the gateway.
 * *Reference*: our unguessable name of the attempt, which the gateway sends back. *Order id*: the gateway's name of the
 * attempt. *Payment id*: its name of the money that arrived.
 */
export type { Gateway };

/** An exact amount: whole smallest units of the currency (cents; yen). */
export interface Money {
  readonly minor: number;
  /** ISO code in capitals. */
  readonly currency: string;
}

export interface CheckoutOrder {
  readonly reference: string;
  readonly money: Money;
  readonly description: string;
  readonly customer: { readonly name: string; readonly email: string };
  /** Where the gateway sends the browser afterwards. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** `app`: the gateway's own component inside a mobile app; `web`: its hosted page. */
  readonly platform: 'web' | 'app';
}

export interface Checkout {
  readonly orderId: string;
  /** The gateway's page; undefined for apps that pay inside the app. */
  readonly redirectUrl: string | undefined;
  /** What the gateway answered, for clients that read it. Holds no secret of ours. */
  readonly response: Readonly<Record<string, unknown>>;
}

/** The gateway's state of an attempt. Only `paid` and `failed` are final. */
export type PaymentState =
  | { readonly status: 'pending' }
  | { readonly status: 'failed' }
  | { readonly status: 'paid'; readonly money: Money; readonly paymentId: string };

/** How an attempt is found again: one of the two names is enough. */
export interface PaymentName {
  readonly reference?: string | undefined;
  readonly orderId?: string | undefined;
}

/** An attempt of ours; without an order id the gateway was never reached. */
export interface StartedName {
  readonly reference: string;
  readonly orderId: string | undefined;
}

/** A message of a gateway whose sender has been verified. */
export interface PaymentEvent {
  readonly id: string;
  readonly name: PaymentName;
  /** `ask`: the message proves too little, or a step of ours is due; {@link PaymentGateway.fetchStatus} decides. */
  readonly state: PaymentState | 'ask';
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** One gateway as the product sees it. */
export interface PaymentGateway {
  /** Starts an attempt. Repeating it with the same reference starts no second one where the gateway can tell. */
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** Asks what became of an attempt; finishes it where the gateway wants that. Throws when the gateway does not answer. */
  fetchStatus(name: StartedName): Promise<PaymentState>;
  /**
   * Reads a message from its exact bytes. `rejected`: not proved to come from the gateway; `irrelevant`: genuine and of no
   * interest; `unproven`: of no interest, its sender is unknown. A gateway that has to be asked whether a message is its own is asked
   * only about attempts that `concerns` knows as open, so that invented messages cost no question.
   */
  readWebhook(
    body: Buffer,
    headers: Headers,
    concerns: (name: PaymentName) => Promise<boolean>,
  ): Promise<PaymentEvent | 'rejected' | 'irrelevant' | 'unproven'>;
}

/** The gateways that this installation has keys for. */
export type PaymentsPort = Readonly<Partial<Record<Gateway, PaymentGateway>>>;
