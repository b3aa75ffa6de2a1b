const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/**
 * Parts of a place from the finest to the coarsest, as one line. A part that an earlier one holds already is left out:
 * `['12 Quay, Port Aster', 'Port Aster']` → `12 Quay, Port Aster`. The comma is that of the script.
 */
export function formatPlace(parts: readonly (string | null | undefined)[]): string {
  const kept: string[] = [];
  for (const part of parts) {
    const text = part?.trim();
    const isKnown = kept.some((earlier) =>
      earlier.split(/[,،]/).some((piece) => piece.trim().toLowerCase() === text?.toLowerCase()),
    );
    if (text && !isKnown) kept.push(text);
  }
  const line = kept.join(', ');
  return isArabic(line) ? kept.join('، ') : line;
}
