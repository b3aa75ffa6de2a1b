import type { ApiError } from '@lintel/api-contract';

/** Three retries after the first failure (docs/spec/client.md#fetched-data). */
const RETRIES = 3;

/** Milliseconds before retry number `attempt` (from 0): min(1000·2ⁿ, 30000). */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/**
 * Whether a failed call is worth attempt number `attempt + 1`. Not while the browser itself knows of no network: the page then
 * shows it at once instead of waiting, and calls again by itself when the network is back.
 */
export function mayRetry(error: ApiError, attempt: number): boolean {
  const isWithoutNetwork = error.kind === 'offline' && !navigator.onLine;
  return error.retryable && attempt < RETRIES && !isWithoutNetwork;
}

/** A failed call as data; anything thrown that is not one becomes `invalid-reply`. */
export function toApiError(error: unknown): ApiError {
  if (typeof error === 'object' && error !== null && 'kind' in error && 'retryable' in error) {
    return error as ApiError;
  }
  return { kind: 'invalid-reply', retryable: false, message: String(error) };
}
