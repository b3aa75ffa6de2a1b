import { startTransition, useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { Listing } from '#common/card/listing.ts';

/** So many cards a slow phone draws without keeping a finger waiting; they fill its view. */
const AT_ONCE = 6;
/** So many fill it where one stands above the other. */
const AT_FIRST_ON_A_PHONE = 2;
/** So many do not hold up a map either: with two, frames last longer than 50 ms on a device that is four times slower. */
const BESIDE_A_MAP = 1;

interface Options {
  /** A map is moved beside it, or above. */
  isBesideMap?: boolean;
  /** Nobody sees the list: it stays as it is until somebody does. */
  isHeld?: boolean;
  /** One card is above the other. */
  isNarrow?: boolean;
  /** Places that are still free wait until they are asked for. */
  areFreePlacesFar?: boolean;
}

interface Calm {
  latest: readonly Listing[];
  /** What the list is becoming. */
  rows: readonly Listing[];
  /** What it is: the first of `rows`, and behind them those of before that have not given way yet. */
  shown: readonly Listing[];
  /** The homes on screen are not those that somebody came back to. */
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

/** One go: from the first place on, so many places get their new home; places that are no more go last, from the end. */
export function oneGo(shown: readonly Listing[], rows: readonly Listing[], count: number): Listing[] {
  const next = [...shown];
  let left = count;
  for (const [index, row] of rows.entries()) {
    if (left === 0) return next;
    if (next[index] === row) continue;
    next[index] = row;
    left -= 1;
  }
  return next.slice(0, Math.max(rows.length, next.length - left));
}

const isSettled = ({ shown, rows }: Pick<Calm, 'shown' | 'rows'>): boolean =>
  shown.length === rows.length && shown.every((listing, index) => listing === rows[index]);

/** What is shown is right, as far as it goes. */
const areInPlace = ({ shown, rows }: Pick<Calm, 'shown' | 'rows'>): boolean =>
  shown.length < rows.length && shown.every((listing, index) => listing === rows[index]);

/**
 * Rows for a list that must not hold up what else is going on, such as a map that is being moved: in between, and a few places at
 * a time. Whoever comes back to a list has all of it at once, so that the page can be where it was.
 */
export function useCalmRows(
  latestRows: readonly Listing[],
  { isBesideMap = false, isHeld = false, isNarrow = false, areFreePlacesFar = false }: Options = {},
): Omit<Calm, 'latest'> {
  const count = isBesideMap ? BESIDE_A_MAP : AT_ONCE;
  const latest = useDeferredValue(latestRows);
  const [calm, setCalm] = useState<Calm>(() => ({
    latest,
    rows: latest,
    shown: latest,
    isOther: latest.length === 0,
  }));
  let now = calm;
  if (calm.latest !== latest && !(isHeld && calm.shown.length > 0)) {
    // While drawing, so that a new count is never seen beside the old first home (React: "adjusting state when a prop changes").
    const rows = withSame([...calm.shown, ...calm.rows], latest);
    const shown =
      rows.length === 0
        ? rows
        : oneGo(calm.shown, rows, calm.shown.length > 0 ? count : isNarrow ? AT_FIRST_ON_A_PHONE : AT_ONCE);
    now = { latest, rows, shown, isOther: true };
    setCalm(now);
  }
  const { rows, shown, isOther } = now;
  const goOn = useCallback(
    () =>
      startTransition(() =>
        setCalm((before) => ({ ...before, shown: oneGo(before.shown, before.rows, count) })),
      ),
    [count],
  );
  useEffect(() => {
    if (isHeld || isSettled({ rows, shown }) || (areFreePlacesFar && areInPlace({ rows, shown })))
      return undefined;
    // A frame each: else the browser lays out and paints several goes in one.
    const frame = requestAnimationFrame(goOn);
    return () => cancelAnimationFrame(frame);
  }, [rows, shown, goOn, isHeld, areFreePlacesFar]);
  return { rows, shown, isOther };
}
