// Written by db/generate-schema.ts from the migrated database. Do not edit.

interface NotificationReads {
  user_id: number;
  notification_id: number;
}

export interface NotificationTargetsTables {
  notification_reads: NotificationReads;
}
