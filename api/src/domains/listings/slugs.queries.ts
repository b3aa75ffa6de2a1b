import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { slugOf } from '@lintel/api-contract';

/** Any number; the same in every process. */
const LOCK = 0x51_06;
const FALLBACK = { properties: 'listing', projects: 'project' } as const;

/**
 * A slug that nothing of the table has: `text` as a slug, with a number behind it where that is taken. Until the
 * transaction ends no other request is given one, so that two requests at once never get the same. `ownId` may keep its own.
 */
export async function freeSlug(
  trx: Db,
  table: keyof typeof FALLBACK,
  text: string,
  ownId = 0,
): Promise<string> {
  const base = slugOf(text) || FALLBACK[table];
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
  const { rows } = await sql<{ slug_id: string }>`
    select slug_id from ${sql.table(table)}
    where id <> ${ownId} and (slug_id = ${base} or starts_with(slug_id, ${`${base}-`}))`.execute(trx);
  const taken = new Set(rows.map((row) => row.slug_id));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
