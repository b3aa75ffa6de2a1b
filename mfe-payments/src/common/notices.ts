import type { Notice } from '@lintel/contract';
import { $shell } from '@lintel/remote-kit';
import { attach } from 'effector';
import i18next, { type TFunction } from 'i18next';

export type Translate = TFunction<'mfe-payments'>;

/** Shows a notice beside the page, in the language on screen. */
export const noticeFx = attach({
  source: $shell,
  effect: (shell, write: (t: Translate) => Notice) =>
    shell?.notify(write(i18next.getFixedT(null, 'mfe-payments'))),
});
