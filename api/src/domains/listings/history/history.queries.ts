import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

export type EventKind = 'posted' | 'price' | 'status' | 'deal' | 'review';

export interface NewEvent {
  readonly kind: EventKind;
  /** Before: price as digits, deal (`sell` …), `0`/`1` for hidden/shown, or request status. */
  readonly from?: string | number | undefined;
  readonly to: string | number;
}

/** Notes what happened to a listing. The table is append-only and outlives the listing. */
export async function appendEvents(
  trx: Db,
  propertyId: number,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  if (!events.length) return;
  const rows = events.map(({ kind, from, to }) => ({
    property_id: propertyId,
    kind,
    old_value: from === undefined ? null : String(from),
    new_value: String(to),
    happened_at: now,
  }));
  await trx.insertInto('listing_events').values(rows).execute();
}

/** The listing with an id or slug: who may see its history. */
export function listingOf(
  db: Db,
  { id, slug }: { readonly id?: number | undefined; readonly slug?: string | undefined },
) {
  const listings = db.selectFrom('properties').select(['id', 'added_by', 'is_live']);
  return (
    slug === undefined ? listings.where('id', '=', id ?? 0) : listings.where('slug_id', '=', slug)
  ).executeTakeFirst();
}

export interface EventRecord {
  kind: EventKind;
  old_value: string | null;
  new_value: string | null;
  happened_at: Date;
  is_earlier_posting: boolean;
  posting_id: number;
  /** Of a price: it was stated while the listing was public. */
  price_was_seen: boolean;
  /** Null: the provider, or an account that is gone. */
  posted_by: number | null;
}

/** Degrees, about 300 m: how far two people set the pin of one address apart. */
const NEAR = 0.003;

/**
 * What happened to a listing and to earlier postings of the same home, oldest first. Earlier postings are those at the same
 * address and place that are deleted, or that the same owner has taken off the market; another listing that stands there
 * at the same time is another home of the house. What was never public belongs to the history of its owner alone.
 */
export async function eventsOf(
  db: Db,
  propertyId: number,
  callerId: number | undefined,
): Promise<EventRecord[]> {
  const { rows } = await sql<EventRecord>`
    with home as (
      select id, added_by, latitude, longitude, place_key(address, city, country) as key
      from properties where id = ${propertyId}
    ), earlier as (
      select distinct e.posting_id as id
      from home join listing_events e on e.place_key = home.key and e.posting_id < home.id
      left join properties p on p.id = e.posting_id
      where (home.latitude is null or e.latitude is null
          or (abs(e.latitude - home.latitude) < ${NEAR} and abs(e.longitude - home.longitude) < ${NEAR}))
        and (e.posting_was_public or e.posted_by = ${callerId ?? null})
        and (p.id is null or (p.added_by is not distinct from home.added_by and not p.is_on_market))
    )
    select e.kind, e.old_value, e.new_value, e.happened_at, e.posting_id <> home.id as is_earlier_posting, e.posted_by,
      e.posting_id, e.price_was_seen
    from home join listing_events e on e.posting_id = home.id or e.posting_id in (select id from earlier)
    order by e.happened_at, e.id`.execute(db);
  return rows;
}
