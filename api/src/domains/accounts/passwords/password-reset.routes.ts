import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentFields } from '#http/body/body.ts';
import { networkOf } from '#http/network.ts';
import { DomainError } from '#http/domain-error.ts';
import type { PasswordResetService, ResetOutcome } from './password-reset.service.ts';
import { languageOfPage } from '#html-pages/page-language.ts';
import { pageHeaders } from '#html-pages/page-style.ts';
import type { Brand, PageFrame } from '#html-pages/page.ts';
import * as pages from '#domains/accounts/pages/password-reset.page.ts';

interface Dependencies {
  passwordReset: PasswordResetService;
  brand: () => Promise<Brand>;
}

const messages: Record<ResetOutcome, string> = {
  changed: 'Your password has been changed.',
  expired: 'This link does not work any more. Please ask for a new one.',
  length: 'The password must have between 8 and 200 characters.',
  common: 'Many people use this password. Please choose another one.',
  personal: 'The password must not contain your name or email address.',
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

/** The page behind the mailed link, and where its form goes (docs/spec/accounts.md#password-reset; not below /api). */
export function passwordResetRoutes(app: FastifyInstance, { passwordReset, brand }: Dependencies): void {
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).headers(pageHeaders).send(html);
  const frameOf = async (request: FastifyRequest, lang: unknown, token?: string): Promise<PageFrame> => ({
    brand: await brand(),
    language: languageOfPage(lang, request),
    address: token && `/reset-password?token=${encodeURIComponent(token)}`,
  });

  app.get('/reset-password', async (request, reply) => {
    const { token, lang } = await sentFields(request);
    const frame = await frameOf(request, lang, text(token));
    return (await passwordReset.isValid(text(token)))
      ? show(reply, 200, pages.formPage(frame, text(token)))
      : show(reply, 400, pages.expiredPage(frame));
  });

  app.post('/change-password', async (request, reply) => {
    const { token, password, re_password, lang } = await sentFields(request);
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    const frame = await frameOf(request, lang);
    const given = { token: text(token), password: text(password), rePassword: text(re_password) };
    const outcome = await passwordReset.change(given, networkOf(request.ip)).catch((error: unknown) => {
      if (!wantsPage || !(error instanceof DomainError)) throw error;
      return undefined;
    });
    if (outcome === undefined) return show(reply, 429, pages.tooOftenPage(frame));
    if (wantsPage) {
      if (outcome === 'changed') return show(reply, 200, pages.changedPage(frame));
      if (outcome === 'expired') return show(reply, 400, pages.expiredPage(frame));
      return show(
        reply,
        400,
        pages.formPage(await frameOf(request, lang, given.token), given.token, outcome),
      );
    }
    if (outcome === 'changed')
      return reply
        .header('cache-control', 'no-store')
        .send({ error: false, message: messages.changed, code: 200, data: null });
    throw new DomainError('validation', messages[outcome], {
      fields: { [refusedField[outcome] ?? 'token']: messages[outcome] },
    });
  });
}
