import type { ErrorKey } from '@lintel/api-contract';
import { isCompared } from './compared-messages.ts';
import { arabicErrorMessages } from './error-messages.ar.ts';
import { germanErrorMessages } from './error-messages.de.ts';
import { textLanguage, type TextLanguage } from './text-language.ts';

/** Messages of refused calls in one language. English is in the code that throws; a missing key does not compile. */
export interface ErrorMessages {
  readonly keys: Readonly<Record<ErrorKey, string>>;
  /** English messages that say more than their key. */
  readonly messages: Readonly<Record<string, string>>;
  /** What is wrong with a field; `#` is any number, `…` the rest of the text. */
  readonly fields: Readonly<Record<string, string>>;
}

const texts: Record<Exclude<TextLanguage, 'en'>, ErrorMessages> = {
  de: germanErrorMessages,
  ar: arabicErrorMessages,
};

interface Refused {
  readonly key: ErrorKey;
  readonly message: string;
  readonly fields?: Record<string, string> | undefined;
}

/** A refusal in the language of its reader; for other languages as it was written. */
export function translatedError<T extends Refused>(language: string | undefined, refused: T): T {
  const known = textLanguage(language);
  if (known === undefined || known === 'en' || isCompared(refused.message)) return refused;
  const { keys, messages, fields: words } = texts[known];
  const { key, message, fields } = refused;
  return {
    ...refused,
    message: messages[message] ?? keys[key],
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, problem]) => [name, translatedProblem(words, problem)]),
      ),
    }),
  };
}

/** `must be at least 3` is looked up as `must be at least #`, `must be one of a, b` as `must be one of …`. */
function translatedProblem(words: ErrorMessages['fields'], problem: string): string {
  const known = words[problem];
  if (known !== undefined) return known;
  const rest = /^must be one of (.+)$/s.exec(problem)?.[1];
  if (rest !== undefined) return words['must be one of …']?.replace('…', () => rest) ?? problem;
  const [number] = /-?\d[\d.e+]*/.exec(problem) ?? [];
  return (number && words[problem.replace(number, '#')]?.replace('#', number)) || problem;
}
