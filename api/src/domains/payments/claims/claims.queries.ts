import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** What at most one caller starts at a time. */
export interface ClaimSubject {
  readonly userId: number;
  readonly packageId: number;
}

/** Takes a claim that is free or whose time is over; false while another holder has it. */
export async function takeClaim(
  db: Db,
  { userId, packageId }: ClaimSubject,
  { holder, seconds }: { holder: string; seconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into checkout_claims as c (user_id, package_id, holder, ends_at)
    values (${userId}, ${packageId}, ${holder}, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (user_id, package_id) do update set holder = excluded.holder, ends_at = excluded.ends_at
      where c.ends_at < clock_timestamp()
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Lets a claim that this holder still has last from now on. */
export const renewClaim = (
  db: Db,
  { userId, packageId }: ClaimSubject,
  { holder, seconds }: { holder: string; seconds: number },
) =>
  db
    .updateTable('checkout_claims')
    .set({ ends_at: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('user_id', '=', userId)
    .where('package_id', '=', packageId)
    .where('holder', '=', holder)
    .execute();

/** Frees a claim that this holder still has. */
export const freeClaim = async (db: Db, { userId, packageId }: ClaimSubject, holder: string) =>
  db
    .deleteFrom('checkout_claims')
    .where('user_id', '=', userId)
    .where('package_id', '=', packageId)
    .where('holder', '=', holder)
    .execute();
