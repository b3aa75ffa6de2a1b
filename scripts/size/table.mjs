// @ts-check

/** Bytes as KB of 1024 bytes. @param {number} bytes */
export const kb = (bytes) => (bytes / 1024).toFixed(1);

/**
 * A table for people: the first column names the row, figures stand to the right.
 * @param {string} title @param {string[]} head names of the columns
 * @param {[name: string, ...figures: (string | number)[]][]} rows
 */
export function table(title, head, rows) {
  const width = (/** @type {number} */ column) =>
    Math.max(...[head, ...rows].map((row) => String(row[column] ?? '').length));
  const line = (/** @type {(string | number)[]} */ cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? String(cell).padEnd(width(0)) : String(cell).padStart(width(column) + 3),
      )
      .join('');
  return ['', title, line(head), ...rows.map(line)].join('\n');
}
