// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { AccountsTables } from './accounts.ts';
import type { AddressesAndCodesTables } from './addresses-and-codes.ts';
import type { ArticleTranslationsTables } from './article-translations.ts';
import type { CatalogueTables } from './catalogue.ts';
import type { ChatAndContentTables } from './chat-and-content.ts';
import type { EngagementTables } from './engagement.ts';
import type { JobsAndSavedSearchesTables } from './jobs-and-saved-searches.ts';
import type { ListingNotesTables } from './listing-notes.ts';
import type { ListingsTables } from './listings.ts';
import type { NoticesTables } from './notices.ts';
import type { NotificationTargetsTables } from './notification-targets.ts';
import type { PaymentsTables } from './payments.ts';
import type { ProjectInterestsTables } from './project-interests.ts';
import type { ProjectUnitsTables } from './project-units.ts';
import type { ViewsByDayTables } from './views-by-day.ts';

/** Every table of the database. */
export type Tables = AccountsTables &
  AddressesAndCodesTables &
  ArticleTranslationsTables &
  CatalogueTables &
  ChatAndContentTables &
  EngagementTables &
  JobsAndSavedSearchesTables &
  ListingNotesTables &
  ListingsTables &
  NoticesTables &
  NotificationTargetsTables &
  PaymentsTables &
  ProjectInterestsTables &
  ProjectUnitsTables &
  ViewsByDayTables;
