import type { ResolvedLock } from '@lintel/contract';
import { isRepeated } from './first-errors.ts';

/**
 * Where unexpected errors go, with remote, version and whatever else is known: to the console, and to the registry, which
 * ends a canary of new releases that fail.
 */
export const createReport =
  ({ revision }: ResolvedLock) =>
  (error: unknown, context: Record<string, unknown>): void => {
    // oxlint-disable-next-line no-console -- the one place where the page logs for operators
    console.error('[lintel]', error, context);
    const remote = typeof context['remote'] === 'string' ? context['remote'] : undefined;
    navigator.sendBeacon?.(
      '/registry/beacons',
      JSON.stringify({ revision, remote, message: String(error), isRepeated: isRepeated(remote) }),
    );
  };
