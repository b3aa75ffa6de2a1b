import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** The listing that a unit is used for. */
export interface UnitSubject {
  readonly kind: 'property' | 'project';
  readonly id: number;
  readonly title: string;
}

interface LoggedUnits {
  readonly userPackageId: number;
  readonly featureId: number;
  /** Negative: given back. */
  readonly quantity: number;
  readonly subject: UnitSubject | undefined;
  readonly now: Date;
}

/** Within the transaction that changes the meter, so that both always agree. */
export const logUnits = (trx: Db, { userPackageId, featureId, quantity, subject, now }: LoggedUnits) =>
  trx
    .insertInto('package_unit_log')
    .values({
      user_package_id: userPackageId,
      feature_id: featureId,
      quantity,
      property_id: subject?.kind === 'property' ? subject.id : null,
      project_id: subject?.kind === 'project' ? subject.id : null,
      title: subject?.title ?? null,
      created_at: now,
    })
    .execute();

/** A page of what used a user's units, newest first, and how many entries there are. */
export async function unitLog(
  db: Db,
  userId: number,
  packageId: number | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const of = db
    .selectFrom('package_unit_log as l')
    .innerJoin('user_packages as up', 'up.id', 'l.user_package_id')
    .innerJoin('packages as p', 'p.id', 'up.package_id')
    .innerJoin('features as f', 'f.id', 'l.feature_id')
    .where('up.user_id', '=', userId)
    .$if(packageId !== undefined, (query) => query.where('up.package_id', '=', packageId!));
  const rows = of
    .select([
      'l.id',
      'l.quantity',
      'l.property_id',
      'l.project_id',
      'l.title',
      'l.created_at',
      'p.id as package_id',
      'p.name as package_name',
      'f.id as feature_id',
      'f.name as feature_name',
      'f.type as feature_type',
    ])
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = of.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow();
  return { rows: await rows, total: (await counted).n };
}
