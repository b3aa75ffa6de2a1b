import type { FastifyError, FastifyInstance } from 'fastify';
import { refusalIn } from '../texts/refusals.ts';
import { messageForLog } from './error-log.ts';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';

const byStatus: Record<number, ConstructorParameters<typeof Refusal>> = {
  400: ['validation', 'The request could not be read.'],
  413: ['payloadTooLarge', 'The request is too large.'],
  415: ['unsupportedMediaType', 'Send JSON, a form or multipart data.'],
  503: ['unavailable', 'The server is busy at the moment. Please try again in a few seconds.'],
};

/** Connection and shutdown codes of PostgreSQL: the database is away for a moment, the request may be repeated. */
const AWAY = /^(08|57P0|53300|25006)|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT/;

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  const known = error.statusCode === undefined ? undefined : byStatus[error.statusCode];
  if (known) return new Refusal(...known);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal('validation', 'The request could not be read.', { status: error.statusCode });
  }
  const { code, message } = error;
  if (
    AWAY.test(code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect/.test(message)
  ) {
    return new Refusal('unavailable', 'The database cannot be reached at the moment. Please try again.');
  }
  return new Refusal('internal', 'Something went wrong on our side. Please try again.');
}

/** One envelope for everything that goes wrong, unknown paths and methods included. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500)
      request.log.error({ err: error, event: 'request_failed' }, messageForLog(error));
    const { retryAfterSeconds } = refusal.details;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .send(refusalIn(languageOf(request), refusal.envelope()));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const others = (['GET', 'POST', 'DELETE'] as const).filter((method) =>
      app.hasRoute({ method, url: path }),
    );
    const refusal = others.length
      ? new Refusal('methodNotAllowed', `This path answers ${others.join(' and ')} only.`)
      : new Refusal('notFound', 'There is nothing at this address.');
    if (others.length) reply.header('allow', others.join(', '));
    return reply.code(refusal.status).send(refusalIn(languageOf(request), refusal.envelope()));
  });
}
