import * as operations from '@lintel/api-contract';
import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '#ports/clock.ts';
import { demoWrites } from './demo/demo-writes.ts';
import { translatedConfirmation } from '#texts/confirmations/confirmations.ts';
import { translatedError } from '#texts/error-messages.ts';
import { requireUser, type Sessions } from './authentication.ts';
import { bodyLimitsOf } from '#http/body/body-limits.ts';
import { sentFields } from '#http/body/body.ts';
import { callerKey, contextOf, type CallContext, type UserContext } from './call-context.ts';
import type { Fields } from '#http/body/fields.ts';
import { fieldProblem } from './field-problem.ts';
import type { Body, Handler, Handlers, Input, UserHandler } from './handlers.ts';
import { inLanguage, languageOf, type ContentTranslations } from './language.ts';
import type { Limiter } from './limits.ts';
import { DomainError, tooManyRequests } from './domain-error.ts';
import { noteRefusal, observedCall } from './observe.ts';
import { atReplica, readsReplica } from './replica-reads.ts';
import type { UploadMemory } from '#http/body/upload-memory.ts';
import type { Observer } from '#telemetry/observer.ts';

export interface CallDependencies {
  readonly sessions: Sessions;
  /** Whether the site only shows what it can do. */
  readonly demoMode: () => Promise<boolean>;
  readonly clock: Clock;
  readonly limits: { readonly user: Limiter; readonly visitor: Limiter };
  /** Bounds what uploads hold in memory. */
  readonly uploadMemory: UploadMemory;
  /** Secret of this installation. */
  readonly pepper: string;
  /** The site's own texts in a language; undefined where they are used as written. */
  readonly contentTranslations: (language: string) => Promise<ContentTranslations | undefined>;
  /** Runs what visitors read, at a replica of the database. Without it there is none. */
  readonly reading?: (<T>(work: () => Promise<T>) => Promise<T>) | undefined;
  readonly observer: Observer;
  /** Checks every answer against its schema; for tests. */
  readonly checkAnswers?: boolean;
}

/** The first broken rule in words, since the wire has one message (docs/spec/wire-format.md#messages); all of them by field beside it. */
function validationError(error: z.ZodError): DomainError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= fieldProblem(issue);
  const [name, problem] = Object.entries(fields)[0] ?? ['request', 'is not valid'];
  return new DomainError('validation', `The field ${name} ${problem}.`, { fields });
}

function answerOf<N extends OperationName>(name: N, body: Body<N>): Fields | string {
  if (typeof body === 'string') return body;
  const { answer, style } = schemas[name];
  return {
    error: false,
    ...('shape' in answer && 'message' in answer.shape ? { message: 'Success' } : {}),
    ...(style === 'new' ? { code: 200 } : {}),
    ...(body as Fields),
  };
}

/** Our pages carry their own style and nothing else; forms may lead to a gateway. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** Older calls refuse with HTTP 200; what concerns the request as such keeps its status (docs/spec/wire-format.md#statuses). */
const legacyStatus = (refusal: DomainError) =>
  refusal.details.status === undefined && [400, 403, 404, 409, 413, 415].includes(refusal.status)
    ? 200
    : refusal.status;

/** Refusals that an operator wants to see: a caller tries what is not theirs, or too often. */
const SECURITY_KEYS: ReadonlySet<string> = new Set([
  'accountDeactivated',
  'forbidden',
  'identityProofInvalid',
  'invalidCredentials',
  'tooManyRequests',
  'youAreBlocked',
]);

/** Notes a refused call for an operator, without anything that the client sent. */
function logRejection(
  request: FastifyRequest,
  call: OperationName,
  { key }: DomainError,
  userId?: number,
): void {
  if (SECURITY_KEYS.has(key)) request.log.info({ event: 'call_refused', call, key, userId }, 'call refused');
}

