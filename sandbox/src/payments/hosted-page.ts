import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml, page, pagePolicy } from '../pages/page.ts';
import type { Dialect, DialectContext } from './dialects/dialect.ts';
import { gateways, type Gateway } from './payment-keys.ts';
import type { Checkout } from './payment-store.ts';

const address = z.object({ gateway: z.enum(gateways), id: z.string().max(200) });
const choice = z.object({ decision: z.enum(['approve', 'decline', 'cancel']) });
const button = (decision: string, text: string) =>
  `<button name="decision" value="${decision}">${text}</button>`;

function body(one: Checkout, { name, price }: Dialect, declined: boolean): string {
  const about = `<p class="note">This page stands in for ${name} on this machine. No money moves.</p>
<dl><dt>For</dt><dd>${escapeHtml(one.description || 'Your order')}</dd><dt>Amount</dt><dd>${escapeHtml(price(one))}</dd></dl>`;
  if (one.status === 'paid' || one.status === 'cancelled')
    return `${about}<p role="status">This payment is ${one.status}. You can close the page.</p>`;
  return `${about}${declined ? '<p role="alert">The payment was declined. You can try again.</p>' : ''}
<form method="post">${button('approve', 'Pay')} ${button('decline', 'Let it be declined')} ${button('cancel', 'Cancel')}</form>`;
}

/** The page on which a payer decides. Works without scripts. */
export function hostedPages(
  app: FastifyInstance,
  dialects: Record<Gateway, Dialect>,
  { store, keys, sender }: DialectContext,
): void {
  const show = (one: Checkout, declined: boolean) => {
    const dialect = dialects[one.gateway];
    return page({ title: `Pay with ${dialect.name}`, body: body(one, dialect, declined) });
  };
  const find = (parameters: unknown) => {
    const asked = address.safeParse(parameters);
    return asked.success ? store.find(asked.data.gateway, asked.data.id) : undefined;
  };
  // Some browsers check where a form leads after it was answered, too; a gateway leads back to any shop.
  const policy = pagePolicy.replace("form-action 'self'", 'form-action *');

  app.get('/sandbox/pay/:gateway/:id', async (request, reply) => {
    const found = find(request.params);
    if (!found) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(show(found, 'declined' in (request.query as object)));
  });

  app.post('/sandbox/pay/:gateway/:id', async (request, reply) => {
    const found = find(request.params);
    const chosen = choice.safeParse(request.body);
    if (!found || !chosen.success) return reply.callNotFound();
    const { decision } = chosen.data;
    const here = `/sandbox/pay/${found.gateway}/${encodeURIComponent(found.id)}`;
    const dialect = dialects[found.gateway];
    if (decision === 'decline') {
      await sender.enqueueWebhooks(found.gateway, dialect.events(found, decision));
      return reply.redirect(`${here}?declined`, 303);
    }
    const status = decision === 'approve' ? dialect.afterApproval : 'cancelled';
    const paid = decision === 'approve' ? sender.arrives(found) : {};
    const moved = await store.move(found.gateway, found.id, status, paid);
    if (!moved) return reply.redirect(here, 303);
    await sender.enqueueWebhooks(found.gateway, dialect.events(moved, decision));
    // what is paid inside an app leads nowhere
    const back = moved.returnUrl ? dialect.back(moved, decision, keys) : here;
    return reply.redirect(back, 303);
  });
}
