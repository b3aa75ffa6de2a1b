import type { EventRecord } from './history.queries.ts';

const statesPrice = ({ kind }: EventRecord) => kind === 'posted' || kind === 'price';

/**
 * Events with the prices that users saw. One that was typed and corrected before a review is left out; a home that was corrected before its
 * first one was posted at the price that was seen first. Own ones stay as they are.
 */
export function withSeenPrices(
  events: readonly EventRecord[],
  isOwn: (event: EventRecord) => boolean,
): EventRecord[] {
  const seenOf = (posting: number) =>
    events.find((event) => event.posting_id === posting && statesPrice(event) && event.price_was_seen);
  /** The last price that users saw, by posting. */
  const last = new Map<number, string | null>();
  return events.flatMap((event) => {
    if (!statesPrice(event) || isOwn(event)) return event;
    const { posting_id: posting, kind } = event;
    const price = kind === 'posted' ? (seenOf(posting) ?? event).new_value : event.new_value;
    const before = last.get(posting) ?? null;
    if (kind === 'price' && (!event.price_was_seen || price === before)) return [];
    last.set(posting, price);
    return { ...event, new_value: price, old_value: before };
  });
}
