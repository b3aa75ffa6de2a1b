import type { FastifyInstance, FastifyReply } from 'fastify';
import { sentFields } from '#http/body/body.ts';
import { networkOf } from '#http/network.ts';
import { DomainError } from '#http/domain-error.ts';
import type { AddressChangeService } from './address-change.service.ts';
import * as pages from '#domains/accounts/pages/address-undo.page.ts';
import { languageOfPage } from '#html-pages/page-language.ts';
import { pageHeaders } from '#html-pages/page-style.ts';
import type { Brand } from '#html-pages/page.ts';
import { tooOftenPage } from '#domains/accounts/pages/password-reset.page.ts';

interface Dependencies {
  addressChange: AddressChangeService;
  brand: () => Promise<Brand>;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The page behind the link that takes a change of address back. The link shows a form, since mail scanners open links. */
export function addressUndoRoutes(app: FastifyInstance, { addressChange, brand }: Dependencies): void {
  const path = '/api/undo-address-change';
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).headers(pageHeaders).send(html);

  app.get(path, async (request, reply) => {
    const { token, lang } = await sentFields(request);
    const frame = {
      brand: await brand(),
      language: languageOfPage(lang, request),
      address: `${path}?token=${encodeURIComponent(text(token))}`,
    };
    return (await addressChange.isValid(text(token)))
      ? show(reply, 200, pages.undoPage(frame, path, text(token)))
      : show(reply, 400, pages.expiredPage(frame));
  });

  app.post(path, async (request, reply) => {
    const { token, lang } = await sentFields(request);
    const frame = { brand: await brand(), language: languageOfPage(lang, request) };
    const done = await addressChange.undo(text(token), networkOf(request.ip)).catch((error: unknown) => {
      if (error instanceof DomainError) return error;
      throw error;
    });
    if (done instanceof DomainError) return show(reply, done.status, tooOftenPage(frame));
    return done ? show(reply, 200, pages.restoredPage(frame)) : show(reply, 400, pages.expiredPage(frame));
  });
}
