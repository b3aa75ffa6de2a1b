import MiniSearch from 'minisearch';

/** After so many texts nearly every word has been met; from then on one text in sixteen is looked at. */
const ALL_OF_FIRST = 100_000;
const THEN_EVERY = 16;
const SHORTEST = 3;
const LONGEST = 40;
/** Words of one text that are corrected; each unknown word costs milliseconds. */
const MOST_CORRECTED = 6;

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

/** How many letters may be wrong: none in short words, one up to seven letters, two beyond. */
const slips = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The words that listings use, to find what a mistyped one was meant to be. */
export class Vocabulary {
  /** Folded word → how often, and how it is written. */
  readonly #words = new Map<string, { count: number; written: string }>();
  readonly #index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  #pending: string[] = [];
  #learned = 0;

  learn(text: string): void {
    this.#learned += 1;
    if (this.#learned > ALL_OF_FIRST && this.#learned % THEN_EVERY !== 0) return;
    for (const written of wordsOf(text)) {
      const word = folded(written);
      if (word.length < SHORTEST || word.length > LONGEST || /\d/.test(word)) continue;
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
    const fuzzy = slips(wanted);
    if (fuzzy === 0) return undefined;
    const [best] = this.#index
      .search(wanted, { fuzzy, prefix: false })
      .map(({ id, score }) => ({ id: String(id), score, count: this.#words.get(String(id))?.count ?? 0 }))
      .toSorted((a, b) => b.score - a.score || b.count - a.count);
    return best && this.#words.get(best.id)?.written;
  }

  /**
   * The text with every unknown word replaced by the nearest known one; undefined when nothing had to be, or could be,
   * corrected. A beginning of a known word counts as known: the person may still be typing.
   */
  corrected(text: string): string | undefined {
    let changed = false;
    let unknown = 0;
    const result = text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
      if (word.length < SHORTEST || /\d/.test(word) || this.knows(word)) return word;
      unknown += 1;
      if (unknown > MOST_CORRECTED || this.#begins(folded(word))) return word;
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
