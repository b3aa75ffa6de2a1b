import { z } from 'zod';
import type { Money, PaymentEvent, PaymentGateway, PaymentState } from '#ports/payments.ts';
import { callGateway, GatewayError, header, readJson } from './gateway-http.ts';
import { majorText, moneyOf } from '#domains/payments/money.ts';
import type { GatewayAdapter } from './gateway-adapter.ts';

const token = z.object({ access_token: z.string(), expires_in: z.number() });
const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ value: z.string(), currency_code: z.string() }),
});
const order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z.object({ captures: z.array(capture).optional() }).optional(),
      }),
    )
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});
const message = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    custom_id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }) }).optional(),
  }),
});
const verification = z.object({ verification_status: z.string() });

/** Undefined for events that change nothing here. */
function eventOf({ id, event_type: type, resource }: z.infer<typeof message>): PaymentEvent | undefined {
  if (type === 'CHECKOUT.ORDER.APPROVED') return { id, name: { orderId: resource.id }, state: 'ask' };
  if (!type.startsWith('PAYMENT.CAPTURE.')) return undefined;
  const orderId = resource.supplementary_data?.related_ids.order_id;
  return { id, name: { reference: resource.custom_id, orderId }, state: 'ask' };
}

function stateOf({ status, purchase_units: units }: z.infer<typeof order>): PaymentState {
  const captured = units
    ?.flatMap(({ payments }) => payments?.captures ?? [])
    .find((one) => one.status === 'COMPLETED');
  if (captured) {
    const { value, currency_code } = captured.amount;
    return { status: 'paid', money: moneyOf(Number(value), currency_code), paymentId: captured.id };
  }
  return { status: status === 'VOIDED' ? 'failed' : 'pending' };
}

const refusal = z.object({ details: z.array(z.object({ issue: z.string() })) });

/** Whether PayPal refuses to capture because the payer's card or account is declined. */
function isDeclined(error: unknown): boolean {
  const parsed = refusal.safeParse(error instanceof GatewayError ? readJson(error.answer) : undefined);
  return parsed.success && parsed.data.details.some(({ issue }) => issue === 'INSTRUMENT_DECLINED');
}

/** PayPal refuses amounts with decimals in these currencies, though they have a smaller unit. */
const WHOLE = new Set(['HUF', 'TWD']);
const amountOf = (money: Money) => {
  const text = majorText(money);
  return {
    currency_code: money.currency,
    value: WHOLE.has(money.currency) ? text.replace(/\.00$/, '') : text,
  };
};

/** Before it runs out, since the answer takes a moment too. Milliseconds. */
const TOKEN_MARGIN_MS = 60_000;
const SIGNATURE_HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;
const CERTIFICATE = SIGNATURE_HEADERS.cert_url;

/** Certificates lie at PayPal, or where the configured address of PayPal is. */
function isOwnCertificate(address: string, paypal: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  return origin === new URL(paypal).origin || (protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname));
}

type Key = 'clientId' | 'clientSecret' | 'webhookId';

function paypalPayments(
  { clientId, clientSecret, webhookId }: Record<Key, string>,
  url: string,
): PaymentGateway {
  let known: { authorization: string; until: number } | undefined;

  async function authorization(): Promise<string> {
    if (known && known.until > Date.now()) return known.authorization;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const made = await callGateway(
      {
        method: 'POST',
        url: `${url}/v1/oauth2/token`,
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      token,
    );
    known = {
      authorization: `Bearer ${made.access_token}`,
      until: Date.now() + made.expires_in * 1000 - TOKEN_MARGIN_MS,
    };
    return known.authorization;
  }

  async function call<T>(
    method: 'GET' | 'POST',
    path: string,
    schema: z.ZodType<T>,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const attempt = async () =>
      callGateway(
        { method, url: url + path, headers: { authorization: await authorization(), ...headers }, body },
        schema,
      );
    const isFresh = known === undefined;
    return attempt().catch((error: unknown) => {
      if (!(error instanceof GatewayError) || error.status !== 401) throw error;
      known = undefined;
      // revoked before its time: another one may do
      if (isFresh) throw error;
      return attempt();
    });
  }

  const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  return {
    async createCheckout({ reference, money, description, returnUrl, cancelUrl }) {
      const made = await call(
        'POST',
        '/v2/checkout/orders',
        order,
        {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: 'package',
              custom_id: reference,
              description,
              amount: amountOf(money),
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                return_url: returnUrl,
                cancel_url: cancelUrl,
                user_action: 'PAY_NOW',
                shipping_preference: 'NO_SHIPPING',
              },
            },
          },
        },
        { 'paypal-request-id': reference },
      );
      const page = made.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      return {
        orderId: made.id,
        redirectUrl: page?.href,
        response: { id: made.id, status: made.status },
      };
    },

    async fetchStatus({ orderId, reference }) {
      if (!orderId) return { status: 'pending' };
      const found = await call('GET', orderPath(orderId), order).catch((error: unknown) => {
        // PayPal forgets an order that no payer approves; no money comes, and our own time limit ends it.
        if (error instanceof GatewayError && error.status === 404) return undefined;
        throw error;
      });
      if (!found) return { status: 'pending' };
      if (found.status !== 'APPROVED') return stateOf(found);
      const settled = await call(
        'POST',
        `${orderPath(orderId)}/capture`,
        order,
        {},
        {
          'paypal-request-id': `${reference}-capture`,
        },
      ).catch((error: unknown) => {
        // The order stays approved, and would be declined each time until PayPal forgets it after days.
        if (isDeclined(error)) return undefined;
        throw error;
      });
      return settled ? stateOf(settled) : { status: 'failed' };
    },

    async readWebhook(body, sent, concerns) {
      const parsed = message.safeParse(readJson(body.toString()));
      const fields = Object.entries(SIGNATURE_HEADERS).map(([name, from]) => [name, header(sent, from)]);
      const isSigned = fields.every(([, value]) => value) && isOwnCertificate(header(sent, CERTIFICATE), url);
      if (!parsed.success || !isSigned) return 'rejected';
      const event = eventOf(parsed.data);
      if (!event || !(await concerns(event.name))) return 'unproven';
      const asked = JSON.stringify({ ...Object.fromEntries(fields), webhook_id: webhookId });
      // PayPal signs a checksum of the exact text, which parsing and writing it again could change.
      const splicedIn = `${asked.slice(0, -1)},"webhook_event":${body.toString()}}`;
      const path = '/v1/notifications/verify-webhook-signature';
      const answer = await call('POST', path, verification, splicedIn);
      return answer.verification_status === 'SUCCESS' ? event : 'rejected';
    },
  };
}

/** PayPal Orders v2 over REST. An approved order brings no money until it is captured, which `fetchStatus` does. */
export const paypal: GatewayAdapter<Key> = {
  keys: ['clientId', 'clientSecret', 'webhookId'],
  url: 'https://api-m.paypal.com',
  create: paypalPayments,
};
