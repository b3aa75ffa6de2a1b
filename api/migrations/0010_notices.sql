-- How people are told: messages to their devices, events for their open pages, mails and texts on their way.

-- The newest notification that the person has looked at; what is newer counts as unseen.
alter table users add seen_notification_id integer not null default 0;

-- One row per message and device. Deleted once the vendor has taken it; a row with failed_at is given up.
create table push_outbox (
  id bigint generated always as identity primary key,
  -- travels with the message, so that a receiver can tell a repetition
  notice_id uuid not null,
  fcm_id text not null references devices on delete cascade on update cascade,
  -- a device that changed hands meanwhile gets nothing of the former owner
  user_id integer not null references users on delete cascade,
  title text not null,
  body text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts smallint not null default 0,
  failed_at timestamptz,
  last_error text
);
create index push_outbox_due on push_outbox (next_attempt_at) where failed_at is null;
create index push_outbox_device on push_outbox (fcm_id);
create index push_outbox_user on push_outbox (user_id);

-- What open pages were told during the last day, so that one that lost its connection can catch up.
create table event_log (
  id bigint generated always as identity primary key,
  -- Transactions commit in another order than they number their rows; a reader that has seen everything below a
  -- snapshot's oldest running transaction has missed nothing (design: ADR on live events).
  transaction_id bigint not null default (pg_current_xact_id()::text::bigint),
  -- null: everybody
  user_id integer references users on delete cascade,
  type text not null,
  data jsonb not null,
  may_be_switched_off boolean not null default false,
  created_at timestamptz not null default now()
);
create index event_log_user on event_log (user_id, transaction_id);
create index event_log_age on event_log (created_at);

-- Mails and texts: what is due next, and when it is of no use any more.
alter table mail_outbox add channel text not null default 'mail' check (channel in ('mail', 'sms'));
alter table mail_outbox add next_attempt_at timestamptz not null default now();
alter table mail_outbox add expires_at timestamptz;
alter table mail_outbox add failed_at timestamptz;
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and failed_at is null;
