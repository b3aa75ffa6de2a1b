import type { ApiError } from '@lintel/api-contract';
import { toApiError } from '@lintel/remote-kit';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $thread } from '#chat/model/conversation.model.ts';
import { history } from '#chat/model/history.model.ts';
import { isSameThread, type ThreadId } from '#chat/wire/address.ts';
import { findFx } from '#chat/wire/chat.api.ts';
import { $foundId, $soughtWords, findClosed, placeChanged, soughtChanged } from './finding.model.ts';

/** A single letter is in nearly every message. */
const FEWEST_SIGNS = 2;

interface Search {
  thread: ThreadId;
  words: string;
  /** Only messages that are older. */
  before?: number;
}
interface Hits {
  /** Of messages, the newest first; as far as they were asked for. */
  ids: readonly number[];
  total: number;
  /** Which one is shown, from 0. */
  at: number;
}

export const wordsChanged = createEvent<string>();
/** 1: to the next older place, -1: to the next newer one; around at both ends. */
export const stepped = createEvent<1 | -1>();
export const findRetried = createEvent();

const searchFx = createEffect<Search, { ids: number[]; total: number }, ApiError>(
  async ({ thread: { peerId, propertyId }, words, before }) => {
    const asked = { user_id: peerId, property_id: propertyId, query: words };
    try {
      return (await findFx(before === undefined ? asked : { ...asked, before })).data;
    } catch (thrown) {
      throw toApiError(thrown);
    }
  },
);

sample({
  clock: wordsChanged,
  fn: (text) => (text.trim().length < FEWEST_SIGNS ? '' : text.trim()),
  target: soughtChanged,
});
/** Null until the back end has answered. */
export const $hits = createStore<Hits | null>(null);
export const $findError = createStore<ApiError | null>(null);
export const $isSearching = searchFx.pending;

const begun = sample({
  clock: [$soughtWords.updates, findRetried],
  source: { words: $soughtWords, thread: $thread },
  filter: ({ words, thread }) => words !== '' && thread !== null,
  fn: ({ words, thread }) => ({ words, thread: thread! }),
});
// Beyond the places that are known, but not beyond all that there are.
const moreDue = sample({
  clock: stepped,
  source: { words: $soughtWords, thread: $thread, hits: $hits, isSearching: $isSearching },
  filter: ({ thread, hits, isSearching }, step) =>
    step === 1 &&
    thread !== null &&
    !isSearching &&
    hits !== null &&
    hits.at === hits.ids.length - 1 &&
    hits.ids.length < hits.total,
  fn: ({ words, thread, hits }): Search => ({ words, thread: thread!, before: hits!.ids.at(-1)! }),
});
const isLastKnown = ({ at, ids }: Hits, step: 1 | -1) => step === 1 && at === ids.length - 1;
// Declared after `moreDue`, which looks at the place before the step.
const moved = sample({
  clock: stepped,
  source: $hits,
  filter: (hits, step): hits is Hits =>
    hits !== null && hits.ids.length > 0 && !(isLastKnown(hits, step) && hits.ids.length < hits.total),
  fn: (hits, step) => ({ ...hits!, at: (hits!.at + step + hits!.ids.length) % hits!.ids.length }),
});
sample({ clock: [begun, moreDue], target: searchFx });

const wanted = { thread: $thread, words: $soughtWords };
const isWanted = (now: { thread: ThreadId | null; words: string }, { params }: { params: Search }) =>
  isSameThread(now.thread, params.thread) && now.words === params.words;
const found = sample({ clock: searchFx.done, source: wanted, filter: isWanted, fn: (_, done) => done });
const failed = sample({
  clock: searchFx.fail,
  source: wanted,
  filter: isWanted,
  fn: (_, { error }) => error,
});

$hits
  .on(found, (hits, { params, result: { ids, total } }) =>
    hits && params.before !== undefined
      ? { ids: [...hits.ids, ...ids], total, at: hits.at + (ids.length > 0 ? 1 : 0) }
      : { ids, total, at: 0 },
  )
  .on(moved, (_, hits) => hits)
  .reset($soughtWords, findClosed);
$findError.on(failed, (_, error) => error).reset(searchFx, $soughtWords, findClosed);

sample({ clock: $hits, fn: (hits) => hits?.ids[hits.at] ?? null, target: placeChanged });

// A place that is not loaded yet lies on older pages.
const $missingId = combine(
  { id: $foundId, rows: history.$rows, hasMore: history.$hasMore, isBusy: history.$pendingMore },
  ({ id, rows, hasMore, isBusy }) =>
    id !== null && hasMore && !isBusy && !rows.some((row) => row.id === id) ? id : null,
);
sample({
  clock: $missingId,
  source: history.$error,
  filter: (error, id) => id !== null && error === null,
  fn: (_, id) => id!,
  target: history.reach,
});
