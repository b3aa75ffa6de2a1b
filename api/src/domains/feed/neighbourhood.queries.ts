import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface Subject {
  /** Left out of the comparison; 0 for none. */
  id: number;
  city: string;
  state: string;
  category_id: number;
  property_type: number;
}

/** The listing, if everybody may see it. Sold counts as for sale, rented as for rent. */
export const subjectOf = async (db: Db, id: number) =>
  (
    await sql<Subject>`select id, city, state, category_id, property_type % 2 as property_type
      from properties where id = ${id} and is_live`.execute(db)
  ).rows[0];

export const stateOf = async (db: Db, city: string) =>
  (await db.selectFrom('cities').select('state').where('name', '=', city).executeTakeFirst())?.state ?? '';

export type Scope = 'city' | 'state' | 'everywhere';

export interface Spread {
  n: number;
  lower: number | null;
  median: number | null;
  upper: number | null;
  /** In order; of many only some, evenly chosen. */
  values: number[] | null;
}

/** So many dots can be told apart on a phone. */
const SHOWN = 60;

const comparable = (subject: Subject, scope: Scope) => {
  const place = {
    city: sql`city = ${subject.city}`,
    state: sql`state = ${subject.state}`,
    everywhere: sql`true`,
  }[scope];
  return sql`p.is_on_market and p.price > 0 and p.id <> ${subject.id} and p.category_id = ${subject.category_id}
    and p.property_type = ${subject.property_type} and ${place}`;
};

/** Of the values in order every n-th, so that the first and the last are among those that are sent. */
const thinned = (value: ReturnType<typeof sql>) => sql`(
  select array_agg(round(v::numeric, 2)::float8 order by v) from (
    select v, ordinality - 1 as i, count(*) over () - 1 as last
    from unnest(array_agg(${value} order by ${value})) with ordinality as each (v, ordinality)) listed
  where last < ${SHOWN} or i = last
    or (i * ${SHOWN - 1} / last) > ((i - 1) * ${SHOWN - 1} / last) or i = 0)`;

const spreadOf = (value: ReturnType<typeof sql>) => sql`count(*)::int as n, ${thinned(value)} as values,
  percentile_cont(0.25) within group (order by ${value}) as lower,
  percentile_cont(0.5) within group (order by ${value}) as median,
  percentile_cont(0.75) within group (order by ${value}) as upper`;

/** Prices of comparable listings. Those without a price (0, on request) do not count. */
export const prices = async (db: Db, subject: Subject, scope: Scope) =>
  (
    await sql<Spread>`select ${spreadOf(sql`p.price::float8`)} from properties p where ${comparable(subject, scope)}`.execute(
      db,
    )
  ).rows[0]!;

/** Prices per unit of the area that listings state. */
export const pricesPerArea = async (db: Db, subject: Subject, scope: Scope) =>
  (
    await sql<Spread & { parameter_id: number; parameter: string }>`
      select m.id as parameter_id, m.name as parameter, spread.*
      from parameters m, lateral (
        select ${spreadOf(sql`p.price / p.area::float8`)} from properties p
        where ${comparable(subject, scope)} and p.area is not null) spread
      where m.role = 'area'`.execute(db)
  ).rows[0];
