import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { insideCircle } from '#db/geometry.ts';

export interface ComparedHome {
  /** Left out of the comparison; 0 for none. */
  id: number;
  city: string;
  state: string;
  category_id: number;
  property_type: number;
  /** Months that the price of a rent pays, so that all rents are given in its own terms; 1 for sales and for rents in general. */
  months: number;
  latitude: number | null;
  longitude: number | null;
}

/** The listing, if it is public. Sold counts as for sale, rented as for rent. */
export const subjectOf = async (db: Db, id: number) =>
  (
    await sql<ComparedHome>`select id, city, state, category_id, property_type % 2 as property_type,
        public_latitude as latitude, public_longitude as longitude,
        case when property_type % 2 = 0 then 1 else
          case lower(rent_duration) when 'daily' then 12::float8 / 365 when 'quarterly' then 3 when 'quaterly' then 3
            when 'yearly' then 12 else 1 end
        end as months
      from properties where id = ${id} and is_live`.execute(db)
  ).rows[0];

export const stateOf = async (db: Db, city: string) =>
  (await db.selectFrom('cities').select('state').where('name', '=', city).executeTakeFirst())?.state ?? '';

/** How far homes may be away to be compared: so many kilometres, or the area of a name. */
export type Scope = 'city' | 'state' | 'everywhere' | number;

export interface Spread {
  n: number;
  lower: number | null;
  median: number | null;
  upper: number | null;
  /** In order; of many only some, evenly chosen. */
  values: number[] | null;
}

/** So many dots are distinguishable on a phone. */
const SHOWN = 60;

function placeOf(subject: ComparedHome, scope: Scope) {
  if (scope === 'city') return sql`city = ${subject.city}`;
  if (scope === 'state') return sql`state = ${subject.state}`;
  if (scope === 'everywhere') return sql`true`;
  return insideCircle({ latitude: subject.latitude ?? 0, longitude: subject.longitude ?? 0, radius: scope });
}

const comparable = (subject: ComparedHome, scope: Scope) => sql`
  p.is_on_market and p.price > 0 and p.id <> ${subject.id} and p.category_id = ${subject.category_id}
    and p.property_type = ${subject.property_type} and ${placeOf(subject, scope)}`;

/** Whether there are so many comparable listings; those that state no area count only where `stated` is false. */
export const thereAre = async (
  db: Db,
  { subject, scope, stated, count }: { subject: ComparedHome; scope: Scope; stated: boolean; count: number },
) => {
  const { rows } = await sql`select 1 from properties p
    where ${comparable(subject, scope)} and (not ${stated}::boolean or p.area is not null) limit ${count}`.execute(
    db,
  );
  return rows.length >= count;
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
export const prices = async (db: Db, subject: ComparedHome, scope: Scope) =>
  (
    await sql<Spread>`select ${spreadOf(sql`p.compared_price * ${subject.months}::float8`)} from properties p where ${comparable(subject, scope)}`.execute(
      db,
    )
  ).rows[0]!;

/** Prices per unit of the area that listings state. */
export const pricesPerArea = async (db: Db, subject: ComparedHome, scope: Scope) =>
  (
    await sql<Spread & { parameter_id: number; parameter: string }>`
      select m.id as parameter_id, m.name as parameter, spread.*
      from parameters m, lateral (
        select ${spreadOf(sql`p.compared_price * ${subject.months}::float8 / p.area`)} from properties p
        where ${comparable(subject, scope)} and p.area is not null) spread
      where m.role = 'area'`.execute(db)
  ).rows[0];
