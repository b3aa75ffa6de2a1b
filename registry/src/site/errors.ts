import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '#store/registry-error.ts';
import { INERT } from '#site/lock/security-headers.ts';

/** Answers an address that cannot even be read; hooks do not run for those. */
export function refuseAddress(_error: Error, _request: unknown, reply: FastifyReply): void {
  void reply
    .code(400)
    .headers({ 'content-security-policy': INERT, 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('This is no address.');
}

/** Answers what is wrong with a request; of an error of this server only the log has the details. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request: FastifyRequest, reply) => {
    // Nothing is live yet, which an operator can change.
    if (error instanceof RegistryError) return reply.code(503).send({ message: error.message });
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: error.message });
    request.log.error({ err: error }, 'request failed');
    return reply.code(status).send({ message: 'Something went wrong here. Please try again.' });
  });
}
