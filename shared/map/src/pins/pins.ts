import type { Place } from '#geo.ts';

/** What the user knows of a home already. Hovered and selected are not states of a pin: the map shows one active pin. */
export type PinState = 'plain' | 'viewed' | 'saved' | 'premium' | 'hidden';
/** Whether a home can be paid for; always shown with a sign as well. */
export type PinTone = 'affordable' | 'stretch' | 'beyond';

/** A group hangs below its place, px: towns stand in the middle of their homes, and their names stay readable. */
export const CLUSTER_DROP = 24;

/** Something on the map that can be chosen. */
export interface Pin {
  id: string;
  place: Place;
  /** One home, several at the same address, or homes that are near to each other at this scale. */
  kind: 'home' | 'group' | 'cluster';
  /** On the pin: a short price or a number. */
  label: string;
  /** The full label, e.g. "$420K, Villa, 3 bedrooms"; shown under the pointer. */
  name: string;
  state?: PinState;
  tone?: PinTone;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Seen from `from`, x to the right and y down; the middle of the cone, 45° to both sides. */
const ahead: Record<Direction, (x: number, y: number) => [along: number, across: number]> = {
  up: (x, y) => [-y, x],
  down: (x, y) => [y, x],
  left: (x, y) => [-x, y],
  right: (x, y) => [x, y],
};

/** A thing at a place of the screen, in pixels. */
export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** The nearest spot in a direction; sideways distance counts double, so that a row is walked before the next one. */
export function nearestSpot<S extends Spot>(
  spots: readonly S[],
  from: Omit<Spot, 'id'> & { id?: string },
  direction: Direction,
): S | undefined {
  let best: S | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (spot.id === from.id) continue;
    const [along, across] = ahead[direction](spot.x - from.x, spot.y - from.y);
    if (along <= 0 || Math.abs(across) > along) continue;
    const cost = along + Math.abs(across);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
