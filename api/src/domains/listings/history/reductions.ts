import type { Db } from '#db/database.ts';
import { DAY_MS } from '#ports/clock.ts';
import { lastShownPrice, lowestSeen } from './prices.queries.ts';

/** As the Price Indication Directive of the EU (98/6/EC, article 6a) has it for goods. */
const REFERENCE_DAYS = 30;

/** A listing before a change of its price. */
interface Priced {
  readonly id: number;
  readonly price: number;
  readonly request_status: string;
}

/**
 * What a new price is measured at: the lowest that users could see within thirty days. Null where the new one is not below it, so that
 * a price which was raised to be lowered again is no reduction. Called before the change is noted in the history.
 */
export async function reducedFrom(
  trx: Db,
  listing: Priced,
  price: number,
  now: Date,
): Promise<number | null> {
  const shown = listing.request_status === 'approved' ? undefined : await lastShownPrice(trx, listing.id);
  const since = new Date(now.getTime() - REFERENCE_DAYS * DAY_MS);
  const last = shown?.price ?? listing.price;
  const lowest = await lowestSeen(trx, listing.id, since);
  const reference = Math.min(last, lowest ?? last);
  return price < reference ? reference : null;
}
