// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Generated, Timestamp } from './columns.ts';

interface AccountDeletions {
  user_id: number;
  requested_at: Timestamp;
  due_at: Timestamp;
  reminded_at: Timestamp | null;
  property_ids: Generated<number[]>;
  project_ids: Generated<number[]>;
}

interface AddressUndos {
  token_hash: Buffer;
  user_id: number;
  email: string;
  password_hash: string | null;
  subjects: string[];
  created_at: Timestamp;
  expires_at: Timestamp;
}

interface Devices {
  fcm_id: string;
  user_id: number;
  created_at: Generated<Timestamp>;
  session_hash: Buffer | null;
}

interface Identities {
  subject: string;
  user_id: number;
  login_type: number;
  created_at: Generated<Timestamp>;
}

interface MailOutbox {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  body: string;
  created_at: Generated<Timestamp>;
  sent_at: Timestamp | null;
  attempts: Generated<number>;
  last_error: string | null;
  channel: Generated<string>;
  next_attempt_at: Generated<Timestamp>;
  expires_at: Timestamp | null;
  failed_at: Timestamp | null;
  html: string | null;
  claimed_until: Timestamp | null;
}

interface OtpCodes {
  target: string;
  entered_by: Generated<number>;
  claim: string;
  nonce: Buffer;
  attempts: Generated<number>;
  expires_at: Timestamp;
}

interface OtpProofs {
  auth_id: string;
  target: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  user_id: number | null;
  subject: string | null;
}

interface PasswordResets {
  token_hash: Buffer;
  user_id: number;
  expires_at: Timestamp;
}

interface Registrations {
  id: GeneratedAlways<number>;
  email: string;
  name: string;
  mobile: string | null;
  password_hash: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

interface SecurityEvents {
  id: Generated<number>;
  user_id: number;
  kind: string;
  browser: string | null;
  system: string | null;
  network: Generated<string>;
  created_at: Timestamp;
  place: string | null;
}

interface Sessions {
  token_hash: Buffer;
  user_id: number;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: Generated<string>;
  browser: string | null;
  system: string | null;
  network: Generated<string>;
  last_used_at: Generated<Timestamp>;
  place: string | null;
}

interface Users {
  id: Generated<number>;
  name: Generated<string>;
  slug_id: string;
  email: Generated<string>;
  mobile: string | null;
  profile: Generated<string>;
  address: Generated<string>;
  login_type: number;
  password_hash: string | null;
  is_email_verified: Generated<boolean>;
  is_active: Generated<boolean>;
  notification: Generated<boolean>;
  about_me: string | null;
  facebook_id: string | null;
  twitter_id: string | null;
  instagram_id: string | null;
  youtube_id: string | null;
  latitude: number | null;
  longitude: number | null;
  city: string | null;
  state: string | null;
  country: string | null;
  is_demo: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  seen_notification_id: Generated<number>;
  pending_email: string | null;
  sessions_after: Timestamp | null;
  language: string | null;
}

interface VerificationAnswers {
  id: Generated<number>;
  application_id: number;
  field_id: number;
  value: string;
  reject_reason: Generated<string>;
}

interface VerificationApplications {
  id: Generated<number>;
  user_id: number;
  status: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  reject_reason: Generated<string>;
  revision: Generated<number>;
}

interface VerificationFields {
  id: Generated<number>;
  name: string;
  field_type: string;
  rank: Generated<number>;
  is_active: Generated<boolean>;
  is_required: Generated<boolean>;
  hint: Generated<string>;
}

interface VerificationOptions {
  id: Generated<number>;
  field_id: number;
  value: string;
}

export interface AccountsTables {
  account_deletions: AccountDeletions;
  address_undos: AddressUndos;
  devices: Devices;
  identities: Identities;
  mail_outbox: MailOutbox;
  otp_codes: OtpCodes;
  otp_proofs: OtpProofs;
  password_resets: PasswordResets;
  registrations: Registrations;
  security_events: SecurityEvents;
  sessions: Sessions;
  users: Users;
  verification_answers: VerificationAnswers;
  verification_applications: VerificationApplications;
  verification_fields: VerificationFields;
  verification_options: VerificationOptions;
}
