import { dictionary } from '@zxcvbn-ts/language-common';

/** Shorter ones are refused for their length. */
const SHORTEST = 8;

let known: ReadonlySet<string> | undefined;

/** Passwords that many people choose, from lists of leaked ones, in small letters. */
export const commonPasswords = (): ReadonlySet<string> =>
  (known ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST)));
