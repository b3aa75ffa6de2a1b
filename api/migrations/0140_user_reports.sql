-- A user reports the other side of a conversation, once for each conversation.
create table user_reports (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  reported_user_id integer not null references users on delete cascade,
  -- what the conversation is about; projects lie above a billion
  property_id integer not null,
  reason text not null,
  other_message text not null default '',
  created_at timestamptz not null default now(),
  unique (user_id, reported_user_id, property_id)
);
create index user_reports_reported on user_reports (reported_user_id);
