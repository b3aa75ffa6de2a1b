// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Generated, Json, Timestamp } from './columns.ts';

interface Categories {
  id: Generated<number>;
  name: string;
  slug_id: string;
  image: Generated<string>;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  meta_image: string | null;
  rank: Generated<number>;
  is_active: Generated<boolean>;
}

interface CategoryParameters {
  category_id: number;
  parameter_id: number;
  rank: Generated<number>;
}

interface Cities {
  name: string;
  state: Generated<string>;
  country: Generated<string>;
  image: Generated<string>;
  latitude: number | null;
  longitude: number | null;
}

interface Facilities {
  id: Generated<number>;
  name: string;
  image: Generated<string>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface ListingChanges {
  id: GeneratedAlways<number>;
  transaction_id: Generated<number>;
  listing_id: number;
  created_at: Generated<Timestamp>;
}

interface ListingEvents {
  id: GeneratedAlways<number>;
  property_id: number | null;
  kind: string;
  old_value: string | null;
  new_value: string | null;
  happened_at: Generated<Timestamp>;
  posting_id: Generated<number>;
  posted_by: number | null;
  place_key: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  posting_was_public: Generated<boolean>;
  price_was_seen: Generated<boolean>;
}

interface MarketCounts {
  kind: string;
  key: string;
  n: number;
}

interface Parameters {
  id: Generated<number>;
  name: string;
  type: string;
  options: string[] | null;
  image: Generated<string>;
  is_required: Generated<boolean>;
  role: string | null;
  quantity: string | null;
}

interface ProjectFiles {
  id: Generated<number>;
  project_id: number;
  kind: string;
  file: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  alt: Generated<string>;
  color: Generated<string>;
  rank: Generated<number>;
  file_name: Generated<string>;
}

interface ProjectPlans {
  id: Generated<number>;
  project_id: number;
  title: string;
  document: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  client_id: string | null;
  rank: Generated<number>;
}

interface ProjectUnits {
  id: Generated<number>;
  project_id: number;
  title: string;
  bedrooms: number | null;
  area: number | null;
  price: number | null;
  available: number;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  client_id: string | null;
}

interface ProjectViews {
  project_id: number;
  visitor: Buffer;
  day: string;
}

interface Projects {
  id: Generated<number>;
  added_by: number | null;
  category_id: number;
  title: string;
  slug_id: string;
  description: string;
  type: string;
  location: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  country: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  image: Generated<string>;
  image_alt: Generated<string>;
  image_color: Generated<string>;
  video_link: string | null;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  meta_image: string | null;
  request_status: Generated<string>;
  status: Generated<number>;
  promoted: Generated<boolean>;
  total_click: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  is_live: GeneratedAlways<boolean | null>;
  client_id: string | null;
  hidden_by_owner: Generated<boolean>;
  revision: Generated<number>;
}

interface Properties {
  id: Generated<number>;
  added_by: number | null;
  category_id: number;
  title: string;
  slug_id: string;
  description: string;
  property_type: number;
  price: number;
  previous_price: number | null;
  price_changed_at: Timestamp | null;
  rent_duration: string | null;
  is_premium: Generated<boolean>;
  address: Generated<string>;
  client_address: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  country: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  title_image: Generated<string>;
  title_image_alt: Generated<string>;
  title_image_color: Generated<string>;
  three_d_image: Generated<string>;
  video_link: Generated<string>;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  meta_image: string | null;
  request_status: Generated<string>;
  status: Generated<number>;
  promoted: Generated<boolean>;
  favourite_count: Generated<number>;
  total_click: Generated<number>;
  parameter_ids: Generated<number[]>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  is_live: GeneratedAlways<boolean | null>;
  is_on_market: GeneratedAlways<boolean | null>;
  title_image_hash: Generated<string>;
  on_market_since: Timestamp | null;
  bedrooms: number | null;
  bathrooms: number | null;
  area: number | null;
  public_latitude: GeneratedAlways<number | null>;
  public_longitude: GeneratedAlways<number | null>;
  compared_price: GeneratedAlways<number | null>;
  feature_ids: Generated<number[]>;
  energy_class: string | null;
  client_id: string | null;
  confirmed_at: Generated<Timestamp>;
  confirmation_step: Generated<string>;
  confirmation_due_at: Generated<Timestamp>;
  confirmation_token_hash: Buffer | null;
  hidden_by_owner: Generated<boolean>;
  off_market_since: Timestamp | null;
  was_on_market_since: Timestamp | null;
  revision: Generated<number>;
}

interface PropertyDocuments {
  id: Generated<number>;
  property_id: number;
  file: string;
  file_name: string;
  type: string;
}

interface PropertyFacilities {
  id: Generated<number>;
  property_id: number;
  facility_id: number;
  distance: number;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  place_name: string | null;
  latitude: number | null;
  longitude: number | null;
}

interface PropertyImages {
  id: Generated<number>;
  property_id: number;
  file: string;
  alt: Generated<string>;
  color: Generated<string>;
  rank: Generated<number>;
  hash: Generated<string>;
}

interface PropertyParameters {
  property_id: number;
  parameter_id: number;
  value: Json;
  file_name: Generated<string>;
}

interface RejectReasons {
  id: Generated<number>;
  property_id: number | null;
  project_id: number | null;
  reason: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface SentFiles {
  property_id: number | null;
  project_id: number | null;
  client_id: string;
  file: string;
}

export interface CatalogueTables {
  categories: Categories;
  category_parameters: CategoryParameters;
  cities: Cities;
  facilities: Facilities;
  listing_changes: ListingChanges;
  listing_events: ListingEvents;
  market_counts: MarketCounts;
  parameters: Parameters;
  project_files: ProjectFiles;
  project_plans: ProjectPlans;
  project_units: ProjectUnits;
  project_views: ProjectViews;
  projects: Projects;
  properties: Properties;
  property_documents: PropertyDocuments;
  property_facilities: PropertyFacilities;
  property_images: PropertyImages;
  property_parameters: PropertyParameters;
  reject_reasons: RejectReasons;
  sent_files: SentFiles;
}
