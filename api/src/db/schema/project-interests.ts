// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Generated, Timestamp } from './columns.ts';

interface ProjectInterests {
  id: GeneratedAlways<number>;
  user_id: number;
  project_id: number;
  message: Generated<string>;
  created_at: Generated<Timestamp>;
  state: Generated<string>;
  note: Generated<string>;
}

export interface ProjectInterestsTables {
  project_interests: ProjectInterests;
}
