import { randomUUID } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localPorts } from '#site/overrides/local-release.ts';
import { mixIn, mixRefusal, queryOf, type Mix, type MixPolicy } from '#site/overrides/overrides.ts';
import { isFromOwnMachine } from '#site/overrides/own-machine.ts';
import { addressOf } from '#site/responses/request-address.ts';
import { RegistryError } from '#store/registry-error.ts';

/** A random name that says nothing about the person; only given out while a lock is on trial. */
const VISITOR = 'lintel-visitor';
/** The mix that a link asked for, so that the next page of the same browser session has it too. */
const MIX = 'lintel-mix';
const MONTH_S = 30 * 24 * 60 * 60;

const cookiesOf = (request: FastifyRequest) => parseCookie(request.headers.cookie ?? '');

/** The visitor that a request names itself. */
export function visitorOf(request: FastifyRequest): string | null {
  const visitor = cookiesOf(request)[VISITOR];
  return visitor && /^[0-9a-f-]{36}$/.test(visitor) ? visitor : null;
}

/** The visitor of a page; a new one gets a name with the answer. */
export function welcome(request: FastifyRequest, reply: FastifyReply): string {
  const known = visitorOf(request);
  if (known) return known;
  const visitor = randomUUID();
  setCookie(request, reply, VISITOR, visitor, MONTH_S);
  return visitor;
}

/** What links may ask for. */
export interface MixRules {
  policy: MixPolicy;
  environment: string;
  /** Whether releases may come from servers on this machine. */
  localReleases: boolean;
}

/**
 * The mix that a page is wanted with: from its address, which the browser session then keeps, else from before. A link
 * that may not be used is an error with the reason; a kept one that may not be used any more is forgotten.
 */
export function wantedMix(
  request: FastifyRequest,
  reply: FastifyReply,
  { policy, environment, localReleases }: MixRules,
): Mix | null {
  const query = addressOf(request).searchParams;
  const mayHave = (mix: Mix) => localPorts(mix).length === 0 || (localReleases && isFromOwnMachine(request));
  const asked = mixIn(query);
  if (asked === 'reset') {
    forgetMix(request, reply);
    return null;
  }
  if (asked) {
    const refusal = mixRefusal(query, policy, environment);
    if (refusal) throw new RegistryError(refusal);
    if (!mayHave(asked))
      throw new RegistryError('A server on this machine can be named only by a page of this machine.');
    const kept = queryOf(asked);
    for (const name of ['mfe-until', 'mfe-signature']) {
      const value = query.get(name);
      if (value) kept.set(name, value);
    }
    setCookie(request, reply, MIX, kept.toString());
    return asked;
  }
  const kept = new URLSearchParams(cookiesOf(request)[MIX] ?? '');
  if (kept.size === 0) return null;
  const found = mixRefusal(kept, policy, environment) === undefined ? readKept(kept) : null;
  const mix = found && mayHave(found) ? found : null;
  if (!mix) forgetMix(request, reply);
  return mix;
}

/** The next page has the live lock again. */
export const forgetMix = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, MIX, '', 0);

function readKept(kept: URLSearchParams): Mix | null {
  try {
    const mix = mixIn(kept);
    return mix === 'reset' ? null : mix;
  } catch {
    return null;
  }
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge?: number,
) {
  const cookie = stringifySetCookie({
    name,
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    ...(maxAge === undefined ? {} : { maxAge }),
  });
  void reply.header('set-cookie', cookie);
}
