import { arabicLetters } from './letters.ar.ts';
import { germanLetters } from './letters.de.ts';
import { englishLetters } from './letters.en.ts';
import type { TextLanguage } from './text-language.ts';

/** What each kind of letter says beside the name of the company. */
export interface LetterValues {
  /** A code that was asked for at sign-in. */
  code: { code: string };
  /** `isSecond`: a registration with this address was made a short time before. */
  welcome: { code: string; isSecond: boolean };
  alreadyRegistered: { code: string };
  confirmChange: { code: string };
  addressIsYours: object;
  addressChangeAsked: { url: string };
  addressChanged: { url: string };
  newPassword: { url: string };
  passwordChanged: { url: string };
  signInMethodAdded: { url: string };
  signedOutEverywhere: { url: string };
  accountDeleted: object;
}
export type LetterKind = keyof LetterValues;

/** A letter in words, before it is laid out. */
export interface LetterWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Stands alone, large. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Below code and action. */
  readonly after?: readonly string[];
}

/** The letters of one language; a missing kind does not compile. */
type LetterTexts = {
  readonly [K in LetterKind]: (values: LetterValues[K] & { company: string }) => LetterWords;
};

/** The texts of one language. */
export interface LanguageLetters {
  readonly letters: LetterTexts;
  /** The text message with a code. */
  readonly sms: (values: { code: string; company: string }) => string;
}

const letterTexts: Record<TextLanguage, LanguageLetters> = {
  en: englishLetters,
  de: germanLetters,
  ar: arabicLetters,
};

/** A letter in words of this language. */
export const letterWords = <K extends LetterKind>(
  language: TextLanguage,
  kind: K,
  values: LetterValues[K] & { company: string },
): LetterWords => (letterTexts[language].letters[kind] as (given: object) => LetterWords)(values);

/** The text message with a code, in this language. */
export const codeMessage = (language: TextLanguage, values: { code: string; company: string }): string =>
  letterTexts[language].sms(values);

/** A letter as plain text. */
export const plainLetter = ({ paragraphs, code, action, after = [] }: LetterWords): string =>
  [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
  ].join('\n\n');
