import { containing } from '#db/containing.ts';
import type { Nearby } from '@lintel/api-contract';
import { sql } from 'kysely';
import type { Condition, Db } from '#db/database.ts';

/** Only these listings. */
export const withIds = (ids: readonly number[]): Condition => sql`id = any(${ids}::int[])`;

export const equals = (column: string, value: string | number): Condition =>
  sql<boolean>`${sql.ref(column)} = ${value}`;
/** A listing that does not state the figure does not match. */
export const atLeast = (column: string, value: number): Condition =>
  sql<boolean>`${sql.ref(column)} >= ${value}`;
export const atMost = (column: string, value: number): Condition =>
  sql<boolean>`${sql.ref(column)} <= ${value}`;

async function categoryIdsNamed(db: Db, search: string): Promise<number[]> {
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where('name', 'ilike', containing(search))
    .execute();
  return rows.map(({ id }) => id);
}

/** Title or address; of a premium listing the title alone, since its address is not public. */
export const titleOrAddress = (search: string): Condition =>
  sql<boolean>`((title || E'\n' || address) ilike ${containing(search)}
    and (not is_premium or title ilike ${containing(search)}))`;

/** Title, address or the name of the category. */
export async function textCondition(db: Db, search: string): Promise<Condition> {
  const named = await categoryIdsNamed(db, search);
  const text = titleOrAddress(search);
  return named.length ? sql<boolean>`(${text} or category_id = any(${named}::int[]))` : text;
}

/** Distances count with one decimal, as listings state them. */
export const isNear = ({ id, distance }: Nearby): Condition => sql<boolean>`exists (
  select from property_facilities near where near.property_id = properties.id and near.facility_id = ${id}
    and round(near.distance::numeric, 1) <= ${distance}::numeric * (select distance_scale()))`;

const DAY_MS = 86_400_000;

/** From and to of "posted since": the last seven days up to now, or the calendar day before (UTC). */
export function dateRange(since: '0' | '1', now: Date): [Date, Date] {
  if (since === '0') return [new Date(now.getTime() - 7 * DAY_MS), now];
  const today = new Date(now);
  today.setUTCHours(0, 0, 0, 0);
  return [new Date(today.getTime() - DAY_MS), today];
}

export function postedSince(since: '0' | '1', now: Date): Condition {
  const [from, to] = dateRange(since, now);
  return since === '0'
    ? sql<boolean>`created_at >= ${from} and created_at <= ${to}`
    : sql<boolean>`created_at >= ${from} and created_at < ${to}`;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** A span of time in the seconds of the index: from inclusive, to exclusive. */
export const postedRange = (since: '0' | '1', now: Date): [number, number] => {
  const [from, to] = dateRange(since, now);
  return [seconds(from), since === '0' ? seconds(to) + 1 : seconds(to)];
};
