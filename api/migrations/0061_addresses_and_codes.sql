-- ADR 0049: an address that nobody has confirmed gives no way in, and a code belongs to one claim.

-- What an account claims and has not confirmed: a changed address, or the unconfirmed one of an identity token.
alter table users add column pending_email text;
update users set pending_email = email, email = '' where not is_email_verified and email <> '';
create index users_pending_email on users (lower(pending_email)) where pending_email is not null;

-- Registrations with e-mail and password that wait for their code. A registration is no account.
create table registrations (
  id bigint generated always as identity primary key,
  email text not null,
  name text not null,
  mobile text,
  password_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index registrations_email on registrations (lower(email));
create index registrations_expiry on registrations (expires_at);

-- Codes live ten minutes, so those that are out are not carried over.
drop table otp_codes;
create table otp_codes (
  -- address in small letters, or number
  target text not null,
  -- the account whose session has to enter it; 0: anyone with the code
  entered_by integer not null default 0,
  -- what it proves, see otp-claims.ts; part of what the code follows from
  claim text not null,
  nonce bytea not null,
  attempts smallint not null default 0,
  expires_at timestamptz not null,
  primary key (target, entered_by)
);
create index otp_codes_expiry on otp_codes (expires_at);

-- A proof of an address names its account.
delete from otp_proofs;
alter table otp_proofs add column user_id integer references users on delete cascade;

-- Links that take back a change of address.
create table address_undos (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  email text not null,
  -- what the account was like: password and sign-in methods
  password_hash text,
  subjects text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index address_undos_user on address_undos (user_id);
create index address_undos_expiry on address_undos (expires_at);

-- Identity tokens of a sign-in before this moment start no session.
alter table users add column sessions_after timestamptz;
