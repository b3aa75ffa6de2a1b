import { hasOwnerInIt, PASSWORD_LENGTH } from '@lintel/api-contract';
import { commonPasswords } from './common-passwords.ts';

/** Why a new password is refused. */
export interface PasswordProblem {
  readonly kind: 'length' | 'common' | 'personal';
  /** Continues "The password …". */
  readonly text: string;
}

const problems = {
  length: {
    kind: 'length',
    text: `must have at least ${PASSWORD_LENGTH.from} characters and at most ${PASSWORD_LENGTH.to}`,
  },
  common: { kind: 'common', text: 'is among the most common passwords; choose another one' },
  personal: { kind: 'personal', text: 'must not contain your name or email address' },
} as const satisfies Record<string, PasswordProblem>;

/** What is wrong with a new password for a user; undefined when nothing is. Passwords from before stay valid. */
export function passwordProblem(
  password: string,
  owner: { name: string; email: string },
): PasswordProblem | undefined {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.from || length > PASSWORD_LENGTH.to) return problems.length;
  if (commonPasswords().has(password.toLowerCase())) return problems.common;
  if (hasOwnerInIt(password, owner)) return problems.personal;
  return undefined;
}
