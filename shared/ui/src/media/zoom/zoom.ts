/** How a picture lies in its window: magnified, and moved by pixels from the middle. */
export interface View {
  scale: number;
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };
export const MOST = 6;

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** Keeps the picture over its window, so that it cannot get out of sight. */
export function kept({ scale, x, y }: View, { width, height }: Size): View {
  const bounded = Math.min(MOST, Math.max(1, scale));
  const room = (bounded - 1) / 2;
  return { scale: bounded, x: within(x, room * width), y: within(y, room * height) };
}

/** Magnifies by a factor so that what lies under a point stays there. The point counts from the middle of the window. */
export function zoomed(view: View, factor: number, point: Point, size: Size): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  const moved = { x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
  return kept({ scale, ...moved }, size);
}

export const moved = (view: View, by: Point, size: Size): View =>
  kept({ ...view, x: view.x + by.x, y: view.y + by.y }, size);
