// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Generated, Json, Timestamp } from './columns.ts';

interface Adverts {
  id: Generated<number>;
  user_id: number | null;
  property_id: number | null;
  project_id: number | null;
  package_id: number | null;
  type: Generated<string>;
  status: Generated<number>;
  is_enabled: Generated<boolean>;
  starts_at: Generated<Timestamp>;
  ends_at: Timestamp;
  user_package_id: number | null;
  reject_reason: Generated<string>;
  paused_at: Timestamp | null;
}

interface BankReceipts {
  id: Generated<number>;
  transaction_id: number;
  file: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface ContactMessages {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Generated<Timestamp>;
  closed_at: Timestamp | null;
}

interface Favourites {
  id: GeneratedAlways<number>;
  user_id: number;
  property_id: number;
  created_at: Generated<Timestamp>;
}

interface Features {
  id: number;
  type: string;
  name: string;
  is_active: Generated<boolean>;
}

interface HomeMarks {
  user_id: number;
  property_id: number;
  kind: string;
  marked_at: Timestamp;
}

interface Interests {
  id: GeneratedAlways<number>;
  user_id: number;
  property_id: number;
  created_at: Generated<Timestamp>;
  state: Generated<string>;
  note: Generated<string>;
}

interface ListingNotes {
  user_id: number;
  property_id: number;
  text: string;
  other_text: Generated<string>;
  revision: Generated<number>;
  device: string;
  updated_at: Timestamp;
}

interface PackageFeatures {
  package_id: number;
  feature_id: number;
  unit_limit: number | null;
}

interface Packages {
  id: Generated<number>;
  name: string;
  price: number | null;
  ios_product_id: string | null;
  duration_hours: number;
  is_active: Generated<boolean>;
  rank: Generated<number>;
  created_at: Generated<Timestamp>;
}

interface PersonalisedFields {
  user_id: number;
  category_ids: number[] | null;
  facility_ids: number[] | null;
  min_price: number | null;
  max_price: number | null;
  property_type: number | null;
  property_type_is_set: Generated<boolean>;
  city: Generated<string>;
  updated_at: Generated<Timestamp>;
}

interface ProjectInterests {
  id: GeneratedAlways<number>;
  user_id: number;
  project_id: number;
  message: Generated<string>;
  created_at: Generated<Timestamp>;
  state: Generated<string>;
  note: Generated<string>;
}

interface ProjectNewViews {
  project_id: number;
  views: number;
}

interface ProjectViewDays {
  project_id: number;
  day: string;
  views: number;
}

interface PropertyNewViews {
  property_id: number;
  views: number;
}

interface PropertyViewDays {
  property_id: number;
  day: string;
  views: number;
}

interface PropertyViews {
  property_id: number;
  visitor: Buffer;
  day: string;
}

interface ReportReasons {
  id: Generated<number>;
  reason: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface Reports {
  id: Generated<number>;
  user_id: number;
  property_id: number;
  reason_id: number | null;
  other_message: string | null;
  created_at: Generated<Timestamp>;
  closed_at: Timestamp | null;
}

interface Transactions {
  id: Generated<number>;
  user_id: number;
  package_id: number;
  amount: number;
  gateway: string | null;
  payment_type: string;
  order_id: string | null;
  gateway_transaction_id: string | null;
  status: string;
  reject_reason: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  currency: Generated<string>;
  reference: string | null;
  checked_at: Timestamp | null;
  arrived_amount: number | null;
  arrived_currency: string | null;
  checkout: Json | null;
  ended_by: string | null;
  receipt: Json | null;
}

interface UserPackageUnits {
  user_package_id: number;
  feature_id: number;
  used: Generated<number>;
  total: number | null;
}

interface UserPackages {
  id: Generated<number>;
  user_id: number;
  package_id: number;
  transaction_id: number | null;
  starts_at: Generated<Timestamp>;
  ends_at: Timestamp | null;
  told_days_left: number | null;
}

export interface EngagementTables {
  adverts: Adverts;
  bank_receipts: BankReceipts;
  contact_messages: ContactMessages;
  favourites: Favourites;
  features: Features;
  home_marks: HomeMarks;
  interests: Interests;
  listing_notes: ListingNotes;
  package_features: PackageFeatures;
  packages: Packages;
  personalised_fields: PersonalisedFields;
  project_interests: ProjectInterests;
  project_new_views: ProjectNewViews;
  project_view_days: ProjectViewDays;
  property_new_views: PropertyNewViews;
  property_view_days: PropertyViewDays;
  property_views: PropertyViews;
  report_reasons: ReportReasons;
  reports: Reports;
  transactions: Transactions;
  user_package_units: UserPackageUnits;
  user_packages: UserPackages;
}
