import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observer } from '#telemetry/observer.ts';
import { observed } from '#telemetry/observed.ts';
import { asWork, type Work } from '#telemetry/work.ts';

/** The name of what no route answers. */
const UNKNOWN = 'unknown';

const works = new WeakMap<FastifyRequest, Work>();
const refusals = new WeakMap<FastifyRequest, string>();

/** Notes why a request is refused. */
export const noteRefusal = (request: FastifyRequest, key: string): void => void refusals.set(request, key);

/** Makes each request a work, from its headers to the end of its answer, and lets the observer see it. */
export function observeRequests(app: FastifyInstance, observer: Required<Observer>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { id, method, headers, routeOptions } = request;
    const { url } = routeOptions;
    const work: Work = { kind: 'request', id, name: url ?? UNKNOWN, ...(url ? { method } : {}) };
    works.set(request, work);
    observer.began(work, headers);
    asWork(work, done);
  });
  // A body arrives by events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => asWork(works.get(request)!, done));
  app.addHook('onResponse', async (request, reply) => {
    const refusal = refusals.get(request);
    observer.ended(works.get(request)!, {
      seconds: reply.elapsedTime / 1000,
      status: reply.statusCode,
      ...(refusal === undefined ? {} : { refusal }),
    });
  });
}

/** Does the work of a call as part of its request. */
export function observedCall<T>(
  { observer, request, name }: { observer: Observer; request: FastifyRequest; name: string },
  task: () => Promise<T>,
): Promise<T> {
  const parent = works.get(request);
  return observed(observer, { kind: 'call', id: request.id, name, ...(parent ? { parent } : {}) }, task);
}
