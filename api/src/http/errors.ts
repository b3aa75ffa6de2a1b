import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLost } from '#db/server/lost-connection.ts';
import { StorageAway } from '#ports/storage.ts';
import { translatedError } from '#texts/error-messages.ts';
import { messageForLog } from './error-log.ts';
import { languageOf } from './language.ts';
import { DomainError } from './domain-error.ts';
import { noteRefusal } from './observe.ts';

const byStatus: Record<number, ConstructorParameters<typeof DomainError>> = {
  400: ['validation', 'The request could not be read.'],
  413: ['payloadTooLarge', 'The request is too large.'],
  415: ['unsupportedMediaType', 'Send JSON, a form or multipart data.'],
  503: ['unavailable', 'The server is busy at the moment. Please try again in a few seconds.'],
};

/** Codes of PostgreSQL for writes that met another one; nothing of them is written. */
const collisions: Record<string, ConstructorParameters<typeof DomainError>> = {
  // What a row refers to was removed between the check and the write.
  '23503': ['notFound', 'This is no longer there.'],
  // Two transactions waited for each other; PostgreSQL ends one of them.
  '40P01': ['conflict', 'This was changed at the same moment. Please try again.'],
};

/** Codes of PostgreSQL and of the system for a write that found no room; nothing of it is written. */
const NO_ROOM = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** An operator has to make room, which takes longer than a start of the database. */
const ROOM_AFTER_S = 60;
/** PostgreSQL: `out_of_memory`. */
const NO_MEMORY = '53200';

function domainErrorOf(error: FastifyError): DomainError {
  if (error instanceof DomainError) return error;
  const known = error.statusCode === undefined ? undefined : byStatus[error.statusCode];
  if (known) return new DomainError(...known);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new DomainError('validation', 'The request could not be read.', { status: error.statusCode });
  }
  const collision = collisions[error.code ?? ''];
  if (collision) return new DomainError(...collision);
  if (NO_ROOM.has(error.code))
    return new DomainError(
      'unavailable',
      'There is no room to store this at the moment. Please try again in a few minutes.',
      { retryAfterSeconds: ROOM_AFTER_S },
    );
  if (error.code === NO_MEMORY) return new DomainError(...byStatus[503]!);
  if (error instanceof StorageAway)
    return new DomainError('unavailable', 'Files cannot be reached at the moment. Please try again.');
  if (isConnectionLost(error)) {
    return new DomainError('unavailable', 'The database cannot be reached at the moment. Please try again.');
  }
  return new DomainError('internal', 'Something went wrong on our side. Please try again.');
}

/** Answers an address that cannot be read; no hook runs for it, so that what each answer carries is given. */
export const refuseAddress =
  (headersOf: (request: FastifyRequest) => Record<string, string>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = domainErrorOf(error);
    void reply
      .code(refusal.status)
      .headers({ ...headersOf(request), 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
      .send(translatedError(languageOf(request), refusal.envelope()));
  };

/** One envelope for everything that goes wrong, unknown paths and methods included. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = domainErrorOf(error);
    noteRefusal(request, refusal.key);
    if (NO_ROOM.has(error.code))
      request.log.error({ err: error, event: 'disk_full' }, `the disk is full: ${messageForLog(error)}`);
    else if (refusal.status >= 500)
      // What is refused on purpose, as by a process that is starting, is no fault.
      request.log[error instanceof DomainError ? 'warn' : 'error'](
        { err: error, event: 'request_failed' },
        messageForLog(error),
      );
    else if (error.code in collisions)
      request.log.warn({ err: error, event: 'request_collided' }, messageForLog(error));
    // The library ends the connection in the middle of a body that is too large: a proxy in front may then lose this answer.
    if (refusal.status === 413) reply.header('connection', 'keep-alive');
    const { retryAfterSeconds } = refusal;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .send(translatedError(languageOf(request), refusal.envelope()));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const others = (['GET', 'POST', 'DELETE'] as const).filter((method) =>
      app.hasRoute({ method, url: path }),
    );
    const refusal = others.length
      ? new DomainError('methodNotAllowed', `This path answers ${others.join(' and ')} only.`)
      : new DomainError('notFound', 'There is nothing at this address.');
    noteRefusal(request, refusal.key);
    if (others.length) reply.header('allow', others.join(', '));
    return reply.code(refusal.status).send(translatedError(languageOf(request), refusal.envelope()));
  });
}
