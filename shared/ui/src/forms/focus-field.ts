import { fieldId } from './bound-field.ts';
import { CONTROLS } from './focus-first-error.ts';

const isUsable = (element: Element): element is HTMLElement => element.matches(`:is(${CONTROLS}):enabled`);

/** The first control of the fields below a path, e.g. of `units[0].title` for `units`. */
const firstBelow = (id: string): Element | undefined =>
  [...document.querySelectorAll(CONTROLS)].find(
    ({ id: own }) => own.startsWith(`${id}.`) || own.startsWith(`${id}[`),
  );

/** What can have the focus near a control that cannot, e.g. what removes items from a full list. */
function usableBeside(control: Element): HTMLElement | undefined {
  const form = control.closest('form');
  for (let around = control.parentElement; around && around !== form; around = around.parentElement) {
    const usable = [...around.querySelectorAll(CONTROLS)].find(isUsable);
    if (usable) return usable;
  }
  return undefined;
}

/** Gives the focus to a field by its path. A group of fields gets it in its first one, a full list in what makes room in it. */
export function focusField(path: string): void {
  const id = fieldId(path);
  const control = document.getElementById(id) ?? firstBelow(id);
  if (!control) return;
  (isUsable(control) ? control : usableBeside(control))?.focus();
}
