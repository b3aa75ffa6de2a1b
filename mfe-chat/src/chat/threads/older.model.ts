import type { ApiError, ChatRow } from '@lintel/api-contract';
import { sessionEnded, toApiError } from '@lintel/remote-kit';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { block, removeThreadFx, unblock } from '#chat/manage/blocking.model.ts';
import { $thread, conversation } from '#chat/model/conversation.model.ts';
import { history } from '#chat/model/history.model.ts';
import { isSameThread, type ThreadId } from '#chat/wire/address.ts';
import { conversationChanged } from '#common/bus.ts';
import { loadThreadsFx } from '#common/threads.api.ts';
import { threads, THREADS_A_PAGE } from '#common/threads.model.ts';

/** The user wants to see conversations that lie further back. */
export const olderAsked = createEvent();
/** The user narrows the list down, or shows all of it again. What is looked for may lie on any page. */
export const narrowed = createEvent<boolean>();

interface OlderCall {
  page: number;
  /** In which session it was asked for. */
  visit: number;
}
const olderFx = createEffect<OlderCall, { rows: ChatRow[]; page: number; pages: number }, ApiError>(
  async ({ page }) => {
    try {
      const { data, total_page: pages = page } = await loadThreadsFx({ page, per_page: THREADS_A_PAGE });
      return { rows: data, page, pages };
    } catch (thrown) {
      throw toApiError(thrown);
    }
  },
);

const isSame = (one: ChatRow, other: ChatRow) =>
  one.user_id === other.user_id && one.property_id === other.property_id;
const without = (rows: readonly ChatRow[], others: readonly ChatRow[]) =>
  rows.filter((row) => !others.some((other) => isSame(row, other)));

/** The newest page, then what is known to lie further back. */
function joined(known: readonly ChatRow[], newest: readonly ChatRow[]): readonly ChatRow[] {
  const end = newest.at(-1)?.date;
  if (end === undefined || newest.length < THREADS_A_PAGE) return newest;
  // What a newer one pushed from the newest page is known already; what is newer than its end and not on it is gone.
  return [...newest, ...without(known, newest).filter(({ date }) => Date.parse(date) <= Date.parse(end))];
}

const $visit = createStore(0).on(sessionEnded, (visit) => visit + 1);
/** What arrives after the session was for another user. */
const settled = sample({
  clock: olderFx.finally,
  source: $visit,
  filter: (visit, { params }) => params.visit === visit,
  fn: (_, outcome) => outcome,
});
const answered = settled.filterMap((outcome) => (outcome.status === 'done' ? outcome.result : undefined));

/** The last page that was asked for. */
const $page = createStore(1)
  .on(answered, (_, { page }) => page)
  .reset(sessionEnded);
const $pages = createStore<number | null>(null)
  .on(threads.$data, () => null)
  .on(answered, (_, { pages }) => pages)
  .reset(sessionEnded);
export const $olderError = createStore<ApiError | null>(null)
  .on(settled, (_, outcome) => (outcome.status === 'fail' ? outcome.error : null))
  .reset(olderFx, sessionEnded);
export const $isLoadingOlder = createStore(false)
  .on(olderFx, () => true)
  .reset(settled, sessionEnded);

/** Written in, or removed: afterwards a conversation is on the newest page, or nowhere. */
const $touched = createStore<readonly ThreadId[]>([])
  .on(conversationChanged, (touched, { peerId, propertyId }) => [...touched, { peerId, propertyId }])
  .on(removeThreadFx.done, (touched, { params: { receiver_id: peerId, property_id: propertyId } }) => [
    ...touched,
    { peerId: Number(peerId), propertyId: Number(propertyId) },
  ]);
const renewed = sample({
  clock: threads.$data,
  source: $touched,
  fn: (touched, answer) => ({ touched, newest: answer?.data ?? [] }),
});
$touched.reset(renewed, sessionEnded);
const isAbout = ({ user_id, property_id }: ChatRow, thread: ThreadId) =>
  isSameThread({ peerId: user_id, propertyId: property_id }, thread);
const readHere = sample({
  clock: history.$rows,
  source: $thread,
  filter: (thread, rows): thread is ThreadId => thread !== null && rows.length > 0,
  fn: (thread) => thread!,
});
const markBlocked =
  (isBlocked: boolean) =>
  (known: readonly ChatRow[], { params }: { params: { to_user_id?: number | string | undefined } }) =>
    known.map((row) =>
      row.user_id === Number(params.to_user_id ?? 0) ? { ...row, is_blocked_by_me: isBlocked } : row,
    );

/** What has been shown since the user asked for older ones. What happens to one of them changes it here: only the newest page comes again. */
const $known = createStore<readonly ChatRow[]>([])
  .on(sample({ clock: olderAsked, source: threads.$data }), (known, answer) =>
    joined(known, answer?.data ?? []),
  )
  .on(renewed, (known, { touched, newest }) => {
    if (known.length === 0) return known;
    const left = known.filter((row) => !touched.some((thread) => isAbout(row, thread)));
    return joined(left, newest);
  })
  .on(answered, (known, { rows }) => [...without(known, rows), ...rows])
  .on(readHere, (known, thread) =>
    known.map((row) => (row.unread_count > 0 && isAbout(row, thread) ? { ...row, unread_count: 0 } : row)),
  )
  .on(block.done, markBlocked(true))
  .on(unblock.done, markBlocked(false))
  // On another device.
  .on(conversation.$data, (known, answer) =>
    known.map((row) =>
      row.user_id === answer?.data.user_id ? { ...row, is_blocked_by_me: answer.data.is_blocked_by_me } : row,
    ),
  )
  .reset(sessionEnded);

// The newest page may be there before this module is: the header asks for it on every page.
/** Conversations as far as they were asked for, the one with the newest message first. */
export const $threadRows = combine(threads.$data, $known, (answer, known) =>
  joined(known, answer?.data ?? []),
);
export const $hasOlder = combine(
  { page: $page, pages: $pages, answer: threads.$data },
  ({ page, pages, answer }) => page < (pages ?? answer?.total_page ?? 1),
);

sample({
  clock: olderAsked,
  source: { page: $page, visit: $visit, isLoading: $isLoadingOlder },
  filter: ({ isLoading }) => !isLoading,
  fn: ({ page, visit }) => ({ page: page + 1, visit }),
  target: olderFx,
});

const $isNarrowed = createStore(false)
  .on(narrowed, (_, is) => is)
  .reset(sessionEnded);
sample({
  clock: [$isNarrowed, answered, $hasOlder],
  source: { isNarrowed: $isNarrowed, hasOlder: $hasOlder, isLoading: $isLoadingOlder, error: $olderError },
  filter: ({ isNarrowed, hasOlder, isLoading, error }) =>
    isNarrowed && hasOlder && !isLoading && error === null,
  fn: () => undefined,
  target: olderAsked,
});
