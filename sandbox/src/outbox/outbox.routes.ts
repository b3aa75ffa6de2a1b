import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { IdentityError } from '../identity-error.ts';
import { requireOperator } from '../operator.ts';
import { escapeHtml, page, pagePolicy } from '../pages/page.ts';
import { isOwnName } from './own-name.ts';
import type { OutboxMessage, Outbox } from './outbox.ts';

function row(message: OutboxMessage): string {
  const time = new Date(message.sentAt).toISOString();
  const kind = message.channel === 'mail' ? 'Mail' : 'Text message';
  const link = message.link
    ? `<p><a href="${escapeHtml(message.link)}">${escapeHtml(message.link)}</a></p>`
    : '';
  const shown = message.html
    ? `<p><a href="/sandbox/outbox/${encodeURIComponent(message.id)}">As a mail program shows it</a></p>`
    : '';
  const code = message.code ? `<p class="code">${escapeHtml(message.code)}</p>` : '';
  return `<li><article>
<h2>${escapeHtml(message.subject ?? kind)}</h2>
<dl><dt>Kind</dt><dd>${kind}</dd><dt>To</dt><dd>${escapeHtml(message.to)}</dd><dt>Sent</dt><dd><time datetime="${time}">${time}</time></dd></dl>
<p dir="auto">${escapeHtml(message.text)}</p>${code}${link}${shown}
</article></li>`;
}

/** What the back end would have sent itself. */
const letter = z.object({
  id: z.string().max(100),
  channel: z.enum(['mail', 'sms']),
  to: z.string().max(400),
  subject: z.string().max(1000).default(''),
  text: z.string().max(20_000),
  html: z.string().max(100_000).optional(),
});

/** A mail carries its own style and shows the logo of the site; nothing runs. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `POST /sandbox/outbox` with the operator's token: a letter of the back end.
 * `GET /sandbox/outbox/{id}`: a mail as mail programs show it.
 * `GET /sandbox/outbox`: what would have been mailed and texted, as a page; as JSON for `Accept: application/json` or `.json`. */
export function outboxRoutes(
  app: FastifyInstance,
  { outbox, adminToken, publicUrl }: { outbox: Outbox; adminToken: string; publicUrl: string },
): void {
  /** A name of another site may lead to this machine, and that site's pages must not read codes. */
  function requireOwnName({ headers }: FastifyRequest): void {
    const named = String(headers['x-forwarded-host'] ?? headers.host ?? '');
    if (!isOwnName(named, publicUrl)) throw new IdentityError('PERMISSION_DENIED', 403);
  }

  app.post('/sandbox/outbox', async (request) => {
    requireOperator(request, adminToken);
    const parsed = letter.safeParse(request.body);
    if (!parsed.success) throw new IdentityError('INVALID_ARGUMENT');
    const { id, channel, to, subject, text, html } = parsed.data;
    const link = /https?:\/\/\S+/.exec(text)?.[0];
    const code = /\b\d{6}\b/.exec(`${subject} ${text}`)?.[0];
    await outbox.send({
      id,
      channel,
      to,
      text,
      ...(html ? { html } : {}),
      ...(subject ? { subject } : {}),
      ...(link ? { link } : {}),
      ...(code ? { code } : {}),
    });
    return {};
  });

  app.get<{ Params: { id: string } }>('/sandbox/outbox/:id', async (request, reply) => {
    requireOwnName(request);
    const found = outbox.list().find(({ id }) => id === request.params.id);
    if (!found?.html) throw new IdentityError('NOT_FOUND', 404);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', letterPolicy)
      .send(found.html);
  });

  app.get('/sandbox/outbox.json', async (request, reply) => {
    requireOwnName(request);
    return reply.header('cache-control', 'no-store').send({ messages: outbox.list() });
  });

  app.get('/sandbox/outbox', async (request, reply) => {
    requireOwnName(request);
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    const accepted = request.headers.accept ?? '';
    if (accepted.includes('application/json') && !accepted.includes('text/html')) {
      return reply.send({ messages: outbox.list() });
    }
    const messages = outbox.list();
    const list = messages.length
      ? `<ol>${messages.map(row).join('\n')}</ol>`
      : '<p>Nothing was sent yet. Ask for a new password or a sign-in code, then reload this page.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(
        page({
          title: 'Outbox of the sandbox',
          body: `<p class="note">On this machine no mail and no text message leaves; they wait here, newest first.</p>${list}`,
        }),
      );
  });
}
