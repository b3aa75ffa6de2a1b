import type { FastifyInstance, FastifyReply } from 'fastify';
import { sentFields } from '../../http/body.ts';
import { networkOf } from '../../http/network.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PasswordResetService, ResetOutcome } from './password-reset.service.ts';
import * as pages from './password-reset.page.ts';

interface Dependencies {
  passwordReset: PasswordResetService;
  companyName: () => Promise<string>;
}

const messages: Record<ResetOutcome, string> = {
  changed: 'Your password has been changed.',
  expired: 'This link does not work any more. Please ask for a new one.',
  length: 'The password must have between 8 and 200 characters.',
  common: 'Many people use this password. Please choose another one.',
  personal: 'The password must not contain your name or e-mail address.',
  different: 'The passwords do not match.',
};

const refusedField: Partial<Record<ResetOutcome, string>> = {
  expired: 'token',
  length: 'password',
  common: 'password',
  personal: 'password',
  different: 're_password',
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The page behind the mailed link, and where its form goes (wire contract 15; not below /api). */
export function passwordResetRoutes(
  app: FastifyInstance,
  { passwordReset, companyName }: Dependencies,
): void {
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).headers(pages.pageHeaders).send(html);

  app.get('/reset-password', async (request, reply) => {
    const { token } = await sentFields(request);
    const company = await companyName();
    return (await passwordReset.isValid(text(token)))
      ? show(reply, 200, pages.formPage(company, text(token)))
      : show(reply, 400, pages.expiredPage(company));
  });

  app.post('/change-password', async (request, reply) => {
    const { token, password, re_password } = await sentFields(request);
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    const company = await companyName();
    const given = { token: text(token), password: text(password), rePassword: text(re_password) };
    const outcome = await passwordReset.change(given, networkOf(request.ip)).catch((error: unknown) => {
      if (!wantsPage || !(error instanceof Refusal)) throw error;
      return undefined;
    });
    if (outcome === undefined) return show(reply, 429, pages.tooOftenPage(company));
    if (wantsPage) {
      if (outcome === 'changed') return show(reply, 200, pages.changedPage(company));
      if (outcome === 'expired') return show(reply, 400, pages.expiredPage(company));
      return show(reply, 400, pages.formPage(company, given.token, outcome));
    }
    if (outcome === 'changed')
      return reply
        .header('cache-control', 'no-store')
        .send({ error: false, message: messages.changed, code: 200, data: null });
    throw new Refusal('validation', messages[outcome], {
      fields: { [refusedField[outcome] ?? 'token']: messages[outcome] },
    });
  });
}
