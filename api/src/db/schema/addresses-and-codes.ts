// Written by db/generate-schema.ts from the migrated database. Do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Generated, Timestamp } from './columns.ts';

interface AddressUndos {
  token_hash: Buffer;
  user_id: number;
  email: string;
  password_hash: string | null;
  subjects: string[];
  created_at: Timestamp;
  expires_at: Timestamp;
}

interface OtpCodes {
  target: string;
  entered_by: Generated<number>;
  claim: string;
  nonce: Buffer;
  attempts: Generated<number>;
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

export interface AddressesAndCodesTables {
  address_undos: AddressUndos;
  otp_codes: OtpCodes;
  registrations: Registrations;
}
