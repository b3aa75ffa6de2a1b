// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { AccountsTables } from './accounts.ts';
import type { CatalogueTables } from './catalogue.ts';
import type { ChatAndContentTables } from './chat-and-content.ts';
import type { EngagementTables } from './engagement.ts';
import type { JobsAndSavedSearchesTables } from './jobs-and-saved-searches.ts';
import type { ListingsOfClosedAccountsTables } from './listings-of-closed-accounts.ts';
import type { NoticesTables } from './notices.ts';
import type { PaymentsTables } from './payments.ts';
import type { TransferOffersTables } from './transfer-offers.ts';
import type { UserReportsTables } from './user-reports.ts';

/** Every table of the database. */
export type Tables = AccountsTables &
  CatalogueTables &
  ChatAndContentTables &
  EngagementTables &
  JobsAndSavedSearchesTables &
  ListingsOfClosedAccountsTables &
  NoticesTables &
  PaymentsTables &
  TransferOffersTables &
  UserReportsTables;
