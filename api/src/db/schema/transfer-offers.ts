// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { Timestamp } from './columns.ts';

interface TransferOffers {
  user_id: number;
  package_id: number;
  amount: number;
  currency: string;
  read_at: Timestamp;
}

export interface TransferOffersTables {
  transfer_offers: TransferOffers;
}
