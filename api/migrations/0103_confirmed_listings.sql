-- Owners confirm from time to time that a home is still available (docs/spec/listings.md#confirming).

alter table properties
  add column confirmed_at timestamptz not null default now(),
  add column confirmation_step text not null default 'confirmed'
    check (confirmation_step in ('confirmed', 'asked', 'overdue', 'expired')),
  -- When the next step is due.
  add column confirmation_due_at timestamptz not null default now() + interval '14 days',
  -- SHA-256 of the secret in the link of the email.
  add column confirmation_token_hash bytea;

create index properties_confirmation_due on properties (confirmation_due_at) where is_on_market and added_by is not null;
create unique index properties_confirmation_token on properties (confirmation_token_hash) where confirmation_token_hash is not null;
