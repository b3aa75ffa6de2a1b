import { createPublicKey, randomUUID, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId, type Checkout } from '../payment-store.ts';
import { basic, refuse, withParameters, type Dialect, type DialectContext } from './dialect.ts';

const orderBody = z.object({
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().default(''),
        description: z.string().default(''),
        amount: z.object({ currency_code: z.string(), value: z.string() }),
      }),
    )
    .length(1),
  payment_source: z
    .object({
      paypal: z.object({ experience_context: z.object({ return_url: z.string(), cancel_url: z.string() }) }),
    })
    .optional(),
});
const signed = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
});

/** Currencies whose amounts PayPal refuses with decimals. */
const WHOLE = new Set(['HUF', 'JPY', 'TWD']);

const captureObject = (one: Checkout) => ({
  id: one.paymentId,
  status: 'COMPLETED',
  amount: { currency_code: one.currency, value: one.amount },
  final_capture: true,
  custom_id: one.reference,
  supplementary_data: { related_ids: { order_id: one.id } },
});
const statuses = {
  open: 'PAYER_ACTION_REQUIRED',
  approved: 'APPROVED',
  paid: 'COMPLETED',
  cancelled: 'VOIDED',
};

const orderObject = (one: Checkout, url: string) => ({
  id: one.id,
  intent: 'CAPTURE',
  status: statuses[one.status],
  purchase_units: [
    {
      reference_id: 'package',
      custom_id: one.reference,
      amount: { currency_code: one.currency, value: one.amount },
      ...(one.status === 'paid' ? { payments: { captures: [captureObject(one)] } } : {}),
    },
  ],
  links: [{ href: url, rel: 'payer-action', method: 'GET' }],
});

const event = (event_type: string, resource: object) => ({
  id: newId('WH-'),
  event_version: '1.0',
  event_type,
  resource_type: 'checkout-order',
  resource,
});

/** The text of `webhook_event` as it was sent: the signature covers its exact bytes. */
function eventText(raw: string): string {
  const at = raw.indexOf('"webhook_event":');
  return at < 0 ? '' : raw.slice(at + '"webhook_event":'.length, raw.lastIndexOf('}'));
}

/** What PayPal signs. */
const signedText = (id: string, time: string, webhookId: string, body: string) =>
  `${id}|${time}|${webhookId}|${crc32(Buffer.from(body))}`;

export const paypal: Dialect = {
  name: 'PayPal',
  afterApproval: 'approved',
  price: ({ amount, currency }) => `${amount} ${currency}`,
  events: (one, decision) =>
    decision === 'approve' ? [event('CHECKOUT.ORDER.APPROVED', orderObject(one, ''))] : [],
  signature({ body }, { keys, privateKey, now }) {
    const id = randomUUID();
    const time = new Date(now).toISOString();
    const text = signedText(id, time, keys.PAYPAL_WEBHOOK_ID, body);
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('sha256', Buffer.from(text), privateKey).toString('base64'),
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/local',
    };
  },
  back: ({ returnUrl, cancelUrl, id }, decision) =>
    decision === 'approve'
      ? withParameters(returnUrl, { token: id, PayerID: 'LOCALPAYER' })
      : withParameters(cancelUrl, { token: id }),

  routes(app, { store, keys, clock, sender, pageOf }: DialectContext) {
    const tokens = new Set<string>();
    const error = (reply: FastifyReply, status: number, name: string, issue?: string) =>
      refuse(reply, status, {
        name,
        message: name,
        debug_id: newId(),
        ...(issue ? { details: [{ issue }] } : {}),
      });
    const allowed = (request: FastifyRequest, reply: FastifyReply) => {
      if (tokens.has(request.headers.authorization ?? '')) return true;
      void error(reply, 401, 'AUTHENTICATION_FAILURE');
      return false;
    };

    app.post('/v1/oauth2/token', async (request, reply) => {
      if (request.headers.authorization !== basic(keys.PAYPAL_CLIENT_ID, keys.PAYPAL_CLIENT_SECRET))
        return refuse(reply, 401, {
          error: 'invalid_client',
          error_description: 'Client Authentication failed',
        });
      const token = newId('A21AA');
      tokens.add(`Bearer ${token}`);
      return { access_token: token, token_type: 'Bearer', expires_in: 32_400, scope: '' };
    });

    app.post('/v2/checkout/orders', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const asked = orderBody.safeParse(request.body);
      if (!asked.success) return error(reply, 400, 'INVALID_REQUEST');
      const [unit] = asked.data.purchase_units;
      const { currency_code: currency, value } = unit!.amount;
      if (WHOLE.has(currency) && value.includes('.'))
        return error(reply, 422, 'UNPROCESSABLE_ENTITY', 'DECIMALS_NOT_SUPPORTED');
      const context = asked.data.payment_source?.paypal.experience_context;
      const made = await store.start(
        {
          id: newId().slice(0, 17).toUpperCase(),
          gateway: 'paypal',
          reference: unit!.custom_id,
          amount: value,
          currency,
          description: unit!.description,
          returnUrl: context?.return_url ?? '',
          cancelUrl: context?.cancel_url ?? '',
          insideApp: false,
        },
        'CAP',
        clock(),
        request.headers['paypal-request-id']?.toString(),
      );
      return reply.status(201).send(orderObject(made, pageOf('paypal', made.id)));
    });

    app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', async (request, reply) => {
      if (!allowed(request, reply)) return reply;
      const found = store.find('paypal', request.params.id);
      return found ? orderObject(found, pageOf('paypal', found.id)) : error(reply, 404, 'RESOURCE_NOT_FOUND');
    });

    app.register(async (scope) => {
      // PayPal's own SDK captures with a JSON body of no bytes; the content of the body is not used
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _text, done) => done(null));
      scope.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', async (request, reply) => {
        if (!allowed(request, reply)) return reply;
        const found = store.find('paypal', request.params.id);
        if (!found) return error(reply, 404, 'RESOURCE_NOT_FOUND');
        if (found.status === 'paid') return reply.status(200).send(orderObject(found, ''));
        if (found.status !== 'approved')
          return error(reply, 422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
        const paid = (await store.move('paypal', found.id, 'paid')) ?? { ...found, status: 'paid' as const };
        await sender.enqueueWebhooks('paypal', [event('PAYMENT.CAPTURE.COMPLETED', captureObject(paid))]);
        return reply.status(201).send(orderObject(paid, ''));
      });
    });

    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
      scope.post('/v1/notifications/verify-webhook-signature', async (request, reply) => {
        if (!allowed(request, reply)) return reply;
        const raw = String(request.body);
        const asked = signed.safeParse(JSON.parse(raw));
        if (!asked.success) return error(reply, 400, 'INVALID_REQUEST');
        const { transmission_id, transmission_time, transmission_sig, webhook_id } = asked.data;
        const text = signedText(transmission_id, transmission_time, webhook_id, eventText(raw));
        const isGenuine =
          webhook_id === keys.PAYPAL_WEBHOOK_ID &&
          verify(
            'sha256',
            Buffer.from(text),
            createPublicKey(store.read().privateKey),
            Buffer.from(transmission_sig, 'base64'),
          );
        return { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' };
      });
    });
  },
};
