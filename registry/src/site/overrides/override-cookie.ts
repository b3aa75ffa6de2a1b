import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '#store/registry-error.ts';
import { cookiesOf, setCookie } from '#site/responses/cookies.ts';
import { addressOf } from '#site/responses/request-address.ts';
import { localPorts } from './local-release.ts';
import { overrideProblem, queryOf, readOverride, type Override, type OverridePolicy } from './overrides.ts';
import { isFromOwnMachine } from './own-machine.ts';

/** The override that a link asked for, so that the next page of the same browser session has it too. */
const OVERRIDE_COOKIE = 'lintel-mix';

/** What links may ask for. */
export interface OverrideRules {
  policy: OverridePolicy;
  environment: string;
  /** Whether releases may come from servers on this machine. */
  localReleases: boolean;
}

/**
 * The override that a page is wanted with: from its address, which the browser session then keeps, else from before. A link
 * that may not be used is an error with the reason; a kept one that may not be used any more is forgotten.
 */
export function requestedOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  { policy, environment, localReleases }: OverrideRules,
): Override | null {
  const query = addressOf(request).searchParams;
  const mayHave = (override: Override) =>
    localPorts(override).length === 0 || (localReleases && isFromOwnMachine(request));
  const asked = readOverride(query);
  if (asked === 'reset') {
    clearOverride(request, reply);
    return null;
  }
  if (asked) {
    const refusal = overrideProblem(query, policy, environment);
    if (refusal) throw new RegistryError(refusal);
    if (!mayHave(asked))
      throw new RegistryError('A server on this machine can be named only by a page of this machine.');
    const kept = queryOf(asked);
    for (const name of ['mfe-until', 'mfe-signature']) {
      const value = query.get(name);
      if (value) kept.set(name, value);
    }
    setCookie(request, reply, OVERRIDE_COOKIE, kept.toString());
    return asked;
  }
  const kept = new URLSearchParams(cookiesOf(request)[OVERRIDE_COOKIE] ?? '');
  if (kept.size === 0) return null;
  const found = overrideProblem(kept, policy, environment) === undefined ? readKept(kept) : null;
  const override = found && mayHave(found) ? found : null;
  if (!override) clearOverride(request, reply);
  return override;
}

/** The next page has the live lock again. */
export const clearOverride = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, OVERRIDE_COOKIE, '', 0);

function readKept(kept: URLSearchParams): Override | null {
  try {
    const override = readOverride(kept);
    return override === 'reset' ? null : override;
  } catch {
    return null;
  }
}
