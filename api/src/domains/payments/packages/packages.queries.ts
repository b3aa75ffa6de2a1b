import { sql } from 'kysely';
import { ADVERT, type FeatureType } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { publish } from '#realtime/live-events.ts';
import { logUnits, type UnitSubject } from './unit-log.queries.ts';

/** Packages on offer with their features. */
export const offers = (db: Db) =>
  db
    .selectFrom('packages as p')
    .innerJoin('package_features as pf', 'pf.package_id', 'p.id')
    .innerJoin('features as f', 'f.id', 'pf.feature_id')
    .where('p.is_active', '=', true)
    .where('f.is_active', '=', true)
    .select([
      'p.id',
      'p.name',
      'p.price',
      'p.ios_product_id',
      'p.duration_hours',
      'p.created_at',
      'f.id as feature_id',
      'f.name as feature_name',
      'f.type as feature_type',
      'pf.unit_limit',
    ])
    .orderBy('p.rank')
    .orderBy('p.id')
    .orderBy('f.id')
    .execute();

/** Running packages of a user with used and bought units. */
export const runningPackages = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('user_packages as up')
    .innerJoin('user_package_units as u', 'u.user_package_id', 'up.id')
    .innerJoin('features as f', 'f.id', 'u.feature_id')
    .where('up.user_id', '=', userId)
    .where((eb) => eb.or([eb('up.ends_at', 'is', null), eb('up.ends_at', '>=', now)]))
    .where('up.starts_at', '<=', now)
    .select([
      'up.id as user_package_id',
      'up.package_id',
      'up.starts_at',
      'up.ends_at',
      'u.used',
      'u.total',
      'f.id as feature_id',
      'f.name as feature_name',
      'f.type as feature_type',
      'f.is_active as is_feature_on',
    ])
    .orderBy('up.id')
    .orderBy('f.id')
    .execute();

/** The newest transaction of a user for each package. */
export const newestTransactions = (db: Db, userId: number) =>
  db
    .selectFrom('transactions')
    .distinctOn('package_id')
    .where('user_id', '=', userId)
    .select(['id', 'package_id', 'status', 'ended_by', 'reject_reason'])
    .orderBy('package_id')
    .orderBy('id', 'desc')
    .execute();

/** Ads of a user that are shown now. */
export const countRunningAdverts = async (db: Db, userId: number, now: Date): Promise<number> =>
  (
    await db
      .selectFrom('adverts')
      .select(sql<number>`count(*)`.as('n'))
      .where('user_id', '=', userId)
      .where('status', '=', ADVERT.approved)
      .where('is_enabled', '=', true)
      .where('paused_at', 'is', null)
      .where('ends_at', '>', now)
      .executeTakeFirstOrThrow()
  ).n;

export const packagesOfUser = (db: Db, userId: number) =>
  db
    .selectFrom('user_packages as up')
    .innerJoin('packages as p', 'p.id', 'up.package_id')
    .where('up.user_id', '=', userId)
    .select(['p.id', 'p.name', 'p.price', 'p.ios_product_id', 'p.duration_hours', 'p.created_at'])
    .execute();

export const allFeatures = (db: Db) =>
  db.selectFrom('features').select(['id', 'name', 'type', 'is_active']).orderBy('id').execute();

/** For each feature type that is switched on and that a running package of the user has: whether units are left. */
export const grantedFeatures = async (db: Db, userId: number, now: Date) => {
  const rows = await db
    .selectFrom('user_packages as up')
    .innerJoin('user_package_units as u', 'u.user_package_id', 'up.id')
    .innerJoin('features as f', 'f.id', 'u.feature_id')
    .where('up.user_id', '=', userId)
    .where('f.is_active', '=', true)
    .where((eb) => eb.or([eb('up.ends_at', 'is', null), eb('up.ends_at', '>=', now)]))
    .where('up.starts_at', '<=', now)
    .groupBy('f.type')
    .select(['f.type', sql<boolean>`bool_or(u.total is null or u.used < u.total)`.as('units_left')])
    .execute();
  return new Map(rows.map((row) => [row.type as FeatureType, row.units_left]));
};

interface TakenUnit {
  feature_id: number;
  user_package_id: number;
  package_id: number;
  duration_hours: number;
}

const usableUnits = (userId: number, type: FeatureType, now: Date) => sql`
  from user_package_units unit
  join user_packages up on up.id = unit.user_package_id
  join packages p on p.id = up.package_id
  join features f on f.id = unit.feature_id
  where up.user_id = ${userId} and f.type = ${type} and f.is_active
    and up.starts_at <= ${now} and (up.ends_at is null or up.ends_at >= ${now})
    and (unit.total is null or unit.used < unit.total)`;

async function tryUnit(db: Db, userId: number, type: FeatureType, now: Date) {
  const { rows } = await sql<TakenUnit>`
    update user_package_units u
    set used = u.used + 1
    from (
      select unit.user_package_id, unit.feature_id, up.package_id, p.duration_hours
      ${usableUnits(userId, type, now)}
      order by unit.total is not null, up.ends_at nulls last, up.id
      limit 1
      for update of unit
    ) chosen
    where u.user_package_id = chosen.user_package_id and u.feature_id = chosen.feature_id
    returning chosen.user_package_id, chosen.feature_id, chosen.package_id, chosen.duration_hours`.execute(
    db,
  );
  return rows[0];
}

