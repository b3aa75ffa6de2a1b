import { CONFIRMATION_PATH } from '@lintel/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOfPage } from '#html-pages/page-language.ts';
import { pageHeaders } from '#html-pages/page-style.ts';
import type { Brand } from '#html-pages/page.ts';
import { sentFields } from '#http/body/body.ts';
import * as pages from './confirmation.page.ts';
import type { ConfirmationsService } from './confirmations.service.ts';

interface Dependencies {
  confirmations: ConfirmationsService;
  brand: () => Promise<Brand>;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The page behind the link that confirms a listing; the button of a push message posts to the same address. */
export function confirmationRoutes(app: FastifyInstance, { confirmations, brand }: Dependencies): void {
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).headers(pageHeaders).send(html);

  app.get(CONFIRMATION_PATH, async (request, reply) => {
    const { token, lang } = await sentFields(request);
    const frame = {
      brand: await brand(),
      language: languageOfPage(lang, request),
      address: `${CONFIRMATION_PATH}?token=${encodeURIComponent(text(token))}`,
    };
    const listing = await confirmations.ofLink(text(token));
    return listing
      ? show(reply, 200, pages.questionPage(frame, CONFIRMATION_PATH, text(token), listing.title))
      : show(reply, 400, pages.overPage(frame));
  });

  app.post(CONFIRMATION_PATH, async (request, reply) => {
    const { token, lang } = await sentFields(request);
    const frame = { brand: await brand(), language: languageOfPage(lang, request) };
    return (await confirmations.confirmByLink(text(token)))
      ? show(reply, 200, pages.confirmedPage(frame))
      : show(reply, 400, pages.overPage(frame));
  });
}
