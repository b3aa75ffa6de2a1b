import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { PROVIDER_ID } from '#domains/settings/provider.ts';
import type { Other } from './chat.queries.ts';

/** Whether one side has blocked the other; written as the index of pairs has them. */
export const hasBlocked = async (db: Db, by: Other, whom: Other): Promise<boolean> =>
  (
    await sql<{ blocked: boolean }>`select exists (select from blocks
      where coalesce(by_user_id, 0) = ${by ?? PROVIDER_ID} and coalesce(user_id, 0) = ${whom ?? PROVIDER_ID}) as blocked`.execute(
      db,
    )
  ).rows[0]?.blocked ?? false;

/** False when the block exists already. */
export const addBlock = async (
  db: Db,
  userId: number,
  other: Other,
  reason: string | undefined,
  now: Date,
) => {
  const { rows } = await sql<{ id: number }>`
    insert into blocks (by_user_id, user_id, reason, created_at)
    values (${userId}, ${other}, ${reason ?? null}, ${now}) on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
};

/** Whom a user has blocked, the newest first; null is the provider. */
export const blockedBy = (db: Db, userId: number) =>
  db
    .selectFrom('blocks as b')
    .leftJoin('users as u', 'u.id', 'b.user_id')
    .select(['b.user_id', 'u.name', 'u.profile', 'b.reason', 'b.created_at'])
    .where('b.by_user_id', '=', userId)
    .orderBy('b.id', 'desc')
    .execute();

/** False when there was no block. */
export const removeBlock = async (db: Db, userId: number, other: Other) => {
  const { rows } = await sql<{ id: number }>`
    delete from blocks where by_user_id = ${userId} and user_id is not distinct from ${other} returning id`.execute(
    db,
  );
  return rows.length > 0;
};
