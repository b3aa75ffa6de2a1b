import {
  allowedTypos,
  folded,
  MAX_CORRECTED,
  MIN_LENGTH,
  wordsOf,
} from '#search-index/columns/vocabulary.ts';
import { term } from './conditions.ts';

/** A word of a text that may be mistyped, and how documents have it. */
interface Word {
  readonly written: string;
  readonly folded: string;
}

interface Suggestion {
  readonly options: readonly { readonly text: string }[];
}
export interface WordsAnswer {
  readonly aggregations: Readonly<Record<string, { readonly doc_count: number }>>;
  readonly suggest?: Readonly<Record<string, readonly Suggestion[]>>;
}

/** The words of a text that may have to be corrected. */
export const doubtfulWords = (text: string): Word[] =>
  wordsOf(text)
    .filter((word) => word.length >= MIN_LENGTH && !/\d/.test(word))
    .map((written) => ({ written, folded: folded(written) }));

/** One question: which words listings have, as a whole or as a beginning, and what is near to each. */
export const wordsBody = (words: readonly Word[]) => ({
  size: 0,
  track_total_hits: false,
  aggs: Object.fromEntries(
    words.flatMap(({ folded: word }, at) => [
      [`known${at}`, { filter: term('words', word) }],
      [`begins${at}`, { filter: { prefix: { words: word } } }],
    ]),
  ),
  suggest: Object.fromEntries(
    words.flatMap(({ folded: word }, at) =>
      allowedTypos(word) === 0
        ? []
        : [
            [
              `near${at}`,
              {
                text: word,
                term: {
                  field: 'words',
                  suggest_mode: 'always',
                  max_edits: allowedTypos(word),
                  prefix_length: 0,
                  min_word_length: MIN_LENGTH,
                  size: 1,
                },
              },
            ],
          ],
    ),
  ),
});

/** Which words to replace by which known ones. A beginning of a known word counts as known: the user may still be typing. */
export function replacementsOf(
  words: readonly Word[],
  { aggregations, suggest = {} }: WordsAnswer,
): Map<string, string> {
  const unknown = words.flatMap((word, at) =>
    aggregations[`known${at}`]!.doc_count === 0 ? [{ ...word, at }] : [],
  );
  const replacements = new Map<string, string>();
  for (const { written, at } of unknown.slice(0, MAX_CORRECTED)) {
    const [near] = suggest[`near${at}`]?.[0]?.options ?? [];
    if (near && aggregations[`begins${at}`]!.doc_count === 0) replacements.set(written, near.text);
  }
  return replacements;
}

/** A listing that has a word, to see how it is written. */
export const writtenBody = (word: string) => ({ size: 1, query: term('words', word), _source: ['text'] });
export interface WrittenAnswer {
  readonly hits: { readonly hits: readonly { readonly _source: { readonly text: string } }[] };
}

/** How the text of a listing writes a word, in small letters. */
export function writtenAs(word: string, { hits }: WrittenAnswer): string {
  const { _source: found } = hits.hits[0] ?? {};
  const written = wordsOf(found?.text ?? '').find((one) => folded(one) === word);
  return written?.toLowerCase() ?? word;
}
