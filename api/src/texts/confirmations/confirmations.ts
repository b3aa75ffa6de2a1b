import { arabicConfirmations } from './confirmations.ar.ts';
import { germanConfirmations } from './confirmations.de.ts';
import { textLanguage, type TextLanguage } from '../text-language.ts';

/** Messages of calls that succeeded, by the English ones, which are in the code that answers. */
export type Confirmations = Readonly<Record<string, string>>;

const texts: Record<Exclude<TextLanguage, 'en'>, Confirmations> = {
  de: germanConfirmations,
  ar: arabicConfirmations,
};

/** An answer with its message in the language of its reader; other languages, and words for clients such as "Success", stay. */
export function translatedConfirmation<T>(language: string | undefined, answer: T): T {
  const known = textLanguage(language);
  if (known === undefined || known === 'en') return answer;
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer;
  const message = texts[known][String(answer.message)];
  return message === undefined ? answer : { ...answer, message };
}
