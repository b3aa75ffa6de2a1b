/** Texts and the numbers that stand for them in the columns. 0 stands for the empty text. */
export class Dictionary {
  readonly #codes = new Map<string, number>([['', 0]]);
  readonly #texts: string[] = [''];

  /** The number of a text, a new one where needed. */
  codeOf(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.#texts.length;
    this.#codes.set(text, code);
    this.#texts.push(text);
    return code;
  }

  /** The number of a text, or one that nothing has. */
  find(text: string): number {
    return this.#codes.get(text) ?? 0xffff_ffff;
  }

  textOf(code: number): string {
    return this.#texts[code] ?? '';
  }
}
