// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { Generated, Json, Timestamp } from './columns.ts';

interface SavedSearchHits {
  saved_search_id: number;
  property_id: number;
  found_at: Generated<Timestamp>;
}

interface SavedSearches {
  id: Generated<number>;
  user_id: number;
  name: string;
  filter: Json;
  frequency: Generated<string>;
  looked_at: Generated<Timestamp>;
  next_look_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  seen_at: Generated<Timestamp>;
}

export interface JobsAndSavedSearchesTables {
  saved_search_hits: SavedSearchHits;
  saved_searches: SavedSearches;
}
