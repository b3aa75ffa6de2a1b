import type { ApiError } from '@lintel/api-contract';
import type { Notice as ShownNotice } from '@lintel/contract';
import { errorText } from '@lintel/i18n';
import { $shell } from '@lintel/remote-kit';
import { attach } from 'effector';
import i18next, { type TFunction } from 'i18next';

type Translate = TFunction<'mfe-chat'>;

export interface Notice {
  tone: ShownNotice['tone'];
  words(t: Translate): string;
}
export interface FailureNotice {
  error: ApiError;
  /** What was not done, and why. */
  words(t: Translate, why: string): string;
}

/** Shows a notice beside the page, in the language on screen. */
export const noticeFx = attach({
  source: $shell,
  effect: (shell, { tone, words }: Notice) =>
    shell?.notify({ tone, text: words(i18next.getFixedT(null, 'mfe-chat')) }),
});

/** Shows what was not done, also after the user has left what it was about. */
export const failureNoticeFx = attach({
  effect: noticeFx,
  mapParams: ({ error, words }: FailureNotice): Notice => ({
    tone: 'danger',
    words: (t) => words(t, errorText(i18next.getFixedT(null, 'errors'), error)),
  }),
});
