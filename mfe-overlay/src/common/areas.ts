import { useEffect, useState } from 'react';

/** A part of the screen that one remote draws. */
export interface ScreenArea {
  remote: string;
  version: string;
  build: string;
  /** The slot that its widget is in; null for the page itself. */
  slot: string | null;
  element: HTMLElement;
}

/** The areas on screen, in the order of the document. */
export const areasOf = (page: Document): ScreenArea[] =>
  [...page.querySelectorAll<HTMLElement>('[data-remote]')].map((element) => ({
    remote: element.dataset['remote'] ?? '',
    version: element.dataset['version'] ?? '',
    build: element.dataset['build'] ?? '',
    slot: element.dataset['slot'] ?? null,
    element,
  }));

/** The areas on screen; a new list only when there are others than before. */
export function useAreas(): readonly ScreenArea[] {
  const [areas, setAreas] = useState(() => areasOf(document));
  useEffect(() => {
    const look = () =>
      setAreas((before) => {
        const now = areasOf(document);
        const isSame =
          now.length === before.length &&
          now.every(
            ({ element, build }, at) => before[at]?.element === element && before[at].build === build,
          );
        return isSame ? before : now;
      });
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-build'] });
    look();
    return () => observer.disconnect();
  }, []);
  return areas;
}

/** Where an area is on the screen. One that takes no part in the layout is where its children are; null when nowhere. */
export function boxOf(element: Element): DOMRect | null {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return own;
  const boxes = [...element.children].flatMap((child) => boxOf(child) ?? []);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
