import type { Columns } from '#search-index/columns/columns.ts';
import type { IndexQuery } from './query.ts';
import { matcherOf, type Fails } from './matcher.ts';
import { listsFor, NONE, type Lists, type Window } from '#search-index/columns/postings.ts';
import { reachOf } from './window.ts';

/** Slots that are tested together: few enough to stay in the processor's cache. */
export const BLOCK = 2048;

/** Slots that may match, which filters each fails, and how many of both are filled. */
export type VisitBlock = (slots: Int32Array, fails: Fails, count: number) => void;

/** Called between blocks; throws when the walk must not go on. */
export type Checkpoint = () => void;
const goOn: Checkpoint = () => undefined;

interface Paths {
  /** Look only into this city's list. */
  readonly city?: number | undefined;
  /** Look only into lists of squares that this window touches. */
  readonly window?: Window | undefined;
}

interface WalkOptions {
  readonly paths?: Paths;
  readonly checkpoint?: Checkpoint | undefined;
}

/** Fills blocks with slots, newest first, and shows them. */
function everySlot(size: number, slots: Int32Array, show: (count: number) => void): void {
  for (let next = size - 1; next >= 0;) {
    const count = Math.min(slots.length, next + 1);
    for (let at = 0; at < count; at += 1) slots[at] = next - at;
    next -= count;
    show(count);
  }
}

function listed({ heads, next }: Lists, slots: Int32Array, show: (count: number) => void): void {
  let count = 0;
  for (const head of heads) {
    for (let slot = head; slot !== NONE; slot = next[slot]!) {
      slots[count] = slot;
      count += 1;
      if (count < slots.length) continue;
      show(count);
      count = 0;
    }
  }
  if (count > 0) show(count);
}

/** The lists that hold everything a query can find. */
const pathsOf = (query: IndexQuery): Paths => ({ city: query.city, window: reachOf(query) });

/** Shows every slot that may match a query with what it fails: by city or place when they are few, else all of them. */
export function walk(
  c: Columns,
  query: IndexQuery,
  visit: VisitBlock,
  { paths = pathsOf(query), checkpoint = goOn }: WalkOptions = {},
): void {
  const match = matcherOf(c, query);
  const slots = new Int32Array(BLOCK);
  const fails: Fails = new Uint16Array(BLOCK);
  const show = (count: number) => {
    checkpoint();
    match(slots, fails, count);
    visit(slots, fails, count);
  };
  const lists = listsFor(c, paths.city, paths.window);
  if (lists) listed(lists, slots, show);
  else everySlot(Atomics.load(c.size, 0), slots, show);
}
