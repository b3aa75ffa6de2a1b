/** How far a sheet is pulled up: its handle, a row of cards, or all of it. */
export type Detent = 'peek' | 'half' | 'full';

export const HALF_HEIGHT = 290;
export const PEEK_HEIGHT = 56;

/** From the map to the list. A low window has no room for a row of cards beside its map. */
const stepsOf = (isLow: boolean): readonly Detent[] => (isLow ? ['peek', 'full'] : ['peek', 'half', 'full']);

/** What a press of the handle does: one step up, and from the top down to the handle. */
export function nextDetent(detent: Detent, isLow = false): Detent {
  const steps = stepsOf(isLow);
  return steps[steps.indexOf(detent) + 1] ?? 'peek';
}

/** What arrow keys do: one step up or down, none beyond the ends. */
export function detentTowards(detent: Detent, step: 1 | -1, isLow = false): Detent {
  const steps = stepsOf(isLow);
  return steps[steps.indexOf(detent) + step] ?? detent;
}

/** Where a sheet that was let go at a height comes to rest. */
export function nearestDetent(height: number, whole: number): Detent {
  const rests: [Detent, number][] = [
    ['peek', PEEK_HEIGHT],
    ['half', Math.min(HALF_HEIGHT, whole)],
    ['full', whole],
  ];
  return rests.toSorted((a, b) => Math.abs(a[1] - height) - Math.abs(b[1] - height))[0]![0];
}
