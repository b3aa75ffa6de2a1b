import type { ListingNote } from '@lintel/api-contract';
import type { Database } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import { iso } from '#wire/values.ts';
import { noteAfter, type NoteChange } from './note-change.ts';
import * as queries from './notes.queries.ts';

/** More than a page can show; the newest are returned. */
const MAX_NOTES = 1000;

/** A user's own notes on listings, the same on all of their devices. */
export function notesService({ db, clock }: { db: Database; clock: Clock }) {
  const shape = (row: { updated_at: Date } & Omit<ListingNote, 'updated_at'>): ListingNote => ({
    ...row,
    updated_at: iso(row.updated_at),
  });

  return {
    /** The newest first. */
    async list(userId: number): Promise<ListingNote[]> {
      const rows = await queries.notesOf(db, userId, MAX_NOTES);
      return rows.map(shape);
    },

    save: (userId: number, propertyId: number, change: NoteChange): Promise<ListingNote> =>
      db.transaction().execute(async (trx) => {
        await queries.lockUser(trx, userId);
        const found = await queries.noteOn(trx, userId, propertyId);
        // A closed listing answers as one that does not exist; its owner knows of it.
        const known = found ?? (await queries.isVisibleListing(trx, userId, propertyId));
        if (!known) throw new DomainError('notFound', 'There is no such listing.');
        const next = noteAfter(found && { ...found, otherText: found.other_text }, change);
        if (!next) {
          const nothing = { text: '', other_text: '', revision: 0, updated_at: clock.now() };
          const { device: _, ...row } = found ?? { ...nothing, property_id: propertyId, device: '' };
          return shape(row);
        }
        const { otherText, ...values } = next;
        const stored = { ...values, other_text: otherText, updated_at: clock.now() };
        return shape(await queries.putNote(trx, userId, propertyId, stored));
      }),
  };
}

export type NotesService = ReturnType<typeof notesService>;
