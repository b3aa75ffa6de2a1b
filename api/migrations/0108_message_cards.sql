-- A message that asks for an answer: whether the listing is still available, which time suits for a viewing, a document, an offer.
-- The message says the same in words, for clients that show text only.

create table message_cards (
  message_id bigint primary key references messages on delete cascade,
  kind text not null check (kind in ('availability', 'viewing', 'document', 'offer')),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'cancelled')),
  -- of a viewing: when it could begin, and the time zone in which that was proposed
  slots timestamptz[] not null default '{}',
  time_zone text,
  -- of an accepted viewing: which of the slots, from 0
  chosen_slot smallint,
  document text,
  amount bigint check (amount > 0),
  check (chosen_slot is null or chosen_slot < cardinality(slots))
);
