import { startTransition, useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { CardListing } from '#common/listing/listing.ts';

/** Cards that a slow phone draws without a noticeable delay; they fill its view. */
const BATCH_SIZE = 6;
/** Cards that fill the view of a phone, in one column. */
const FIRST_BATCH_ON_PHONE = 2;
/** Beside a map: with two, frames last longer than 50 ms on a device that is four times slower. */
const BATCH_BESIDE_MAP = 1;

interface Options {
  /** A map is beside the list, or above. */
  isBesideMap?: boolean;
  /** The list is out of view: it stays as it is until it is seen. */
  isPaused?: boolean;
  /** One column of cards. */
  isNarrow?: boolean;
  /** The placeholders at the end are out of view: they are not filled yet. */
  isEndOffscreen?: boolean;
}

interface Progress {
  latest: readonly CardListing[];
  /** The rows to show in the end. */
  rows: readonly CardListing[];
  /** The rows on screen: the first of `rows`, followed by previous rows that are not replaced yet. */
  shown: readonly CardListing[];
  /** Whether the rows have changed since the list was mounted. */
  hasChanged: boolean;
}

/** Unchanged homes keep their object identity, so that their cards are not rendered again. */
export function reuseUnchanged(
  before: readonly CardListing[],
  latest: readonly CardListing[],
): CardListing[] {
  const known = new Map(before.map((listing) => [listing.id, listing]));
  return latest.map((listing) => {
    const old = known.get(listing.id);
    return old && JSON.stringify(old) === JSON.stringify(listing) ? old : listing;
  });
}

/** One batch: the first `count` positions that differ get their new home; surplus positions are removed last, from the end. */
export function nextBatch(
  shown: readonly CardListing[],
  rows: readonly CardListing[],
  count: number,
): CardListing[] {
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

const isSettled = ({ shown, rows }: Pick<Progress, 'shown' | 'rows'>): boolean =>
  shown.length === rows.length && shown.every((listing, index) => listing === rows[index]);

/** Whether the rows on screen are the first of `rows`. */
const isPrefix = ({ shown, rows }: Pick<Progress, 'shown' | 'rows'>): boolean =>
  shown.length < rows.length && shown.every((listing, index) => listing === rows[index]);

/**
 * Replaces the rows of a list in batches, one a frame, so that it does not block interactions such as moving a map. A list that is
 * mounted with rows (Back) shows all of them at once, so that the scroll position can be restored.
 */
export function useProgressiveRows(
  latestRows: readonly CardListing[],
  { isBesideMap = false, isPaused = false, isNarrow = false, isEndOffscreen = false }: Options = {},
): Omit<Progress, 'latest'> {
  const count = isBesideMap ? BATCH_BESIDE_MAP : BATCH_SIZE;
  const latest = useDeferredValue(latestRows);
  const [progress, setProgress] = useState<Progress>(() => ({
    latest,
    rows: latest,
    shown: latest,
    hasChanged: latest.length === 0,
  }));
  let now = progress;
  if (progress.latest !== latest && !(isPaused && progress.shown.length > 0)) {
    // During rendering, so that a new count is never shown with the old first home (React: "adjusting state when a prop changes").
    const rows = reuseUnchanged([...progress.shown, ...progress.rows], latest);
    const shown =
      rows.length === 0
        ? rows
        : nextBatch(
            progress.shown,
            rows,
            progress.shown.length > 0 ? count : isNarrow ? FIRST_BATCH_ON_PHONE : BATCH_SIZE,
          );
    now = { latest, rows, shown, hasChanged: true };
    setProgress(now);
  }
  const { rows, shown, hasChanged } = now;
  const showNextBatch = useCallback(
    () =>
      startTransition(() =>
        setProgress((before) => ({ ...before, shown: nextBatch(before.shown, before.rows, count) })),
      ),
    [count],
  );
  useEffect(() => {
    if (isPaused || isSettled({ rows, shown }) || (isEndOffscreen && isPrefix({ rows, shown })))
      return undefined;
    // A frame for each batch: else the browser lays out and paints several batches in one.
    const frame = requestAnimationFrame(showNextBatch);
    return () => cancelAnimationFrame(frame);
  }, [rows, shown, showNextBatch, isPaused, isEndOffscreen]);
  return { rows, shown, hasChanged };
}
