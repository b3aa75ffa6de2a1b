/** What a pin covers, in CSS pixels from its place, y downwards. */
export interface PinBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A pin that is drawn somewhere on the screen. */
export interface Placed {
  id: string;
  x: number;
  y: number;
  box: PinBox;
}

const overlap = (a: Placed, b: Placed): boolean =>
  a.x + a.box.left < b.x + b.box.right &&
  b.x + b.box.left < a.x + a.box.right &&
  a.y + a.box.top < b.y + b.box.bottom &&
  b.y + b.box.top < a.y + a.box.bottom;

/** Those that cover neither each other nor what is there already; earlier ones go first. */
export function withRoom(wanted: readonly Placed[], taken: readonly Placed[]): Set<string> {
  const placed = [...taken];
  const found = new Set<string>();
  for (const pin of wanted) {
    if (placed.some((other) => overlap(pin, other))) continue;
    placed.push(pin);
    found.add(pin.id);
  }
  return found;
}

/** How far a point is from what a pin covers; 0 within it. */
function distanceTo({ x, y, box }: Placed, [px, py]: readonly [number, number]): number {
  const across = Math.max(x + box.left - px, 0, px - (x + box.right));
  const along = Math.max(y + box.top - py, 0, py - (y + box.bottom));
  return Math.hypot(across, along);
}

/** The pin at a point or nearest to it within `tolerance` pixels; of several there, the one that was drawn last. */
export function pinAtPoint(
  drawn: readonly Placed[],
  point: readonly [number, number],
  tolerance: number,
): string | null {
  let best: string | null = null;
  let least = tolerance;
  for (const pin of drawn) {
    const distance = distanceTo(pin, point);
    if (distance > least) continue;
    least = distance;
    best = pin.id;
  }
  return best;
}
