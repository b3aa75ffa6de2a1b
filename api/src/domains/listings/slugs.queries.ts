import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { slugOf } from '@lintel/api-contract';

/** Any number; the same in every process. */
const LOCK = 0x51_06;
const FALLBACK = { properties: 'listing', projects: 'project' } as const;
/** Numbers that are tried before a random one is taken, so that a common title costs a few look-ups. */
const LAST_NUMBER = 50;

/**
 * A slug that nothing of the table has: `text` as a slug, with a number behind it where that is taken. Until the transaction
 * ends only requests with the same words wait, so that two of them at once never get the same. `ownId` may keep its own.
 */
export async function freeSlug(
  trx: Db,
  table: keyof typeof FALLBACK,
  text: string,
  ownId = 0,
): Promise<string> {
  const base = slugOf(text) || FALLBACK[table];
  // `villa-2` may be the second `villa`, so both wait for the same.
  const words = base.replace(/(-\d+)+$/, '');
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${`${table} ${words}`}))`.execute(trx);
  const { rows } = await sql<{ slug: string }>`
    select c.slug from (select 1 as number, ${base} as slug
      union all select number, ${`${base}-`} || number from generate_series(2, ${sql.lit(LAST_NUMBER)}) number) c
    where not exists (select from ${sql.table(table)} t where t.slug_id = c.slug and t.id <> ${ownId})
    order by c.number limit 1`.execute(trx);
  return rows[0]?.slug ?? `${base}-${randomInt(100_000, 1_000_000)}`;
}
