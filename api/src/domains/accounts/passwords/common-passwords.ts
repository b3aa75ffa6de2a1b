import { PASSWORD_LENGTH } from '@lintel/api-contract';
import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | undefined;

/** Passwords that many people choose, from lists of leaked ones, in small letters; not those that are refused for their length. */
export const commonPasswords = (): ReadonlySet<string> =>
  (known ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.from)));
