import type { ApiError } from '@lintel/api-contract';
import { errorText } from '@lintel/i18n';
import { $shell } from '@lintel/remote-kit';
import { attach } from 'effector';
import i18next, { type TFunction } from 'i18next';

interface Failure {
  error: ApiError;
  /** What was not done, and why. */
  words(t: TFunction<'mfe-chat'>, why: string): string;
}

/** Shows beside the page what was not done, also after the user has left what it was about. */
export const failureNoticeFx = attach({
  source: $shell,
  effect: (shell, { error, words }: Failure) =>
    shell?.notify({
      tone: 'danger',
      text: words(i18next.getFixedT(null, 'mfe-chat'), errorText(i18next.getFixedT(null, 'errors'), error)),
    }),
});
