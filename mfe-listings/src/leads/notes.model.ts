import { $session, readFromTab, sessionEnded, writeToTab } from '@lintel/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { change, left, LeadsGate, opened, requestKey } from './leads.model.ts';
import type { LeadsQuery } from './leads.query.ts';

type Notes = ReadonlyMap<string, string>;

/** The owner types a note; `isStored`: it is as the back end has it. */
export const noteTyped = createEvent<{ key: string; text: string; isStored: boolean }>();

const without = (notes: Notes, key: string): Notes => new Map([...notes].filter(([other]) => other !== key));

/** What this tab has of the notes of a page, so that they survive a reload and a crash. */
const KEY = 'lintel.lead-notes';
/** Whose page of leads it is, and of which listing. */
const pageOf = (userId: number | undefined, { kind, slug }: LeadsQuery) => `${userId}:${kind}:${slug}`;
interface KeptNotes {
  page: string;
  notes: [key: string, text: string][];
}

const keepFx = createEffect((kept: KeptNotes | null) => writeToTab(KEY, kept));
const recallFx = createEffect((page: string): Notes => {
  const kept = readFromTab(KEY) as KeptNotes | null;
  return new Map(kept?.page === page ? kept.notes : []);
});

/** Notes that are not stored, by the key of their lead: they outlive their card, which leaves the screen with another filter. */
export const $typedNotes = createStore<Notes>(new Map())
  .on(noteTyped, (notes, { key, text, isStored }) =>
    isStored ? without(notes, key) : new Map(notes).set(key, text),
  )
  .on(change.done, (notes, { params }) => {
    const key = requestKey(params);
    return notes.get(key) === params.note ? without(notes, key) : notes;
  })
  .on(recallFx.doneData, (notes, kept) => (notes.size === 0 && kept.size > 0 ? kept : notes))
  .reset(left, sessionEnded);

sample({
  clock: opened,
  source: $session,
  fn: (session, { query }) => pageOf(session?.user.id, query),
  target: recallFx,
});
sample({
  clock: [$typedNotes.updates, left, sessionEnded],
  source: { notes: $typedNotes, session: $session, page: LeadsGate.state },
  fn: ({ notes, session, page }): KeptNotes | null =>
    notes.size === 0 ? null : { page: pageOf(session?.user.id, page.query), notes: [...notes] },
  target: keepFx,
});

/** Whether leaving the page would lose a note. */
export const $losesNotes = $typedNotes.map((notes) => notes.size > 0);
