import { getLanguages } from '@lintel/api-contract';
import { isLocale, rewordTexts } from '@lintel/i18n';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { $language } from '#user/language/language.model.ts';
import { callFx, logFx } from '#core/user-ports.ts';

/** The page has time for the operator's wording. */
export const wordingWanted = createEvent();

const $isWanted = createStore(false, { serialize: 'ignore' }).on(wordingWanted, () => true);
const wordingFx = callFx(getLanguages);
const rewordFx = createEffect(({ code, texts }: { code: string; texts: Record<string, string> }) => {
  if (isLocale(code)) rewordTexts(code, texts);
});

// Without them the page keeps its own texts, so a failure stays silent.
sample({
  clock: [$isWanted, $language],
  source: { language: $language, isWanted: $isWanted },
  filter: ({ isWanted }) => isWanted,
  fn: ({ language }) => ({ language_code: language.code, web_language_file: true }),
  target: wordingFx,
});
sample({
  clock: wordingFx.doneData,
  fn: ({ data }) => ({ code: data.code, texts: data.file_name }),
  target: rewordFx,
});
sample({
  clock: wordingFx.failData,
  fn: ({ kind, key }) => ({ message: 'no wording', context: { kind, key } }),
  target: logFx,
});
