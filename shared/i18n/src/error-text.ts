import type { ApiError, ErrorKey } from '@lintel/api-contract';
import type { TFunction } from 'i18next';

/** Texts for failures below the answer; a rejected call has its own key instead. */
const byKind = {
  offline: 'offline',
  timeout: 'timeout',
  aborted: 'aborted',
  'invalid-reply': 'invalidReply',
  rejected: 'unknown',
} as const satisfies Record<ApiError['kind'], string>;

/** Everything that namespace `errors` has a text for. */
export type ErrorTextKey = ErrorKey | (typeof byKind)[ApiError['kind']];

/** The key in namespace `errors` that names what went wrong. */
export const errorTextKey = (error: Pick<ApiError, 'kind' | 'key'>): ErrorTextKey =>
  error.key ?? byKind[error.kind];

/**
 * One sentence for a failed call: the text of its key; else the back end's own message; else the text of its kind.
 * `t` must know namespace `errors`.
 */
export function errorText(t: TFunction<'errors'>, error: Pick<ApiError, 'kind' | 'key' | 'message'>): string {
  const known: string = t(errorTextKey(error), { defaultValue: '' });
  if (error.key && known) return known;
  return error.message ?? (known || t('unknown'));
}
