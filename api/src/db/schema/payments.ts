// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { Generated, Timestamp } from './columns.ts';

interface CheckoutClaims {
  user_id: number;
  package_id: number;
  holder: string;
  ends_at: Timestamp;
}

interface PackageUnitLog {
  id: Generated<number>;
  user_package_id: number;
  feature_id: number;
  quantity: number;
  property_id: number | null;
  project_id: number | null;
  title: string | null;
  created_at: Timestamp;
}

interface PaymentEvents {
  gateway: string;
  event_id: string;
  transaction_id: number | null;
  received_at: Generated<Timestamp>;
}

export interface PaymentsTables {
  checkout_claims: CheckoutClaims;
  package_unit_log: PackageUnitLog;
  payment_events: PaymentEvents;
}
