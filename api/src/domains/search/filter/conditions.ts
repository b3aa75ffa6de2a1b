import { containing } from '#db/containing.ts';
import type { Nearby } from '@lintel/api-contract';
import { sql } from 'kysely';
import type { Condition, Db } from '#db/database.ts';
import { DAY_MS } from '#ports/clock.ts';
import { searchWords } from './words.ts';

/** Only these listings. */
export const withIds = (ids: readonly number[]): Condition => sql`id = any(${ids}::int[])`;

export const equals = (column: string, value: string | number): Condition =>
  sql<boolean>`${sql.ref(column)} = ${value}`;
/** A listing that does not state the figure does not match. */
export const atLeast = (column: string, value: number): Condition =>
  sql<boolean>`${sql.ref(column)} >= ${value}`;
export const atMost = (column: string, value: number): Condition =>
  sql<boolean>`${sql.ref(column)} <= ${value}`;

const allOf = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** Every word of a search, in any order, regardless of case. */
export const hasWords = (column: 'name' | 'title', search: string): Condition =>
  allOf(searchWords(search).map((word) => sql<boolean>`${sql.ref(column)} ilike ${containing(word)}`));

/** Title or address; of a premium listing the title alone, since its address is not public. */
const isInTitleOrAddress = (word: string): Condition =>
  sql<boolean>`((title || E'\n' || address) ilike ${containing(word)}
    and (not is_premium or title ilike ${containing(word)}))`;

/** Every word of a search in the title or the address. */
export const titleOrAddressHas = (search: string): Condition =>
  allOf(searchWords(search).map(isInTitleOrAddress));

/** For each word the ids of the categories that have it in their name. */
async function categoryIdsNamed(db: Db, words: readonly string[]): Promise<number[][]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select id from categories where name ilike pattern) as ids
    from unnest(${words.map(containing)}::text[]) with ordinality wanted (pattern, at) order by at`.execute(
    db,
  );
  return rows.map(({ ids }) => ids);
}

/** Every word of a search in the title, the address or the name of the category. */
export async function textCondition(db: Db, search: string): Promise<Condition> {
  const words = searchWords(search);
  const named = await categoryIdsNamed(db, words);
  return allOf(
    words.map((word, at) => {
      const text = isInTitleOrAddress(word);
      return named[at]?.length ? sql<boolean>`(${text} or category_id = any(${named[at]}::int[]))` : text;
    }),
  );
}

/** Distances count with one decimal, as listings state them. */
export const isNear = ({ id, distance }: Nearby): Condition => sql<boolean>`exists (
  select from property_facilities near where near.property_id = properties.id and near.facility_id = ${id}
    and round(near.distance::numeric, 1) <= ${distance}::numeric * (select distance_scale()))`;

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
