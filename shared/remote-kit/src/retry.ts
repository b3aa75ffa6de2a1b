import type { ApiError } from '@lintel/api-contract';

/** Three retries after the first failure (specification 9). */
export const RETRIES = 3;

/** Milliseconds before retry number `attempt` (from 0): min(1000·2ⁿ, 30000). */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/** A failed call as data; anything thrown that is not one counts as an answer nobody understands. */
export function toApiError(error: unknown): ApiError {
  if (typeof error === 'object' && error !== null && 'kind' in error && 'retryable' in error) {
    return error as ApiError;
  }
  return { kind: 'invalid-reply', retryable: false, message: String(error) };
}
