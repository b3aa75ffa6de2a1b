import type { ApiError, ErrorKey } from '@lintel/api-contract';
import type { TFunction } from 'i18next';

/** The text for a failure below the answer; a rejected call has its own key instead. */
const ofKind = (kind: ApiError['kind']) =>
  kind === 'invalid-reply' ? 'invalidReply' : kind === 'rejected' ? 'unknown' : kind;

/** Everything that namespace `errors` has a text for. */
export type ErrorTextKey = ErrorKey | ReturnType<typeof ofKind>;

/** The key in namespace `errors` that names what went wrong. */
export const errorTextKey = (error: Pick<ApiError, 'kind' | 'key'>): ErrorTextKey =>
  error.key ?? ofKind(error.kind);

/** Keys of refusals for many reasons: the back end's message, in the user's language, names the reason. */
const namedByMessage: ReadonlySet<ErrorKey> = new Set([
  'conflict',
  'forbidden',
  'notFound',
  'outdated',
  'wrongState',
]);

/**
 * One sentence for a failed call: the text of its key; else the back end's own message; else the text of its kind. The message
 * comes first where the key does not name the reason. Any other message is for developers. `t` must know namespace `errors`.
 */
export function errorText(t: TFunction<'errors'>, error: Pick<ApiError, 'kind' | 'key' | 'message'>): string {
  if (error.key && namedByMessage.has(error.key) && error.message) return error.message;
  const known: string = t(errorTextKey(error), { defaultValue: '' });
  if (error.key && known) return known;
  return (error.kind === 'rejected' && error.message) || known || t('unknown');
}
