import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { publicKey } from '#builds/signature.ts';
import type { KeysOf } from '#commands/trust.ts';

/**
 * Who may change what over HTTP: a team, the hash of its token, and the parts that are its own; `*` = every part, and also
 * what concerns the whole environment. Tokens themselves are kept nowhere.
 */
export const teams = z.array(
  z.object({
    team: z.string().min(1),
    /** SHA-256 of the token, in hex. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** Public keys of which one has to have signed each release of the team's parts; none = no signature is needed. */
    keys: z.array(publicKey).min(1).max(20).optional(),
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

/** Parts that a team with keys names as its own need a signature of one of their teams, operators' keys included. */
export const keysOfTeams =
  (known: Team[]): KeysOf =>
  (name) => {
    const isNeeded = known.some(({ names, keys }) => names.includes(name) && keys);
    return isNeeded ? known.filter((team) => owns(team, name)).flatMap(({ keys = [] }) => keys) : null;
  };
