import type { ListingNote } from '@lintel/api-contract';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/schema/tables.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import { iso } from '#wire/values.ts';
import { noteAfter, type NoteChange } from './note-change.ts';

/** More than a page can show; the newest are answered. */
const MOST = 1000;

/** A person's own words on listings, the same on all of their devices. */
export function notesService({ db, clock }: { db: Kysely<Tables>; clock: Clock }) {
  const columns = ['property_id', 'text', 'other_text', 'revision', 'updated_at'] as const;
  const shape = (row: { updated_at: Date } & Omit<ListingNote, 'updated_at'>): ListingNote => ({
    ...row,
    updated_at: iso(row.updated_at),
  });

  return {
    /** The newest first; also those that were emptied, so that other devices hear of it. */
    async list(userId: number): Promise<ListingNote[]> {
      const rows = await db
        .selectFrom('listing_notes')
        .select(columns)
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('property_id')
        .limit(MOST)
        .execute();
      return rows.map(shape);
    },

    save: (userId: number, propertyId: number, change: NoteChange): Promise<ListingNote> =>
      db.transaction().execute(async (trx) => {
        // The lock on the person puts the changes of two devices in order, also of a note that is not there yet.
        await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
        const found = await trx
          .selectFrom('listing_notes')
          .select([...columns, 'device'])
          .where('user_id', '=', userId)
          .where('property_id', '=', propertyId)
          .executeTakeFirst();
        const known =
          found ??
          (await trx
            .selectFrom('properties')
            .select('id')
            .where('id', '=', propertyId)
            // A closed listing answers as one that does not exist; its owner knows of it.
            .where((eb) => eb.or([eb('is_live', '=', true), eb('added_by', '=', userId)]))
            .executeTakeFirst());
        if (!known) throw new DomainError('notFound', 'There is no such listing.');
        const next = noteAfter(found && { ...found, otherText: found.other_text }, change);
        if (!next) {
          const nothing = { text: '', other_text: '', revision: 0, updated_at: clock.now() };
          const { device: _, ...row } = found ?? { ...nothing, property_id: propertyId, device: '' };
          return shape(row);
        }
        const { otherText, ...values } = next;
        const stored = { ...values, other_text: otherText, updated_at: clock.now() };
        const row = await trx
          .insertInto('listing_notes')
          .values({ user_id: userId, property_id: propertyId, ...stored })
          .onConflict((conflict) => conflict.columns(['user_id', 'property_id']).doUpdateSet(stored))
          .returning(columns)
          .executeTakeFirstOrThrow();
        return shape(row);
      }),
  };
}

export type NotesService = ReturnType<typeof notesService>;
