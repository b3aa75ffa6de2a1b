import type { Page, Rows } from '@lintel/model-kit';

/** The back end answers at most this many rows at once. */
const LIMIT = 100;

/**
 * All rows of a list that is answered in pages, each once: a row that comes meanwhile moves the others on to the next page. Rows
 * without an id are all different. Rejects with the first failure of `read`.
 */
export async function allRows<Row>(read: (page: Page) => Promise<Rows<Row>>): Promise<Row[]> {
  const rows = new Map<unknown, Row>();
  for (let offset = 0; ; offset += LIMIT) {
    const { data, total = Infinity } = await read({ offset, limit: LIMIT });
    for (const row of data) rows.set((row as { id?: unknown }).id ?? row, row);
    if (data.length < LIMIT || offset + LIMIT >= total) return [...rows.values()];
  }
}
