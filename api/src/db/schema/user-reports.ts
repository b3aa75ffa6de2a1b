// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Generated, Timestamp } from './columns.ts';

interface UserReports {
  id: GeneratedAlways<number>;
  user_id: number;
  reported_user_id: number;
  property_id: number;
  reason: string;
  other_message: Generated<string>;
  created_at: Generated<Timestamp>;
  closed_at: Timestamp | null;
}

export interface UserReportsTables {
  user_reports: UserReports;
}
