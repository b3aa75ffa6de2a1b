import MiniSearch from 'minisearch';

/** Nearly every word occurs in the first texts; of later ones a sample is read. */
const READ_ALL_UP_TO = 100_000;
const SAMPLE_EVERY = 16;
export const MIN_LENGTH = 3;
const MAX_LENGTH = 40;
/** Words of one text that are corrected; each unknown word costs milliseconds. */
export const MAX_CORRECTED = 6;

/**
 * The form in which words are compared: without case, accents, Arabic vowel signs and stretching; the kinds of alef and of
 * final ya are one.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ß', 'ss')
    .toLowerCase();

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Wrong letters that are corrected: none in short words, one up to seven letters, two beyond. */
export const allowedTypos = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const isLearnt = (word: string) => word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && !/\d/.test(word);

/** The words of a text by which mistyped ones are corrected, each once. */
export const learntWords = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .map((word) => folded(word))
      .filter(isLearnt),
  ),
];

export interface SavedVocabulary {
  readonly learned: number;
  readonly words: readonly (readonly [folded: string, count: number, written: string])[];
}

/** The words of all listings, to correct mistyped ones. */
export class Vocabulary {
  /** Folded word → its number of texts and its spelling. */
  readonly #words = new Map<string, { count: number; written: string }>();
  readonly #index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  #pending: string[] = [];
  #learned = 0;

  /** What {@link Vocabulary.from} needs to have the same words. */
  get saved(): SavedVocabulary {
    return {
      learned: this.#learned,
      words: Array.from(this.#words, ([word, { count, written }]) => [word, count, written] as const),
    };
  }

  static from({ learned, words }: SavedVocabulary): Vocabulary {
    const vocabulary = new Vocabulary();
    vocabulary.#learned = learned;
    for (const [word, count, written] of words) {
      vocabulary.#words.set(word, { count, written });
      vocabulary.#pending.push(word);
    }
    return vocabulary;
  }

  learn(text: string): void {
    this.#learned += 1;
    if (this.#learned > READ_ALL_UP_TO && this.#learned % SAMPLE_EVERY !== 0) return;
    for (const written of wordsOf(text)) {
      const word = folded(written);
      if (!isLearnt(word)) continue;
      const known = this.#words.get(word);
      if (known) known.count += 1;
      else {
        this.#words.set(word, { count: 1, written });
        this.#pending.push(word);
      }
    }
  }

  knows(word: string): boolean {
    return this.#words.has(folded(word));
  }

  /** The most likely known word for a mistyped one: the nearest, among equals the most frequent. Undefined when none is near. */
  nearest(word: string): string | undefined {
    const wanted = folded(word);
    if (this.#pending.length > 0) {
      this.#index.addAll(this.#pending.map((id) => ({ id })));
      this.#pending = [];
    }
    const fuzzy = allowedTypos(wanted);
    if (fuzzy === 0) return undefined;
    const [best] = this.#index
      .search(wanted, { fuzzy, prefix: false })
      .map(({ id, score }) => ({ id: String(id), score, count: this.#words.get(String(id))?.count ?? 0 }))
      .toSorted((a, b) => b.score - a.score || b.count - a.count);
    return best && this.#words.get(best.id)?.written;
  }

  /**
   * The text with every unknown word replaced by the nearest known one; undefined when nothing had to be, or could be,
   * corrected. A beginning of a known word counts as known: the user may still be typing.
   */
  corrected(text: string): string | undefined {
    let changed = false;
    let unknown = 0;
    const result = text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
      if (word.length < MIN_LENGTH || /\d/.test(word) || this.knows(word)) return word;
      unknown += 1;
      if (unknown > MAX_CORRECTED || this.#begins(folded(word))) return word;
      const nearest = this.nearest(word);
      if (nearest === undefined) return word;
      changed = true;
      return nearest.toLowerCase();
    });
    return changed ? result : undefined;
  }

  #begins(start: string): boolean {
    for (const word of this.#words.keys()) if (word.startsWith(start)) return true;
    return false;
  }
}
