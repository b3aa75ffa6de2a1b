// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { Generated, Timestamp } from './columns.ts';

interface ListingNotes {
  user_id: number;
  property_id: number;
  text: string;
  other_text: Generated<string>;
  revision: Generated<number>;
  device: string;
  updated_at: Timestamp;
}

export interface ListingNotesTables {
  listing_notes: ListingNotes;
}
