import type { Db } from '#db/database.ts';
import { DAY_MS, type Clock } from '#ports/clock.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import * as queries from './savers.queries.ts';

/** The listing that something happened to. */
interface Saved {
  readonly id: number;
  readonly title: string;
  readonly added_by: number | null;
}

/** Notices to users who saved a home: cheaper, gone, back. Written in the transaction of the change. */
export function saverNotices({ notifier, clock }: { notifier: Notifier; clock: Clock }) {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  async function notice(
    trx: Db,
    { id, title, added_by }: Saved,
    kind: 'priceDrop' | 'homeSold' | 'homeRented' | 'homeBack',
  ) {
    await notifier.notify(trx, {
      to: await queries.saversOf(trx, id, added_by ?? 0),
      text: { kind, title },
      push: { type: 'default' },
      target: { type: 'property', id },
      mayBeSwitchedOff: true,
      list: { type: 1, propertyId: id },
    });
  }
  return {
    reduced: (trx: Db, listing: Saved) => notice(trx, listing, 'priceDrop'),
    sold: (trx: Db, listing: Saved) => notice(trx, listing, 'homeSold'),
    rented: (trx: Db, listing: Saved) => notice(trx, listing, 'homeRented'),
    back: (trx: Db, listing: Saved) => notice(trx, listing, 'homeBack'),
    /** Called before the change is noted in the history. Hiding that is undone the same day is no news. */
    async shownAgain(trx: Db, listing: Saved): Promise<void> {
      const hidden = await queries.lastHidden(trx, listing.id);
      if (hidden && hidden <= before(1)) await notice(trx, listing, 'homeBack');
    },
  };
}

export type SaverNotices = ReturnType<typeof saverNotices>;
