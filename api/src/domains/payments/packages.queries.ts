import { sql } from 'kysely';
import type { FeatureType } from '@lintel/api-contract';
import type { Db } from '../../db/database.ts';

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
    .select(['id', 'package_id', 'status'])
    .orderBy('package_id')
    .orderBy('id', 'desc')
    .execute();

export const packagesOfUser = (db: Db, userId: number) =>
  db
    .selectFrom('user_packages as up')
    .innerJoin('packages as p', 'p.id', 'up.package_id')
    .where('up.user_id', '=', userId)
    .select(['p.id', 'p.name', 'p.price', 'p.ios_product_id', 'p.duration_hours', 'p.created_at'])
    .execute();

export const allFeatures = (db: Db) =>
  db.selectFrom('features').select(['id', 'name', 'type', 'is_active']).orderBy('id').execute();

/** For each feature type that a running package of the user has: whether units are left. */
export const grantedFeatures = async (db: Db, userId: number, now: Date) => {
  const rows = await db
    .selectFrom('user_packages as up')
    .innerJoin('user_package_units as u', 'u.user_package_id', 'up.id')
    .innerJoin('features as f', 'f.id', 'u.feature_id')
    .where('up.user_id', '=', userId)
    .where((eb) => eb.or([eb('up.ends_at', 'is', null), eb('up.ends_at', '>=', now)]))
    .where('up.starts_at', '<=', now)
    .groupBy('f.type')
    .select(['f.type', sql<boolean>`bool_or(u.total is null or u.used < u.total)`.as('units_left')])
    .execute();
  return new Map(rows.map((row) => [row.type as FeatureType, row.units_left]));
};

/** Takes one unit where there is one. The row stays locked until the transaction ends, so two callers never share the last unit. */
export async function takeUnit(db: Db, userId: number, type: FeatureType, now: Date) {
  const { rows } = await sql<{ package_id: number; duration_hours: number }>`
    update user_package_units u
    set used = u.used + case when u.total is null then 0 else 1 end
    from (
      select unit.user_package_id, unit.feature_id, up.package_id, p.duration_hours
      from user_package_units unit
      join user_packages up on up.id = unit.user_package_id
      join packages p on p.id = up.package_id
      join features f on f.id = unit.feature_id
      where up.user_id = ${userId} and f.type = ${type} and f.is_active
        and up.starts_at <= ${now} and (up.ends_at is null or up.ends_at >= ${now})
        and (unit.total is null or unit.used < unit.total)
      order by unit.total is not null, up.ends_at nulls last, up.id
      limit 1
      for update of unit
    ) chosen
    where u.user_package_id = chosen.user_package_id and u.feature_id = chosen.feature_id
    returning chosen.package_id, chosen.duration_hours`.execute(db);
  const [row] = rows;
  return row && { packageId: row.package_id, durationHours: row.duration_hours };
}
