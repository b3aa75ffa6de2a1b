import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import { hasBlocked } from './blocks.queries.ts';
import type { Other } from './chat.queries.ts';

/** Refuses what would make one user reach another while either of them has blocked the other. */
export async function refuseBetweenBlocked(db: Db, userId: number, other: Other): Promise<void> {
  const who = other === null ? 'the administrator' : 'this person';
  if (await hasBlocked(db, userId, other))
    throw new DomainError('youBlocked', `You have blocked ${who}.`, { status: 400 });
  if (await hasBlocked(db, other, userId))
    throw new DomainError('youAreBlocked', `You have been blocked by ${who}.`, { status: 400 });
}
