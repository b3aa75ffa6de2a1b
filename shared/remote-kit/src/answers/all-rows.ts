import type { Page, Rows } from '@lintel/model-kit';

/** The back end answers at most this many rows at once. */
const LIMIT = 100;

/** What a row is recognised by on another page; rows without an id by their content. */
const keyOf = (row: unknown): unknown => (row as { id?: unknown }).id ?? JSON.stringify(row);

/** Place after the last row of the page that is known; 0 where none is. */
const placeAfterKnown = (page: readonly unknown[], known: ReadonlySet<unknown>): number =>
  page.findLastIndex((row) => known.has(keyOf(row))) + 1;

/**
 * All rows of a list in a fixed order that is answered in pages, each once. A page begins with the last row of the one before: where
 * rows have left meanwhile it does not, and is asked for further up, so that none is missed. Rejects with the first failure of `read`.
 */
export async function allRows<Row>(read: (page: Page) => Promise<Rows<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  const known = new Set<unknown>();
  const step = LIMIT - 1;
  for (let offset = 0; ;) {
    const { data, total = Infinity } = await read({ offset, limit: LIMIT });
    const isAsExpected = offset > 0 && data.length > 0 && keyOf(data[0]) === keyOf(rows.at(-1));
    const place = isAsExpected ? 1 : placeAfterKnown(data, known);
    if (offset > 0 && place === 0) {
      offset = Math.max(0, offset - step);
      continue;
    }
    for (const row of data.slice(place)) {
      rows.push(row);
      known.add(keyOf(row));
    }
    if (data.length < LIMIT || offset + LIMIT >= total) return rows;
    offset += step;
  }
}
