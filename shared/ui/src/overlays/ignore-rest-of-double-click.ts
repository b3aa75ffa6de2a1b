/** Within this time, which is that of Windows, systems take two presses for a double click. Milliseconds. */
const DOUBLE_CLICK_MS = 500;

let ending: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  clearTimeout(ending);
  window.removeEventListener('click', ignore, true);
}

function ignore(event: MouseEvent): void {
  // The second press at the same place counts two, whatever it meets; any other press begins at one.
  if (event.detail < 2) return end();
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Ignores the second half of a double click whose first half opened or closed something: it would press what has just
 * come under the pointer, which the user has not seen.
 */
export function ignoreRestOfDoubleClick(): void {
  end();
  window.addEventListener('click', ignore, true);
  ending = setTimeout(end, DOUBLE_CLICK_MS);
}
