import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml, page, pagePolicy } from '../pages/page.ts';
import { isAllowedTarget } from './action-links.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityParts } from './identity.ts';

const offeredAccounts = 8;

/** Hands the signed assertion to the window that opened this one, in the form the SDK waits for. */
const script = `'use strict';
const asked = new URLSearchParams(location.search);
const status = document.querySelector('[role=status]');

async function choose(body) {
  const answer = await fetch('/sandbox/google/token', { method: 'POST', body: new URLSearchParams(body) });
  const result = await answer.json();
  if (!answer.ok) { status.textContent = result.error.message; return; }
  const urlResponse = new URL('http://localhost/');
  urlResponse.searchParams.set('providerId', asked.get('providerId'));
  urlResponse.searchParams.set('id_token', result.id_token);
  const authEvent = { type: asked.get('authType'), eventId: asked.get('eventId'), urlResponse: urlResponse.href,
    sessionId: 'local', postBody: null, tenantId: null, error: null };
  if (!window.opener) { status.textContent = 'The page that opened this window is gone. Close it and try again.'; return; }
  window.opener.postMessage({ kind: 'local-auth-event', ev: authEvent }, new URL(asked.get('redirectUrl')).origin);
}

for (const button of document.querySelectorAll('button[data-email]')) {
  button.addEventListener('click', () => choose({ email: button.dataset.email, name: button.dataset.name }));
}
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  choose(new FormData(event.target));
});
`;

const query = z.object({
  authType: z.enum(['signInViaPopup', 'linkViaPopup', 'reauthViaPopup']),
  eventId: z.string().min(1),
  providerId: z.literal('google.com'),
  redirectUrl: z.string(),
});
const person = z.object({ email: z.email(), name: z.string().max(200).default('') });

const choice = ({
  email = '',
  displayName = '',
}: {
  email?: string | undefined;
  displayName?: string | undefined;
}) =>
  `<li><button class="choice" type="button" data-email="${escapeHtml(email)}" data-name="${escapeHtml(displayName)}"><strong>${escapeHtml(displayName || email)}</strong>${escapeHtml(email)}</button></li>`;

/** The window that a Google button opens: choose an account. A stub for Google's account chooser. */
export function googleChooserRoutes(app: FastifyInstance, identity: IdentityParts): void {
  app.get('/sandbox/google-chooser.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );

  app.get('/emulator/auth/handler', async (request, reply) => {
    const asked = query.safeParse(request.query);
    if (!asked.success) throw new IdentityError('INVALID_ARGUMENT : this page is opened by a sign-in button');
    if (!isAllowedTarget(asked.data.redirectUrl, identity.publicOrigin)) {
      throw new IdentityError('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
    }
    const known = identity.accounts.list(offeredAccounts);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .header('cross-origin-opener-policy', 'unsafe-none')
      .send(
        page({
          title: 'Choose an account',
          script: '/sandbox/google-chooser.js',
          body: `<p class="note">This window stands in for Google on this machine. Nobody is asked for a password.</p>
<ul>${known.map(choice).join('\n')}</ul>
<form><label>E-mail <input name="email" type="email" required autocomplete="off"></label>
<label>Name <input name="name" required autocomplete="off"></label><button>Continue</button></form>
<p role="status"></p>`,
        }),
      );
  });

  app.post('/sandbox/google/token', async (request) => {
    const chosen = person.safeParse(request.body);
    if (!chosen.success) throw new IdentityError('INVALID_EMAIL');
    return { id_token: await identity.google.assert(chosen.data) };
  });
}
