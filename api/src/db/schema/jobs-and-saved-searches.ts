// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Generated, Json, Timestamp } from './columns.ts';

interface SavedSearchChanges {
  id: GeneratedAlways<number>;
  transaction_id: Generated<number>;
  saved_search_id: number;
  created_at: Generated<Timestamp>;
}

interface SavedSearchHits {
  saved_search_id: number;
  property_id: number;
  found_at: Generated<Timestamp>;
}

interface SavedSearchMatches {
  saved_search_id: number;
  property_id: number;
}

interface SavedSearchMatching {
  is_only: Generated<boolean>;
  pass: number;
  horizon: number;
  matched_at: Timestamp;
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
  looks_back: Generated<boolean>;
}

export interface JobsAndSavedSearchesTables {
  saved_search_changes: SavedSearchChanges;
  saved_search_hits: SavedSearchHits;
  saved_search_matches: SavedSearchMatches;
  saved_search_matching: SavedSearchMatching;
  saved_searches: SavedSearches;
}
