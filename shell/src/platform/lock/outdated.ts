import type { Pointer, ResolvedLock } from '@lintel/contract';

/**
 * Whether another lock is live than that of a page; null where the answer does not state it. A page of a canary is as new as one of the
 * live lock. Rejects when no answer comes.
 */
export async function isOutdated(
  { environment, revision }: Pick<ResolvedLock, 'environment' | 'revision'>,
  { get = fetch, signal }: { get?: typeof fetch; signal: AbortSignal },
): Promise<boolean | null> {
  const url = `/registry/environments/${encodeURIComponent(environment)}/pointer.json`;
  const answer = await get(url, { cache: 'no-cache', signal });
  if (!answer.ok) return null;
  const { stable, candidate } = (await answer.json().catch(() => ({}))) as Partial<Pointer>;
  return stable === undefined ? null : ![stable, candidate?.lock].includes(revision);
}
