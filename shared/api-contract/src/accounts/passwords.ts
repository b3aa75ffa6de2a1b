/** Fewer or more characters are refused. */
export const PASSWORD_LENGTH = { from: 8, to: 200 } as const;

/** Digits of a code that is mailed or sent as a text message. */
export const CODE_DIGITS = 6;
/** How long such a code, and what it has proved, may be used (docs/spec/accounts.md#codes). */
export const CODE_LIFETIME_MS = 10 * 60_000;

/** Shorter parts of a name or address are found in too many passwords by chance. */
const SHORTEST_PART = 4;

/** Whether a password has the address of its owner in it, or a part of the name. */
export function hasOwnerInIt(password: string, { name, email }: { name: string; email: string }): boolean {
  const parts = [email, email.split('@')[0] ?? '', ...name.split(/\s+/)];
  const written = password.toLowerCase();
  return parts.some((part) => [...part].length >= SHORTEST_PART && written.includes(part.toLowerCase()));
}
