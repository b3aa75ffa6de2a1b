import { sessionEnded } from '@lintel/remote-kit';
import { createEvent, createStore } from 'effector';
import { change, left, requestKey } from './leads.model.ts';

/** The owner types a note; `isStored`: it is as the back end has it. */
export const noteTyped = createEvent<{ key: string; text: string; isStored: boolean }>();

const without = (notes: ReadonlyMap<string, string>, key: string) =>
  new Map([...notes].filter(([other]) => other !== key));

/** Notes that are not stored, by the key of their lead: they outlive their card, which leaves the screen with another filter. */
export const $typedNotes = createStore<ReadonlyMap<string, string>>(new Map())
  .on(noteTyped, (notes, { key, text, isStored }) =>
    isStored ? without(notes, key) : new Map(notes).set(key, text),
  )
  .on(change.done, (notes, { params }) => {
    const key = requestKey(params);
    return notes.get(key) === params.note ? without(notes, key) : notes;
  })
  .reset(left, sessionEnded);

/** Whether leaving the page would lose a note. */
export const $losesNotes = $typedNotes.map((notes) => notes.size > 0);
