// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Generated, Json, Timestamp } from './columns.ts';

interface ArticleTranslations {
  article_id: number;
  language: string;
  title: string;
  description: string;
  meta_title: string | null;
  meta_description: string | null;
}

interface Articles {
  id: Generated<number>;
  category_id: number | null;
  slug_id: string;
  title: string;
  description: string;
  image: Generated<string>;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface AuditLog {
  id: GeneratedAlways<number>;
  actor: string;
  action: string;
  subject: string;
  details: Generated<Json>;
  happened_at: Generated<Timestamp>;
}

interface Blocks {
  id: Generated<number>;
  by_user_id: number | null;
  user_id: number | null;
  reason: string | null;
  created_at: Generated<Timestamp>;
}

interface Faqs {
  id: Generated<number>;
  question: string;
  answer: string;
  created_at: Generated<Timestamp>;
}

interface HomeSections {
  type: string;
  title: string;
  rank: number;
  is_active: Generated<boolean>;
}

interface Jobs {
  name: string;
  run_at: Timestamp;
  last_run_at: Timestamp | null;
  last_error: string | null;
  lease_holder: string | null;
  lease_until: Timestamp | null;
}

interface Languages {
  id: Generated<number>;
  name: string;
  code: string;
  is_rtl: Generated<boolean>;
  is_active: Generated<boolean>;
  web_texts: Json | null;
  app_texts: Json | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

interface MessageCards {
  message_id: number;
  kind: string;
  state: Generated<string>;
  slots: Generated<Date[]>;
  time_zone: string | null;
  chosen_slot: number | null;
  document: string | null;
  amount: number | null;
}

interface Messages {
  id: GeneratedAlways<number>;
  sender_id: number | null;
  receiver_id: number | null;
  from_admin: Generated<boolean>;
  to_admin: Generated<boolean>;
  property_id: number;
  message: Generated<string>;
  file: Generated<string>;
  audio: Generated<string>;
  is_read: Generated<boolean>;
  hidden_from_sender: Generated<boolean>;
  hidden_from_receiver: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  client_id: string | null;
  file_name: Generated<string>;
  file_size: number | null;
  audio_seconds: number | null;
  listing_id: GeneratedAlways<number | null>;
  project_id: GeneratedAlways<number | null>;
}

interface NotificationRecipients {
  notification_id: number;
  user_id: number;
}

interface Notifications {
  id: Generated<number>;
  title: string;
  message: string;
  image: Generated<string>;
  type: Generated<number>;
  send_type: Generated<number>;
  property_id: number | null;
  created_at: Generated<Timestamp>;
  words: Json | null;
  target_type: string | null;
  target_id: number | null;
}

interface QuickReplies {
  user_id: number;
  texts: string[];
  updated_at: Timestamp;
}

interface SeoSettings {
  page: string;
  image: Generated<string>;
  title: Generated<string>;
  description: Generated<string>;
  keywords: Generated<string>;
  id: Generated<number>;
}

interface ServerState {
  key: string;
  value: string;
}

interface Settings {
  key: string;
  value: string;
  updated_at: Generated<Timestamp>;
}

interface Sliders {
  id: Generated<number>;
  slider_type: number;
  image: string;
  web_image: string;
  category_id: number | null;
  property_id: number | null;
  show_property_details: Generated<boolean>;
  link: string | null;
}

export interface ChatAndContentTables {
  article_translations: ArticleTranslations;
  articles: Articles;
  audit_log: AuditLog;
  blocks: Blocks;
  faqs: Faqs;
  home_sections: HomeSections;
  jobs: Jobs;
  languages: Languages;
  message_cards: MessageCards;
  messages: Messages;
  notification_recipients: NotificationRecipients;
  notifications: Notifications;
  quick_replies: QuickReplies;
  seo_settings: SeoSettings;
  server_state: ServerState;
  settings: Settings;
  sliders: Sliders;
}
