import { directionOf, type TextLanguage } from './text-language.ts';

const RIGHT_TO_LEFT = String.raw`\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC`;
/** A letter of the other direction. */
const others = {
  ltr: new RegExp(`[${RIGHT_TO_LEFT}]`, 'u'),
  rtl: new RegExp(`(?![${RIGHT_TO_LEFT}])\\p{L}`, 'u'),
};

/**
 * Words of a user or an operator inside a sentence of this language. Those of the other direction are isolated: they turn neither the
 * sentence around, which readers set by its first letter, nor the signs beside them.
 */
export const apart = (language: TextLanguage, words: string): string =>
  others[directionOf(language)].test(words) ? `\u2068${words}\u2069` : words;

/** A text that is nothing but such words stands by itself. */
export const unlessAlone = (text: string): string =>
  /^\u2068([^\u2068\u2069]*)\u2069$/.exec(text)?.[1] ?? text;
