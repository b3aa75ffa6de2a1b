import type { ApiError } from '@lintel/api-contract';
import { createMutation, createQuery, sessionEnded } from '@lintel/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { keptForUser } from '#common/kept-for-user.ts';
import { $storedMessages } from '#chat/sending/timeline.model.ts';
import { loadRepliesFx, saveRepliesFx } from '#chat/wire/chat.api.ts';

/** One of the replies being edited; a name of its own, so that it keeps its field while it moves. */
export interface DraftReply {
  key: number;
  text: string;
}

export const repliesAsked = createEvent();
/** What the user has made of the replies so far. */
export const repliesEdited = createEvent<readonly DraftReply[]>();
/** Throws the changes away. */
export const editDiscarded = createEvent();
export const RepliesGate = createGate();

export const replies = createQuery({ effect: loadRepliesFx });
export const repliesSaving = createMutation({ effect: saveRepliesFx });

const isSaved = (draft: readonly DraftReply[], texts: readonly unknown[]) =>
  draft.length === texts.length && draft.every(({ text }, index) => text.trim() === texts[index]);

/** What this tab has of changes that were not saved, with the replies that they began with. */
interface KeptReplies {
  draft: readonly DraftReply[];
  known: readonly string[] | null;
}
const { keepFx, recallFx } = keptForUser<KeptReplies>('lintel.edited-replies');

/** Null while nothing is changed. Kept when the dialog closes, and what is typed during a save too, so that nothing typed is lost. */
export const $draftReplies = createStore<readonly DraftReply[] | null>(null)
  .on(repliesEdited, (_, edited) => edited)
  .on(recallFx.doneData, (draft, kept) => draft ?? kept?.draft ?? null)
  .on(repliesSaving.done, (draft, { params: { texts = [] } }) =>
    draft && isSaved(draft, texts) ? null : draft,
  )
  .reset(editDiscarded, sessionEnded);

/** Why the changes could not be saved. A refusal that comes when they are gone, e.g. with their user, is none of the next ones. */
export const $savingError = createStore<ApiError | null>(null)
  .on(
    sample({
      clock: repliesSaving.failed,
      source: $draftReplies,
      filter: Boolean,
      fn: (_, { error }) => error,
    }),
    (_, error) => error,
  )
  .reset(repliesSaving.start, editDiscarded, sessionEnded);

const editBegun = sample({
  clock: repliesEdited,
  source: replies.$data,
  fn: (answer) => answer?.data ?? [],
});
/** The stored replies that the changes began with: what another device stores meanwhile stays. */
export const $knownReplies = createStore<readonly string[] | null>(null)
  .on(editBegun, (known, texts) => known ?? texts)
  .on(recallFx.doneData, (known, kept) => known ?? kept?.known ?? null)
  .on(repliesSaving.done, (known, { result }) => known && result.data)
  .on($draftReplies, (known, draft) => (draft ? known : null));

/** What the newest card waits for that the user was sent. */
export const $openCardKind = combine(
  $storedMessages,
  (rows) => rows.findLast(({ isMine, card }) => !isMine && card?.state === 'open')?.card?.kind ?? null,
);

sample({ clock: [repliesAsked, RepliesGate.open], fn: () => undefined, target: recallFx });
// The shell forgets it when the user signs out; a session that expired goes on with it.
sample({
  clock: [repliesEdited, repliesSaving.done, editDiscarded],
  source: { draft: $draftReplies, known: $knownReplies },
  fn: ({ draft, known }): KeptReplies | null => draft && { draft, known },
  target: keepFx,
});
sample({ clock: [repliesAsked, RepliesGate.open], fn: () => ({}), target: replies.start });
sample({
  clock: repliesSaving.done,
  fn:
    ({ result: { data } }) =>
    <Answer extends { data: string[] }>(answer: Answer) => ({ ...answer, data }),
  target: replies.edit,
});
sample({ clock: sessionEnded, fn: () => undefined, target: replies.forget });
