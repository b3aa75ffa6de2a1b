import type {
  ActivePackage,
  AnswerOf,
  FeatureType,
  GrantedPackage,
  Offer,
  PackageCheck,
  UnitUse,
  getPackage,
} from '@lintel/api-contract';
import type { Database, Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import { iso } from '#wire/values.ts';
import * as queries from './packages.queries.ts';
import { unitLog, type UnitSubject } from './unit-log.queries.ts';
import { insertTransaction, openPayments } from '#domains/payments/transactions.queries.ts';

/** Features that are simply there or not; the others are counted in units. */
const UNCOUNTED = new Set<FeatureType>([
  'mortgage_calculator_detail',
  'premium_properties',
  'project_access',
]);

/** End of what never ends, for clients that read a date in any case. */
const NO_END = new Date('9999-12-31T00:00:00Z');

type PackageStatus = Offer['package_status'];
type OfferRow = Awaited<ReturnType<typeof queries.offers>>[number];
type RunningRow = Awaited<ReturnType<typeof queries.runningPackages>>[number];
interface Transaction {
  id: number;
  status: string;
  ended_by: string | null;
  reject_reason: string | null;
}

type OpenPayment = Awaited<ReturnType<typeof openPayments>>[number];

const openPaymentOf = ({ id, payment_type, status }: OpenPayment) =>
  ({ payment_transaction_id: id, payment_type, status }) as NonNullable<Offer['open_payment']>;

const limits = (limit: number | null) => ({
  limit_type: limit === null ? ('unlimited' as const) : ('limited' as const),
  limit,
});

const groupBy = <T, K>(rows: T[], key: (row: T) => K) => {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
};

function statusOf(transaction: Transaction | undefined, isActive: boolean): PackageStatus {
  if (isActive) return 'active';
  if (!transaction) return 'inactive';
  return transaction.status === 'success' ? 'expired' : (transaction.status as PackageStatus);
}

function offerOf(
  rows: OfferRow[],
  { transaction, open }: { transaction: Transaction | undefined; open?: OpenPayment | undefined },
  isActive: boolean,
): Offer {
  const [first] = rows as [OfferRow];
  return {
    id: first.id,
    name: first.name,
    package_type: first.price === null ? 'free' : 'paid',
    price: first.price,
    ios_product_id: first.ios_product_id,
    duration: first.duration_hours,
    created_at: iso(first.created_at),
    package_status: statusOf(transaction, isActive),
    payment_transaction_id: transaction?.id ?? null,
    ...(transaction?.ended_by && { ended_by: transaction.ended_by as Offer['ended_by'] }),
    ...(transaction?.reject_reason && { reject_reason: transaction.reject_reason }),
    ...(open && { open_payment: openPaymentOf(open) }),
    features: rows.map((row) => ({
      id: row.feature_id,
      name: row.feature_name,
      type: row.feature_type as FeatureType,
      ...limits(row.unit_limit),
    })),
  };
}

function activeOf(offer: Omit<Offer, 'features'>, units: RunningRow[]): ActivePackage {
  const [first] = units as [RunningRow];
  return {
    ...offer,
    start_date: iso(first.starts_at),
    end_date: iso(first.ends_at ?? NO_END),
    ...(!first.ends_at && { never_ends: true as const }),
    is_active: 1,
    features: units
      .filter((unit) => unit.is_feature_on)
      .map((unit) => ({
        id: unit.feature_id,
        name: unit.feature_name,
        type: unit.feature_type as FeatureType,
        ...limits(unit.total),
        used_limit: unit.total === null ? null : unit.used,
        total_limit: unit.total,
      })),
  };
}

const unitUseShape = (row: Awaited<ReturnType<typeof unitLog>>['rows'][number]): UnitUse => ({
  id: row.id,
  quantity: row.quantity,
  used_at: iso(row.created_at),
  package: { id: row.package_id, name: row.package_name },
  feature: { id: row.feature_id, name: row.feature_name, type: row.feature_type as FeatureType },
  title: row.title,
  property_id: row.property_id,
  project_id: row.project_id,
});

/** Packages: what is on offer, what a user has, and what that allows. */
export function packagesService({ db, clock }: { db: Database; clock: Clock }) {
  async function checkOn(executor: Db, userId: number | undefined, type: FeatureType): Promise<PackageCheck> {
    const granted = userId
      ? await queries.grantedFeatures(executor, userId, clock.now())
      : new Map<FeatureType, boolean>();
    const has = granted.has(type);
    return {
      package_available: granted.size > 0,
      feature_available: has,
      limit_available: has && (UNCOUNTED.has(type) || granted.get(type) === true),
    };
  }

  return {
    async overview(
      userId: number | undefined,
    ): Promise<
      Pick<AnswerOf<typeof getPackage>, 'data' | 'active_packages' | 'all_features' | 'running_adverts'>
    > {
      const now = clock.now();
      const [offerRows, features, running, transactions, open, bought, adverts] = await Promise.all([
        queries.offers(db),
        queries.allFeatures(db),
        userId ? queries.runningPackages(db, userId, now) : [],
        userId ? queries.newestTransactions(db, userId) : [],
        userId ? openPayments(db, userId) : [],
        userId ? queries.packagesOfUser(db, userId) : [],
        userId ? queries.countRunningAdverts(db, userId, now) : 0,
      ]);
      const transactionOf = new Map(transactions.map((row) => [row.package_id, row]));
      const paymentsOf = (packageId: number) => ({
        transaction: transactionOf.get(packageId),
        open: open.find(({ package_id }) => package_id === packageId),
      });
      const packageOf = new Map(bought.map((row) => [row.id, row]));
      const runs = [...groupBy(running, (row) => row.user_package_id).values()];
      const activeIds = new Set(running.map((row) => row.package_id));
      return {
        data: [...groupBy(offerRows, (row) => row.id).values()]
          .filter(([row]) => row && !activeIds.has(row.id))
          .map((rows) => offerOf(rows, paymentsOf(rows[0]!.id), false)),
        active_packages: runs.flatMap((units) => {
          const item = packageOf.get(units[0]!.package_id);
          if (!item) return [];
          const { features: _features, ...offer } = offerOf(
            [{ ...item, feature_id: 0, feature_name: '', feature_type: '', unit_limit: null }],
            { transaction: transactionOf.get(item.id) },
            true,
          );
          return [activeOf(offer, units)];
        }),
        all_features: features.map(({ id, name, type, is_active }) => ({
          id,
          name,
          type: type as FeatureType,
          status: is_active ? 1 : 0,
        })),
        ...(userId && { running_adverts: adverts }),
      };
    },

    /** Whether a user may do what needs a package. Visitors may not. */
    check: (userId: number | undefined, type: FeatureType) => checkOn(db, userId, type),

    /** Throws `packageRequired` with the three flags unless the user has the feature. */
    async require(userId: number, type: FeatureType): Promise<void> {
      const check = await checkOn(db, userId, type);
      if (check.limit_available) return;
      throw new DomainError('packageRequired', 'This needs a package that includes it.', {
        data: check,
        status: 400,
      });
    },

    /**
     * Takes one unit of a counted feature within the caller's transaction, from the package that ends first; an unlimited
     * one is preferred, and notes what it is used for. Throws `packageRequired` with the three flags when there is none.
     */
    async consume(
      trx: Db,
      userId: number,
      type: FeatureType,
      subject?: UnitSubject,
    ): Promise<{ userPackageId: number; packageId: number; durationHours: number }> {
      const taken = await queries.takeUnit(trx, userId, type, { now: clock.now(), subject });
      if (taken) return taken;
      throw new DomainError('packageRequired', 'Your package limit is over. Please purchase a package.', {
        status: 400,
        // on the same connection: waiting for a second one while holding this one could wait for ever
        data: await checkOn(trx, userId, type),
      });
    },

    /** Puts a taken unit back within the caller's transaction, into the package that it came from. */
    giveBack: (trx: Db, userPackageId: number, type: FeatureType, subject: UnitSubject): Promise<void> =>
      queries.returnUnit(trx, userPackageId, type, { now: clock.now(), subject }),

    /** What a purchase added; undefined when it granted nothing. */
    async addedBy(transactionId: number): Promise<GrantedPackage | undefined> {
      const rows = await queries.grantOf(db, transactionId);
      const [first] = rows;
      return (
        first && {
          starts_at: iso(first.starts_at),
          ends_at: first.ends_at && iso(first.ends_at),
          features: rows.map(({ id, name, type, total }) => ({
            id,
            name,
            type: type as FeatureType,
            ...limits(total),
          })),
        }
      );
    },

    /** What used the user's units, newest first. */
    async uses(userId: number, packageId: number | undefined, page: { limit: number; offset: number }) {
      const { rows, total } = await unitLog(db, userId, packageId, page);
      return { data: rows.map(unitUseShape), total };
    },

    /** Takes a free package, one at a time. */
    async assignFree(userId: number, packageId: number): Promise<void> {
      const item = await queries.packageById(db, packageId);
      if (!item?.is_active) throw new DomainError('notFound', 'There is no such package.', { status: 400 });
      if (item.price !== null) throw new DomainError('wrongState', 'This package has to be paid.');
      await db.transaction().execute(async (trx) => {
        await queries.lockBuyer(trx, userId);
        const now = clock.now();
        if (await queries.hasRunningPackage(trx, userId, packageId, now))
          throw new DomainError('conflict', 'You already have this package.', { status: 400 });
        const transactionId = await insertTransaction(trx, {
          user_id: userId,
          package_id: packageId,
          amount: 0,
          payment_type: 'free',
          status: 'success',
          created_at: now,
          updated_at: now,
        });
        await queries.grant(trx, { userId, packageId, transactionId, now });
      });
    },

    /** Feature types that the user's running packages grant. */
    async granted(userId: number | undefined): Promise<ReadonlySet<FeatureType>> {
      return new Set(userId ? (await queries.grantedFeatures(db, userId, clock.now())).keys() : []);
    },
  };
}

export type PackagesService = ReturnType<typeof packagesService>;
