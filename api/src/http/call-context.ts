import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, hashToken, tokenOf, type Caller, type Sessions } from './authentication.ts';
import { languageOf } from './language.ts';
import { networkOf } from './network.ts';

/** What a handler knows about the request beside its input. */
export interface CallContext {
  /** Set for active users with a valid token. */
  readonly caller: Caller | undefined;
  /** Owner of a valid token whose account has been deactivated. */
  readonly deactivated: Caller | undefined;
  /** Same for all requests of one user or one browser, and tells nothing else. */
  readonly visitor: Buffer;
  readonly ip: string;
  /** What limits per caller count: the address, or the /64 of an IPv6 address. */
  readonly network: string;
  /** As the client names itself; nothing to rely on. */
  readonly userAgent: string | undefined;
  /** Aborted when the client has gone before the answer. */
  readonly signal: AbortSignal;
  /** SHA-256 of the token in use. */
  readonly tokenHash: Buffer | undefined;
  /** Code of the language that the client shows, if it names one. */
  readonly language: string | undefined;
}
/** The context of a call that only users may make. */
export type UserContext = CallContext & { readonly caller: Caller };

/** Aborts when the connection closes before the answer is complete. */
function abortSignalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

interface Dependencies {
  readonly sessions: Sessions;
  /** Secret of this installation. */
  readonly pepper: string;
}

/** Who makes a request, from where, and in which language. */
export async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, pepper }: Dependencies,
): Promise<CallContext> {
  const caller = await callerOf(request, sessions);
  const token = tokenOf(request);
  const who = caller
    ? `user ${caller.userId}`
    : `visitor ${request.ip} ${request.headers['user-agent'] ?? ''}`;
  return {
    caller: caller?.isActive ? caller : undefined,
    deactivated: caller?.isActive === false ? caller : undefined,
    visitor: createHmac('sha256', pepper).update(who).digest().subarray(0, 16),
    ip: request.ip,
    network: networkOf(request.ip),
    userAgent: request.headers['user-agent'],
    signal: abortSignalOf(reply),
    tokenHash: token ? hashToken(token) : undefined,
    language: languageOf(request),
  };
}

/** What limits count: the user, or the network of a visitor. */
export const callerKey = ({ caller, network }: Pick<CallContext, 'caller' | 'network'>) =>
  caller ? `user ${caller.userId}` : network;
