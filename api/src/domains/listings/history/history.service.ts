import type { ListingEvent } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import { iso } from '#wire/values.ts';
import { eventsOf, listingOf, type EventRecord } from './history.queries.ts';
import { withSeenPrices } from './seen-prices.ts';
import { withSeenStates } from './seen-states.ts';

const NONE = {
  price: null,
  previous_price: null,
  property_type: null,
  status: null,
  request_status: null,
} as const;

const DEALS = ['sell', 'rent', 'sold', 'rented'] as const;
const REVIEWS = ['pending', 'approved', 'rejected'] as const;
const known = <T extends string>(values: readonly T[], text: string | null) =>
  values.find((value) => value === text) ?? null;

const amount = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

function changeOf({ kind, old_value, new_value }: EventRecord): Partial<ListingEvent> {
  switch (kind) {
    case 'posted':
    case 'price':
      return { price: amount(new_value), previous_price: amount(old_value) };
    case 'deal':
      return { property_type: known(DEALS, new_value) };
    case 'status':
      return { status: new_value === '1' ? 1 : 0 };
    case 'review':
      return { request_status: known(REVIEWS, new_value) };
  }
}

const eventShape = (row: EventRecord): ListingEvent => ({
  kind: row.kind,
  happened_at: iso(row.happened_at),
  ...NONE,
  ...changeOf(row),
  is_earlier_posting: row.is_earlier_posting,
});

export interface HistoryRequest {
  readonly id?: number | undefined;
  readonly slug?: string | undefined;
  readonly callerId: number | undefined;
}

/** The history of a listing as users see it: prices and states, also from before the home was posted again. */
export function historyService({ db }: { db: Db }) {
  return {
    async read({ id, slug, callerId }: HistoryRequest): Promise<{ data: ListingEvent[]; total: number }> {
      const listing = await listingOf(db, { id, slug });
      const isOwner = listing !== undefined && callerId !== undefined && listing.added_by === callerId;
      if (!listing || !(listing.is_live || isOwner))
        throw new DomainError('notFound', 'There is no such listing.', { status: 404 });
      const all = await eventsOf(db, listing.id, callerId);
      // Decisions of reviewers, and prices that they have not approved, are shown to the user who posted the listing.
      const isOwn = ({ posted_by }: EventRecord) => callerId !== undefined && posted_by === callerId;
      const seen = withSeenStates(withSeenPrices(all, isOwn), isOwn);
      const events = seen.filter((event) => event.kind !== 'review' || isOwn(event));
      return { data: events.map(eventShape), total: events.length };
    },
  };
}

export type HistoryService = ReturnType<typeof historyService>;
