import type { ListingEvent } from '@lintel/api-contract';

const DAY = 86_400_000;

/** One line of what happened to a home. */
export interface HistoryRow {
  at: number;
  what: 'posted' | 'repriced' | 'hidden' | 'shown' | 'sold' | 'rented' | 'offered';
  /** Price from then on, where it is known. */
  price: number | undefined;
  /** Per cent against the price before; nothing where there was none. */
  change: number | undefined;
  /** Happened under an earlier posting of the same home. */
  isEarlier: boolean;
}

export interface History {
  /** Newest first. */
  rows: HistoryRow[];
  /** What it cost from each moment on, oldest first. */
  steps: { at: number; price: number }[];
  /** The first time that this home was offered, under whichever posting. */
  since: number;
  /** From the first offer until it was sold or let, or until now. Posting it again starts no new period. */
  days: number;
  /** How often it was posted again. */
  reposts: number;
  /** Per cent between the first and the last price. */
  overall: number | undefined;
}

const percent = (before: number | null | undefined, now: number): number | undefined =>
  before ? Math.round((now / before - 1) * 1000) / 10 : undefined;

function whatOf({ kind, status, property_type: deal }: ListingEvent): HistoryRow['what'] | undefined {
  if (kind === 'posted') return 'posted';
  if (kind === 'price') return 'repriced';
  if (kind === 'status') return status === 1 ? 'shown' : 'hidden';
  if (kind === 'deal') return deal === 'sold' || deal === 'rented' ? deal : 'offered';
  return undefined;
}

/** The life of a home out of its events, which may come in any order. `now` in milliseconds since 1970. */
export function historyOf(events: readonly ListingEvent[], now: number): History | undefined {
  const ordered = events
    .map((event) => ({ event, at: Date.parse(event.happened_at), what: whatOf(event) }))
    .filter(({ at, what }) => !Number.isNaN(at) && what !== undefined)
    .toSorted((a, b) => a.at - b.at);
  const [first] = ordered;
  if (!first) return undefined;
  const rows: HistoryRow[] = [];
  let price: number | undefined;
  for (const { event, at, what } of ordered) {
    const before = event.previous_price ?? price;
    const named = event.price ?? undefined;
    rows.push({
      at,
      what: what!,
      price: named,
      change: named === undefined ? undefined : percent(before, named),
      isEarlier: event.is_earlier_posting,
    });
    price = named ?? price;
  }
  const steps = rows.flatMap(({ at, price: named }) => (named ? [{ at, price: named }] : []));
  const end = rows.findLast(({ what }) => ['sold', 'rented', 'offered', 'posted'].includes(what));
  const until = end?.what === 'sold' || end?.what === 'rented' ? end.at : now;
  return {
    rows: rows.toReversed(),
    steps,
    since: first.at,
    days: Math.max(0, Math.floor((until - first.at) / DAY)),
    reposts: Math.max(0, rows.filter(({ what }) => what === 'posted').length - 1),
    overall: steps.length > 1 ? percent(steps[0]!.price, steps.at(-1)!.price) : undefined,
  };
}

/** The steps as an SVG path in a box, time from left to right; a price stays until the next one. */
export function stepPath(
  steps: History['steps'],
  { from, to, width, height }: { from: number; to: number; width: number; height: number },
): string {
  const prices = steps.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (at: number) => round(((at - from) / Math.max(1, to - from)) * width);
  // A price that never changed runs through the middle.
  const y = (price: number) =>
    round(high === low ? height / 2 : height - ((price - low) / (high - low)) * height);
  const [first, ...others] = steps;
  if (!first) return '';
  const drawn = others.map(({ at, price }) => `H${x(at)}V${y(price)}`).join('');
  return `M${x(first.at)} ${y(first.price)}${drawn}H${width}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
