/** Whether an element is in right-to-left text; by the nearest `dir`, which the shell sets on `<html>`. */
export const isRightToLeft = (element: Element): boolean =>
  element.closest('[dir]')?.getAttribute('dir') === 'rtl';
