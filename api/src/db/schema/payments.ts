// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { Generated, Timestamp } from './columns.ts';

interface PaymentEvents {
  gateway: string;
  event_id: string;
  transaction_id: number | null;
  received_at: Generated<Timestamp>;
}

export interface PaymentsTables {
  payment_events: PaymentEvents;
}
