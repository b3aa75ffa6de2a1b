import type { FastifyInstance, FastifyReply } from 'fastify';
import { sentFields } from '../../http/body.ts';
import { networkOf } from '../../http/network.ts';
import { Refusal } from '../../http/refusal.ts';
import type { AddressChangeService } from './address-change.service.ts';
import * as pages from './address-undo.page.ts';
import { pageHeaders, tooOftenPage } from './password-reset.page.ts';

interface Dependencies {
  addressChange: AddressChangeService;
  companyName: () => Promise<string>;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The page behind the link that takes a change of address back. The link shows a form, since mail scanners open links. */
export function addressUndoRoutes(app: FastifyInstance, { addressChange, companyName }: Dependencies): void {
  const path = '/api/undo-address-change';
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).headers(pageHeaders).send(html);

  app.get(path, async (request, reply) => {
    const { token } = await sentFields(request);
    const company = await companyName();
    return (await addressChange.isValid(text(token)))
      ? show(reply, 200, pages.undoPage(company, path, text(token)))
      : show(reply, 400, pages.expiredPage(company));
  });

  app.post(path, async (request, reply) => {
    const { token } = await sentFields(request);
    const company = await companyName();
    const done = await addressChange.undo(text(token), networkOf(request.ip)).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (done instanceof Refusal) return show(reply, done.status, tooOftenPage(company));
    return done
      ? show(reply, 200, pages.restoredPage(company))
      : show(reply, 400, pages.expiredPage(company));
  });
}
