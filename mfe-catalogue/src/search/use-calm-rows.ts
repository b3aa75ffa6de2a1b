import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import type { Listing } from '#common/card/listing.ts';

/** So many cards a slow phone draws without keeping a finger waiting. */
const AT_ONCE = 6;

interface Calm {
  latest: readonly Listing[];
  rows: readonly Listing[];
  drawn: ReadonlySet<number>;
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
function more(rows: readonly Listing[], drawn: ReadonlySet<number>): ReadonlySet<number> {
  const missing = rows.filter(({ id }) => !drawn.has(id)).slice(0, AT_ONCE);
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
  }));
  let now = calm;
  if (calm.latest !== latest) {
    // While drawing, so that old rows are never seen beside a new count (React: "adjusting state when a prop changes").
    const rows = withSame(calm.rows, latest);
    now = { latest, rows, drawn: more(rows, calm.drawn) };
    setCalm(now);
  }
  const { rows, drawn } = now;
  useEffect(() => {
    if (rows.every(({ id }) => drawn.has(id))) return;
    startTransition(() => setCalm((before) => ({ ...before, drawn: more(before.rows, before.drawn) })));
  }, [rows, drawn]);
  return { rows, drawn };
}