async function isAnyLeft(db: Db, userId: number, type: FeatureType, now: Date) {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select ${usableUnits(userId, type, now)}) as left`.execute(db);
  return rows[0]?.left ?? false;
}

/**
 * Takes one unit where there is one. The row stays locked until the transaction ends, so two callers never share the last
 * unit. A request that waited for a row that is used up then finds no row at all, although another package may have units: each
 * such miss means that another request took one, so looking again comes to an end.
 */
export async function takeUnit(
  db: Db,
  userId: number,
  type: FeatureType,
  { now, subject }: { now: Date; subject: UnitSubject | undefined },
) {
  for (;;) {
    const row = await tryUnit(db, userId, type, now);
    if (row) {
      const { user_package_id: userPackageId, feature_id: featureId } = row;
      await logUnits(db, { userPackageId, featureId, quantity: 1, subject, now });
      return { userPackageId, packageId: row.package_id, durationHours: row.duration_hours };
    }
    if (!(await isAnyLeft(db, userId, type, now))) return undefined;
  }
}

/** Puts a taken unit back into the package that it came from, within the caller's transaction. */
export async function returnUnit(
  trx: Db,
  userPackageId: number,
  type: FeatureType,
  { now, subject }: { now: Date; subject: UnitSubject },
): Promise<void> {
  const { rows } = await sql<{ feature_id: number }>`
    update user_package_units u set used = u.used - 1 from features f
    where u.user_package_id = ${userPackageId} and f.id = u.feature_id and f.type = ${type} and u.used > 0
    returning u.feature_id`.execute(trx);
  for (const { feature_id: featureId } of rows)
    await logUnits(trx, { userPackageId, featureId, quantity: -1, subject, now });
}

/** A package as it is sold. */
export const packageById = (db: Db, id: number) =>
  db
    .selectFrom('packages')
    .select(['id', 'name', 'price', 'duration_hours', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();

export const hasRunningPackage = async (db: Db, userId: number, packageId: number, now: Date) =>
  (await db
    .selectFrom('user_packages')
    .select('id')
    .where('user_id', '=', userId)
    .where('package_id', '=', packageId)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>=', now)]))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Lets one purchase of a user happen after the other. */
export const lockBuyer = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();

/**
 * Starts a package with the limits that it has today; open pages of the user hear of it. Where it runs already, having been paid
 * twice, its units are there at once and its time follows. A transaction grants once: its second attempt breaks a unique index.
 */
export async function grant(
  db: Db,
  {
    userId,
    packageId,
    transactionId,
    now,
  }: { userId: number; packageId: number; transactionId: number; now: Date },
) {
  await lockBuyer(db, userId);
  await sql`
    with started as (
      insert into user_packages (user_id, package_id, transaction_id, starts_at, ends_at)
      select ${userId}, p.id, ${transactionId}, ${now}::timestamptz,
        greatest(${now}::timestamptz, (
          select max(ends_at) from user_packages where user_id = ${userId} and package_id = p.id
        )) + make_interval(hours => p.duration_hours)
      from packages p where p.id = ${packageId}
      returning id)
    insert into user_package_units (user_package_id, feature_id, total)
    select started.id, pf.feature_id, pf.unit_limit from started, package_features pf where pf.package_id = ${packageId}`.execute(
    db,
  );
  await publish(db, { to: [userId], type: 'package', data: { package_id: packageId } });
}

/** What a purchase added, by feature; nothing when it granted nothing. */
export const grantOf = (db: Db, transactionId: number) =>
  db
    .selectFrom('user_packages as up')
    .innerJoin('user_package_units as u', 'u.user_package_id', 'up.id')
    .innerJoin('features as f', 'f.id', 'u.feature_id')
    .where('up.transaction_id', '=', transactionId)
    .select(['up.starts_at', 'up.ends_at', 'f.id', 'f.name', 'f.type', 'u.total'])
    .orderBy('f.id')
    .execute();

export interface EndingPackage {
  id: number;
  user_id: number;
  name: string;
  ends_at: Date;
  /** It was paid twice, and runs on when this time is over. */
  goes_on: boolean;
  /** It has units that nothing used. */
  has_units: boolean;
}

const goesOn = sql<boolean>`exists (select from user_packages other
  where other.user_id = up.user_id and other.package_id = up.package_id and (other.ends_at is null or other.ends_at > up.ends_at))`;

const hasUnits = sql<boolean>`exists (select from user_package_units u join features f on f.id = u.feature_id
  where u.user_package_id = up.id and f.is_active and u.used < u.total)`;
const ending = sql<EndingPackage>`up.id, up.user_id, p.name, up.ends_at, ${goesOn} as goes_on, ${hasUnits} as has_units`;

/** Packages that end within so many days and whose owners were not notified about so few yet; marks them as notified. */
export const takeEnding = async (db: Db, days: number, now: Date) =>
  (
    await sql<EndingPackage>`
      update user_packages up set told_days_left = ${days} from packages p
      where p.id = up.package_id and up.ends_at > ${now} and up.ends_at <= ${now}::timestamptz + make_interval(days => ${days})
        and (up.told_days_left is null or up.told_days_left > ${days})
      returning ${ending}`.execute(db)
  ).rows;

/** Packages that have ended; marks them as notified. What ended more than a week ago is not announced. */
export const takeEnded = async (db: Db, now: Date) =>
  (
    await sql<EndingPackage>`
      update user_packages up set told_days_left = 0 from packages p
      where p.id = up.package_id and up.ends_at <= ${now} and up.told_days_left is distinct from 0
      returning ${ending}`.execute(db)
  ).rows;
