/** How far a sheet is pulled up: its handle, a row of cards, or all of it. */
export type Detent = 'peek' | 'half' | 'full';

export const HALF_HEIGHT = 264;
const PEEK_HEIGHT = 56;

/** What a press of the handle does: one step up, and from the top down to the row. */
export const nextDetent = (detent: Detent): Detent =>
  ({ peek: 'half', half: 'full', full: 'half' } as const)[detent];

/** Where a sheet that was let go at a height comes to rest. */
export function nearestDetent(height: number, whole: number): Detent {
  const rests: [Detent, number][] = [
    ['peek', PEEK_HEIGHT],
    ['half', Math.min(HALF_HEIGHT, whole)],
    ['full', whole],
  ];
  return rests.toSorted((a, b) => Math.abs(a[1] - height) - Math.abs(b[1] - height))[0]![0];
}
