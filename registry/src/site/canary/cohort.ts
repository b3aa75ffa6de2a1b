import { createHash } from 'node:crypto';
import type { Candidate, Pointer } from '@lintel/contract';

/** Where a visitor stands, 0 to 9999: always the same for the same visitor and salt, and evenly spread over visitors. */
export function bucketOf(visitor: string, salt: string): number {
  const hash = createHash('sha256').update(`${salt}\0${visitor}`).digest();
  // 2^48 is so much more than 10,000 that the remainder favours no visitor.
  return hash.readUIntBE(0, 6) % 10_000;
}

/** Whether a visitor takes part in a canary. No visitor drops out when the percentage grows. */
export const takesPart = (visitor: string, { percent, salt }: Pick<Candidate, 'percent' | 'salt'>): boolean =>
  bucketOf(visitor, salt) < Math.round(percent * 100);

/** Which lock a visitor gets: one of two, never parts of both. */
export function lockFor(pointer: Pointer, visitor: string | null): number {
  const { candidate } = pointer;
  return candidate && visitor !== null && takesPart(visitor, candidate) ? candidate.lock : pointer.stable;
}
