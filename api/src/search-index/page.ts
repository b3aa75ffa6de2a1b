import type { EngineOrder, PageOfIds, PageQuery } from '#ports/search-engine.ts';
import { FLAG, type Columns } from '#search-index/columns/columns.ts';
import type { IndexFilter } from './filter.ts';
import { Slots } from '#search-index/columns/slots.ts';
import { walk, type Checkpoint, type VisitBlock } from './walk.ts';

export interface IndexPageRequest extends Omit<PageQuery, 'filter'> {
  readonly filter: IndexFilter;
}

/** More than any id, so that overdue homes come after all others. */
const AFTER_ALL_IDS = 2 ** 32;

/** Smaller comes first. Listings without the value come last; a price on request is 0. */
function keyOf(c: Columns, order: Exclude<EngineOrder, 'newest'>): (slot: number) => number {
  const last = (value: number) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value);
  switch (order) {
    case 'recommended':
      return (slot) => (c.flags[slot]! & FLAG.overdue ? AFTER_ALL_IDS : 0) - c.id[slot]!;
    case 'price_asc':
      return (slot) => c.price[slot]! || Number.POSITIVE_INFINITY;
    case 'price_desc':
      return (slot) => -c.price[slot]!;
    case 'area_desc':
      return (slot) => last(-c.area[slot]!);
    case 'price_per_area':
      return (slot) => last((c.price[slot]! || Number.NaN) / c.area[slot]!);
  }
}

interface Entry {
  readonly key: number;
  readonly id: number;
}

/** The first entries of many in order, kept in a heap whose root is the worst of them. */
class TopK {
  readonly #heap: Entry[] = [];

  constructor(
    private readonly most: number,
    /** Whether an entry comes after another. */
    private readonly after: (key: number, id: number, other: Entry) => boolean,
  ) {}

  /** What has a larger key need not be offered any more. */
  get bound(): number {
    if (this.#heap.length < this.most) return Number.POSITIVE_INFINITY;
    return this.#heap[0]?.key ?? Number.NEGATIVE_INFINITY;
  }

  offer(key: number, id: number): void {
    const heap = this.#heap;
    if (heap.length < this.most) {
      heap.push({ key, id });
      this.#up(heap.length - 1);
    } else if (this.most > 0 && !this.after(key, id, heap[0]!)) {
      heap[0] = { key, id };
      this.#down(0);
    }
  }

  inOrder(): Entry[] {
    return this.#heap.toSorted((a, b) => (this.after(a.key, a.id, b) ? 1 : -1));
  }

  #isAfter(a: number, b: number): boolean {
    const { key, id } = this.#heap[a]!;
    return this.after(key, id, this.#heap[b]!);
  }

  #swap(a: number, b: number): void {
    const heap = this.#heap;
    [heap[a], heap[b]] = [heap[b]!, heap[a]!];
  }

  #up(start: number): void {
    for (let at = start; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!this.#isAfter(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #down(start: number): void {
    const { length } = this.#heap;
    for (let at = start; ;) {
      const left = at * 2 + 1;
      let worst = at;
      if (left < length && this.#isAfter(left, worst)) worst = left;
      if (left + 1 < length && this.#isAfter(left + 1, worst)) worst = left + 1;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }
}

/**
 * One page of matches and their exact number, in one walk. Equal keys are in the order of ids: ascending for `price_asc`
 * and `price_per_area`, else newest first, as PostgreSQL's statement has it.
 */
export function pageOf(
  c: Columns,
  { filter, order, limit, offset }: IndexPageRequest,
  checkpoint?: Checkpoint,
): PageOfIds {
  const ascendingIds = order === 'price_asc' || order === 'price_per_area';
  const keyOfSlot = order === 'newest' ? undefined : keyOf(c, order);
  const top = new TopK(offset + limit, (key, id, other) =>
    key === other.key ? (ascendingIds ? id > other.id : id < other.id) : key > other.key,
  );
  const matching = new Slots();
  let total = 0;
  const visit: VisitBlock = (slots, fails, count) => {
    matching.keepMatching(slots, fails, count);
    total += matching.count;
    let { bound } = top;
    for (let at = 0; at < matching.count; at += 1) {
      const slot = matching.slots[at]!;
      const id = c.id[slot]!;
      const key = keyOfSlot ? keyOfSlot(slot) : -id;
      if (key > bound) continue;
      top.offer(key, id);
      ({ bound } = top);
    }
  };
  walk(c, filter, visit, { checkpoint });
  return {
    ids: top
      .inOrder()
      .slice(offset)
      .map(({ id }) => id),
    total,
  };
}
