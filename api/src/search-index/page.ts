import type { Columns } from './columns.ts';
import { matcherOf, type IndexQuery } from './match.ts';

/** Orders that the index knows; counters of views and hearts are not in it. */
export type IndexOrder = 'newest' | 'price_asc' | 'price_desc' | 'price_per_area' | 'area_desc';

export interface PageRequest {
  readonly query: IndexQuery;
  readonly order: IndexOrder;
  readonly limit: number;
  readonly offset: number;
}

export interface IndexPage {
  ids: number[];
  /** Exact number of matches. */
  total: number;
}

/** Smaller comes first. Listings without the value come last. */
function keyOf(c: Columns, order: Exclude<IndexOrder, 'newest'>): (slot: number) => number {
  const last = (value: number) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value);
  switch (order) {
    case 'price_asc':
      return (slot) => c.price[slot]!;
    case 'price_desc':
      return (slot) => -c.price[slot]!;
    case 'area_desc':
      return (slot) => last(-c.area[slot]!);
    case 'price_per_area':
      return (slot) => last(c.price[slot]! / c.area[slot]!);
  }
}

interface Entry {
  readonly key: number;
  readonly id: number;
}

/** The first entries of many in order, kept in a heap whose root is the worst of them. */
class First {
  readonly #heap: Entry[] = [];

  constructor(
    private readonly most: number,
    /** Whether a comes after b. */
    private readonly after: (a: Entry, b: Entry) => boolean,
  ) {}

  offer(entry: Entry): void {
    const heap = this.#heap;
    if (heap.length < this.most) {
      heap.push(entry);
      this.#up(heap.length - 1);
    } else if (this.most > 0 && this.after(heap[0]!, entry)) {
      heap[0] = entry;
      this.#down(0);
    }
  }

  inOrder(): Entry[] {
    return this.#heap.toSorted((a, b) => (this.after(a, b) ? 1 : -1));
  }

  #up(start: number): void {
    const heap = this.#heap;
    for (let at = start; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!this.after(heap[at]!, heap[parent]!)) return;
      [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
      at = parent;
    }
  }

  #down(start: number): void {
    const heap = this.#heap;
    for (let at = start; ;) {
      const left = at * 2 + 1;
      let worst = at;
      if (left < heap.length && this.after(heap[left]!, heap[worst]!)) worst = left;
      if (left + 1 < heap.length && this.after(heap[left + 1]!, heap[worst]!)) worst = left + 1;
      if (worst === at) return;
      [heap[at], heap[worst]] = [heap[worst]!, heap[at]!];
      at = worst;
    }
  }
}

/**
 * One page of matches and their exact number, in one walk. Equal keys are in the order of ids: ascending for `price_asc`
 * and `price_per_area`, else newest first, as PostgreSQL's statement has it.
 */
export function pageOf(c: Columns, { query, order, limit, offset }: PageRequest): IndexPage {
  const fails = matcherOf(c, query);
  const size = Atomics.load(c.size, 0);
  const ascendingIds = order === 'price_asc' || order === 'price_per_area';
  const key = order === 'newest' ? undefined : keyOf(c, order);
  const first = new First(offset + limit, (a, b) =>
    a.key === b.key ? (ascendingIds ? a.id > b.id : a.id < b.id) : a.key > b.key,
  );
  let total = 0;
  for (let slot = 0; slot < size; slot += 1) {
    if (fails(slot) !== 0) continue;
    total += 1;
    const id = c.id[slot]!;
    first.offer({ key: key ? key(slot) : -id, id });
  }
  return {
    ids: first
      .inOrder()
      .slice(offset)
      .map(({ id }) => id),
    total,
  };
}
