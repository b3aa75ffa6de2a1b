import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { Listing } from '#common/card/listing.ts';

/** So many cards a slow phone draws without keeping a finger waiting, nor a map. */
const AT_ONCE = 2;
/** Nobody can press anything in a list that is not there yet. */
const AT_FIRST = 6;

interface Calm {
  latest: readonly Listing[];
  rows: readonly Listing[];
  drawn: ReadonlySet<number>;
  /** The homes on screen are not those that the page began with. */
  isOther: boolean;
}

/** Homes that did not change stay the very objects they were, so that their cards are not drawn again. */
export function withSame(before: readonly Listing[], latest: readonly Listing[]): Listing[] {
  const known = new Map(before.map((listing) => [listing.id, listing]));
  return latest.map((listing) => {
    const old = known.get(listing.id);
    return old && JSON.stringify(old) === JSON.stringify(listing) ? old : listing;
  });
}

/** Some more of the rows, in their order. */
function more(rows: readonly Listing[], drawn: ReadonlySet<number>, count = AT_ONCE): ReadonlySet<number> {
  const missing = rows.filter(({ id }) => !drawn.has(id)).slice(0, count);
  return new Set([...rows.filter(({ id }) => drawn.has(id)), ...missing].map(({ id }) => id));
}

/**
 * Rows for a list that must not hold up what else is going on, such as a map that is being moved: in between, a few new cards at
 * a time. Whoever comes back to a list has all of it at once, so that the page can be where it was.
 */
export function useCalmRows(latestRows: readonly Listing[]): Omit<Calm, 'latest'> {
  const latest = useDeferredValue(latestRows);
  const [calm, setCalm] = useState<Calm>(() => ({
    latest,
    rows: latest,
    drawn: new Set(latest.map(({ id }) => id)),
    isOther: false,
  }));
  let now = calm;
  if (calm.latest !== latest) {
    // While drawing, so that old rows are never seen beside a new count (React: "adjusting state when a prop changes").
    const rows = withSame(calm.rows, latest);
    const isFirst = calm.rows.length === 0 && !calm.isOther;
    // Taking away what was there is work enough for one go.
    const takesAway = calm.rows.some(({ id }, index) => rows[index]?.id !== id);
    const drawn = more(rows, calm.drawn, isFirst ? AT_FIRST : takesAway ? 0 : AT_ONCE);
    now = { latest, rows, drawn, isOther: !isFirst };
    setCalm(now);
  }
  const { rows, drawn, isOther } = now;
  useEffect(() => {
    if (rows.every(({ id }) => drawn.has(id))) return undefined;
    // A frame each: else the browser lays out and paints several goes in one.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setCalm((before) => ({ ...before, drawn: more(before.rows, before.drawn) }))),
    );
    return () => cancelAnimationFrame(frame);
  }, [rows, drawn]);
  return { rows, drawn, isOther };
}
