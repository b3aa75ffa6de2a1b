import { fireEvent } from '@testing-library/react';

type Init = MouseEventInit & { pointerId?: number };

/** A finger or the mouse on an element; jsdom has no pointer events of its own. */
export function pointer(
  element: Element,
  type: 'down' | 'move' | 'up',
  { pointerId = 1, ...init }: Init,
): void {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, ...init });
  fireEvent(element, Object.assign(event, { pointerId }));
}
