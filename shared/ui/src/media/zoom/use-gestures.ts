import { useEffect, useEffectEvent, type RefObject } from 'react';
import { moved, whole, zoomed, type View } from './zoom.ts';

interface Options {
  view: View;
  setView(change: (before: View) => View): void;
  onSwipe?: ((step: 1 | -1) => void) | undefined;
}
interface Point {
  x: number;
  y: number;
}

/** So far a finger has to go, and so much more sideways than down, for a swipe; in px. */
const SWIPE = 48;
const CLOSER = 2.5;

const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) || 1;

/** Two fingers, wheel and double click magnify; one finger or the mouse moves what is magnified, or wipes. */
export function useGestures(area: RefObject<HTMLElement | null>, { view, setView, onSwipe }: Options): void {
  // Fingers are known from when they come to when they go, so the listeners outlast each change of the view.
  const isZoomed = useEffectEvent(() => view.scale > 1);
  const swiped = useEffectEvent((step: 1 | -1) => onSwipe?.(step));
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    /** From the middle of the window. */
    const inside = (x: number, y: number): Point => {
      const box = element.getBoundingClientRect();
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    };
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      start = fingers.size === 1 ? { x: event.clientX, y: event.clientY } : null;
      if (isZoomed() || fingers.size === 2) element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) {
        const middle = inside((now.x + other.x) / 2, (now.y + other.y) / 2);
        const factor = between(now, other) / between(before, other);
        setView((shown) => zoomed(shown, factor, middle, size()));
      } else if (isZoomed()) {
        setView((shown) => moved(shown, { x: now.x - before.x, y: now.y - before.y }, size()));
      }
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      const from = start;
      start = null;
      if (!from || isZoomed() || event.type !== 'pointerup') return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) swiped(x < 0 ? 1 : -1);
    };
    const wheel = (event: WheelEvent) => {
      // Below a dialog the wheel belongs to the page, unless the user holds the key for zooming.
      if (!event.ctrlKey && !element.closest('dialog')) return;
      event.preventDefault();
      setView((shown) =>
        zoomed(shown, Math.exp(-event.deltaY / 400), inside(event.clientX, event.clientY), size()),
      );
    };
    const twice = (event: MouseEvent) => {
      const point = inside(event.clientX, event.clientY);
      setView((shown) => (shown.scale > 1 ? whole : zoomed(shown, CLOSER, point, size())));
    };
    const ending = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      act: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(name, act, { signal: ending.signal, passive: false });
    listen('pointerdown', down);
    listen('pointermove', move);
    listen('pointerup', up);
    listen('pointercancel', up);
    listen('wheel', wheel);
    listen('dblclick', twice);
    return () => ending.abort();
  }, [area, setView]);
}
