import type { SitemapKind } from '@lintel/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/database.ts';

/** Public pages of a kind: their ids, names for addresses, and when they changed. */
const sources: Record<SitemapKind, RawBuilder<unknown>> = {
  // Premium listings are closed to visitors.
  property: sql`select id, slug_id, updated_at from properties where is_on_market and not is_premium`,
  project: sql`select id, slug_id, updated_at from projects where is_live`,
  agent: sql`select id, slug_id, updated_at from users u where is_active and (
    exists (select from properties p where p.added_by = u.id and p.is_on_market)
    or exists (select from projects p where p.added_by = u.id and p.is_live))`,
  article: sql`select id, slug_id, updated_at from articles`,
};

export const kinds = Object.keys(sources) as SitemapKind[];

/** Entries of one slice: addresses of one file of a sitemap, far below the 50,000 that a file may have. */
export const SLICE = 5000;

/** For each slice of a kind the id after which it begins. */
export const slicesOf = async (db: Db, kind: SitemapKind) =>
  (
    await sql<{ after: number }>`
      select id - 1 as after from (
        select id, row_number() over (order by id) as place from (${sources[kind]}) page) placed
      where (place - 1) % ${sql.lit(SLICE)} = 0 order by id`.execute(db)
  ).rows.map(({ after }) => ({ kind, after }));

export const entriesOf = async (db: Db, kind: SitemapKind, after: number) =>
  (
    await sql<{ slug_id: string; updated_at: Date }>`
      select slug_id, updated_at from (${sources[kind]}) page where id > ${after} order by id limit ${sql.lit(SLICE)}`.execute(
      db,
    )
  ).rows;
