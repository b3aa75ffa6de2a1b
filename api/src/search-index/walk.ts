import type { Columns } from '#search-index/columns/columns.ts';
import type { IndexFilter } from './filter.ts';
import { matcherOf, type Fails } from './matcher.ts';
import { postingsFor, NONE, type Postings, type Window } from '#search-index/columns/postings.ts';
import { windowOfFilter } from './window.ts';

/** Slots that are tested together: few enough to stay in the processor's cache. */
export const BLOCK = 2048;

/** Slots that may match, the bits that each fails, and how many of both are filled. */
export type VisitBlock = (slots: Int32Array, fails: Fails, count: number) => void;

/** Called between blocks; throws when the walk must not go on. */
export type Checkpoint = () => void;
const noCheckpoint: Checkpoint = () => undefined;

interface Paths {
  /** Only the postings of this city. */
  readonly city?: number | undefined;
  /** Only the postings of squares that this window touches. */
  readonly window?: Window | undefined;
}

interface WalkOptions {
  readonly paths?: Paths;
  readonly checkpoint?: Checkpoint | undefined;
}

/** Fills blocks with slots, newest first, and passes them on. */
function visitAll(size: number, slots: Int32Array, emit: (count: number) => void): void {
  for (let next = size - 1; next >= 0;) {
    const count = Math.min(slots.length, next + 1);
    for (let at = 0; at < count; at += 1) slots[at] = next - at;
    next -= count;
    emit(count);
  }
}

function visitPostings({ heads, next }: Postings, slots: Int32Array, emit: (count: number) => void): void {
  let count = 0;
  for (const head of heads) {
    for (let slot = head; slot !== NONE; slot = next[slot]!) {
      slots[count] = slot;
      count += 1;
      if (count < slots.length) continue;
      emit(count);
      count = 0;
    }
  }
  if (count > 0) emit(count);
}

/** The postings that hold every match of a filter. */
const pathsOf = (query: IndexFilter): Paths => ({ city: query.city, window: windowOfFilter(query) });

/** Visits every slot that may match a filter, with the bits it fails: by postings when these are short, else all slots. */
export function walk(
  c: Columns,
  query: IndexFilter,
  visit: VisitBlock,
  { paths = pathsOf(query), checkpoint = noCheckpoint }: WalkOptions = {},
): void {
  const match = matcherOf(c, query);
  const slots = new Int32Array(BLOCK);
  const fails: Fails = new Uint16Array(BLOCK);
  const emit = (count: number) => {
    checkpoint();
    match(slots, fails, count);
    visit(slots, fails, count);
  };
  const postings = postingsFor(c, paths.city, paths.window);
  if (postings) visitPostings(postings, slots, emit);
  else visitAll(Atomics.load(c.size, 0), slots, emit);
}