async function refuseInDemoMode(
  name: OperationName,
  { caller }: CallContext,
  { demoMode }: CallDependencies,
) {
  const harmless = operations[name].method === 'GET' || demoWrites[name] === 'allowed' || !caller?.isDemo;
  if (harmless || !(await demoMode())) return;
  throw new DomainError('demoMode', 'This is not possible in the demonstration.');
}

/** Counts the request for its caller. Throws when there were too many. */
async function countRequest(context: CallContext, reply: FastifyReply, { limits }: CallDependencies) {
  const { caller, network } = context;
  const limiter = caller ? limits.user : limits.visitor;
  const { remaining, retryAfterSeconds } = await limiter.count(callerKey({ caller, network }));
  reply.header('x-ratelimit-remaining', Math.max(0, remaining));
  if (remaining < 0) throw tooManyRequests(retryAfterSeconds);
}

/**
 * Adds one call of the contract to the server. The caller, the limits and the right to call are checked before a byte of the
 * body is read; then validation, handler and envelope follow.
 */
export function serveCall<N extends OperationName>(
  app: FastifyInstance,
  name: N,
  handler: Handler<N> | UserHandler<N>,
  dependencies: CallDependencies,
): void {
  const { method, path } = operations[name];
  const { request: requestSchema, answer: answerSchema, access, style, clearable } = schemas[name];
  const { uploadMemory, checkAnswers, reading, observer } = dependencies;
  const limits = bodyLimitsOf(requestSchema);
  const contexts = new WeakMap<FastifyRequest, CallContext>();
  app.route({
    method,
    url: `/api/${path}`,
    bodyLimit: limits.text,
    async onRequest(request, reply) {
      const context = await contextOf(request, reply, dependencies);
      await countRequest(context, reply, dependencies);
      if (access === 'user') requireUser(context.caller ?? context.deactivated);
      const { caller, tokenHash, language } = context;
      if (caller && tokenHash && language)
        await dependencies.sessions.noteLanguage(tokenHash, caller, language);
      contexts.set(request, context);
    },
    async handler(request, reply) {
      const context = contexts.get(request)!;
      /** In the language of the client, where the site has its own words in it. */
      const translate = async <T>(answer: T): Promise<T> => {
        const language = languageOf(request);
        const words = language && (await dependencies.contentTranslations(language));
        if (!words) return answer;
        reply.header('content-language', language);
        return inLanguage(name, answer, words);
      };
      const share = uploadMemory.open(callerKey(context));
      reply.raw.once('close', share.release);
      try {
        await refuseInDemoMode(name, context, dependencies);
        const parsed = requestSchema.safeParse(await sentFields(request, { limits, share, kept: clearable }));
        if (!parsed.success) throw validationError(parsed.error);
        const task = async () => handler(parsed.data as Input<N>, context as UserContext);
        const body = await observedCall({ observer, request, name }, () =>
          readsReplica(name, context) ? atReplica(reading, task) : task(),
        );
        const answer = await translate(translatedConfirmation(context.language, answerOf(name, body)));
        if (checkAnswers) answerSchema.parse(answer);
        if (typeof answer === 'string') reply.headers(PAGE_HEADERS);
        return await reply.header('cache-control', 'no-store').send(answer);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        logRejection(request, name, error, context.caller?.userId);
        noteRefusal(request, error.key);
        const status = error.key === 'demoMode' || style === 'legacy' ? legacyStatus(error) : error.status;
        const envelope = translatedError(context.language, error.envelope());
        const { retryAfterSeconds } = error;
        if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
        // What a refusal shows of a thing, such as a teaser.
        const translated = envelope.data === undefined ? envelope : await translate(envelope);
        return reply.code(status).header('cache-control', 'no-store').send(translated);
      } finally {
        share.release();
      }
    },
  });
}

/** Adds the calls of several domains. */
export function serveCalls(app: FastifyInstance, domains: Handlers[], dependencies: CallDependencies): void {
  for (const [name, handler] of domains.flatMap((handlers) => Object.entries(handlers))) {
    serveCall(app, name as OperationName, handler as Handler<OperationName>, dependencies);
  }
}
