// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Generated, Json, Timestamp } from './columns.ts';

interface EventLog {
  id: GeneratedAlways<number>;
  transaction_id: Generated<number>;
  user_id: number | null;
  type: string;
  data: Json;
  may_be_switched_off: Generated<boolean>;
  created_at: Generated<Timestamp>;
  texts: Json | null;
}

interface NotificationReads {
  user_id: number;
  notification_id: number;
}

interface PushOutbox {
  id: GeneratedAlways<number>;
  notice_id: string;
  fcm_id: string;
  user_id: number;
  title: string;
  body: string;
  data: Json;
  created_at: Generated<Timestamp>;
  next_attempt_at: Generated<Timestamp>;
  attempts: Generated<number>;
  failed_at: Timestamp | null;
  last_error: string | null;
  claimed_until: Timestamp | null;
}

export interface NoticesTables {
  event_log: EventLog;
  notification_reads: NotificationReads;
  push_outbox: PushOutbox;
}
