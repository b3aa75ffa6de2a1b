import { getLanguages, type AnswerOf } from '@lintel/api-contract';
import { isLocale, rewordTexts } from '@lintel/i18n';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { $language } from '#user/language/language.model.ts';
import { callFx, logFx } from '#core/user-ports.ts';

type Wording = AnswerOf<typeof getLanguages>['data'];
const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** The page has time for the operator's wording. */
export const wordingWanted = createEvent();

const $isWanted = createStore(false).on(wordingWanted, () => true);
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
// Other back ends answer without a language, or with one that has no texts.
sample({
  clock: wordingFx.doneData,
  fn: ({ data }: { data?: Partial<Wording> | null }) => ({
    code: data?.code ?? '',
    texts: Object.fromEntries(Object.entries(data?.file_name ?? {}).filter(isText)),
  }),
  target: rewordFx,
});
sample({
  clock: wordingFx.failData,
  fn: ({ kind, key }) => ({ message: 'no wording', context: { kind, key } }),
  target: logFx,
});
