import { commonPasswords } from './common-passwords.ts';

const SHORTEST = 8;
const LONGEST = 200;
/** Shorter parts of a name or address are found in too many passwords by chance. */
const SHORTEST_PART = 4;

/** Why a new password is refused. */
export interface PasswordProblem {
  readonly kind: 'length' | 'common' | 'personal';
  /** Continues "The password …". */
  readonly text: string;
}

const problems = {
  length: {
    kind: 'length',
    text: `must have at least ${SHORTEST} characters and at most ${LONGEST}`,
  },
  common: { kind: 'common', text: 'is among the most common passwords; choose another one' },
  personal: { kind: 'personal', text: 'must not contain your name or email address' },
} as const satisfies Record<string, PasswordProblem>;

/** What is wrong with a new password for a person; undefined when nothing is. Passwords from before stay valid. */
export function passwordProblem(
  password: string,
  { name, email }: { name: string; email: string },
): PasswordProblem | undefined {
  const { length } = [...password];
  if (length < SHORTEST || length > LONGEST) return problems.length;
  const small = password.toLowerCase();
  if (commonPasswords().has(small)) return problems.common;
  const parts = [email, ...email.split('@').slice(0, 1), ...name.split(/\s+/)].map((part) =>
    part.toLowerCase(),
  );
  if (parts.some((part) => [...part].length >= SHORTEST_PART && small.includes(part)))
    return problems.personal;
  return undefined;
}
