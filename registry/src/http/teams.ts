import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/**
 * Who may change what over HTTP: a team, the hash of its token, and the parts that are its own; `*` = every part, and also
 * what concerns the whole environment. Tokens themselves are kept nowhere.
 */
export const teams = z.array(
  z.object({
    team: z.string().min(1),
    /** SHA-256 of the token, in hex. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    names: z.array(z.string().regex(/^(\*|shell|mfe-[a-z]{1,40})$/)).min(1),
  }),
);
export type Team = z.infer<typeof teams>[number];

/** The team of an `Authorization: Bearer …` header; null when no team has that token. */
export function teamOf(known: Team[], authorization: string | undefined): Team | null {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (!token) return null;
  const hash = createHash('sha256').update(token).digest();
  return known.find(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), hash)) ?? null;
}

/** Whether a part is a team's own. */
export const owns = ({ names }: Team, name: string): boolean => names.includes('*') || names.includes(name);
