-- Answers that a user keeps to send again, in the user's own order; the same on all of the user's devices.

create table quick_replies (
  user_id integer primary key references users on delete cascade,
  texts text[] not null check (cardinality(texts) <= 30),
  updated_at timestamptz not null
);
