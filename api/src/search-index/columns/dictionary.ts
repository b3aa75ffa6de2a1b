/** Texts and their codes in the columns; 0 is the empty text. */
export class Dictionary {
  readonly #codes = new Map<string, number>([['', 0]]);
  readonly #texts: string[] = [''];

  constructor(texts: readonly string[] = []) {
    for (const text of texts) this.codeOf(text);
  }

  /** All texts in the order of their codes. */
  get texts(): readonly string[] {
    return this.#texts;
  }

  /** The code of a text, a new one where needed. */
  codeOf(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.#texts.length;
    this.#codes.set(text, code);
    this.#texts.push(text);
    return code;
  }

  /** The code of a text, or one that no listing has. */
  find(text: string): number {
    return this.#codes.get(text) ?? 0xffff_ffff;
  }

  textOf(code: number): string {
    return this.#texts[code] ?? '';
  }
}

/** Texts of places and their codes in the columns. */
export interface PlaceDictionaries {
  readonly cities: Dictionary;
  readonly states: Dictionary;
  readonly countries: Dictionary;
}
