// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { Generated } from './columns.ts';

interface ClosedAccounts {
  user_id: number;
  property_ids: Generated<number[]>;
  project_ids: Generated<number[]>;
}

export interface ListingsOfClosedAccountsTables {
  closed_accounts: ClosedAccounts;
}
