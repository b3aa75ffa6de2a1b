import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { Listing } from '#common/card/listing.ts';

/** So many cards a slow phone draws without keeping a finger waiting; they fill its view. */
const AT_ONCE = 6;
/** So many do not hold up a map either. */
const BESIDE_A_MAP = 2;

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
function more(rows: readonly Listing[], drawn: ReadonlySet<number>, count: number): ReadonlySet<number> {
  const missing = rows.filter(({ id }) => !drawn.has(id)).slice(0, count);
  return new Set([...rows.filter(({ id }) => drawn.has(id)), ...missing].map(({ id }) => id));
}

/**
 * Rows for a list that must not hold up what else is going on, such as a map that is being moved: in between, a few new cards at
 * a time. Whoever comes back to a list has all of it at once, so that the page can be where it was.
 */
export function useCalmRows(latestRows: readonly Listing[], isBesideMap = false): Omit<Calm, 'latest'> {
  const count = isBesideMap ? BESIDE_A_MAP : AT_ONCE;
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
    // Taking away what was there is work enough for one go beside a map.
    const takesAway = calm.rows.some(({ id }, index) => rows[index]?.id !== id);
    const drawn = more(rows, calm.drawn, isFirst ? AT_ONCE : takesAway && isBesideMap ? 0 : count);
    now = { latest, rows, drawn, isOther: !isFirst };
    setCalm(now);
  }
  const { rows, drawn, isOther } = now;
  useEffect(() => {
    if (rows.every(({ id }) => drawn.has(id))) return undefined;
    // A frame each: else the browser lays out and paints several goes in one.
    const frame = requestAnimationFrame(() =>
      startTransition(() =>
        setCalm((before) => ({ ...before, drawn: more(before.rows, before.drawn, count) })),
      ),
    );
    return () => cancelAnimationFrame(frame);
  }, [rows, drawn, count]);
  return { rows, drawn, isOther };
}
