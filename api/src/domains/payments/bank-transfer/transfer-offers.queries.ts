import type { Db } from '#db/database.ts';

/** What a transfer for a package costs. */
export interface TransferOffer {
  /** In whole units of the currency. */
  readonly amount: number;
  /** ISO code. */
  readonly currency: string;
}

/** Keeps what a user reads of a transfer, in place of what was read before. */
export async function keepOffer(
  db: Db,
  { userId, packageId, offer, now }: { userId: number; packageId: number; offer: TransferOffer; now: Date },
): Promise<void> {
  const values = { ...offer, read_at: now };
  await db
    .insertInto('transfer_offers')
    .values({ user_id: userId, package_id: packageId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'package_id']).doUpdateSet(values))
    .execute();
}

/** What a user read last of a transfer for a package, unless that is longer ago than `readAfter`. */
export const keptOffer = (
  db: Db,
  { userId, packageId, readAfter }: { userId: number; packageId: number; readAfter: Date },
): Promise<TransferOffer | undefined> =>
  db
    .selectFrom('transfer_offers')
    .select(['amount', 'currency'])
    .where('user_id', '=', userId)
    .where('package_id', '=', packageId)
    .where('read_at', '>', readAfter)
    .executeTakeFirst();
