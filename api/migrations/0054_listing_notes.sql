-- A person's own words on a listing. Written on several devices, some of them without a network: when two have changed a note
-- without knowing of each other, `text` is what arrived last and `other_text` what it would have replaced, until the person chooses.

create table listing_notes (
  user_id integer not null references users on delete cascade,
  property_id integer not null references properties on delete cascade,
  text text not null,
  other_text text not null default '',
  -- counts changes; a device says which one it has seen
  revision integer not null default 1,
  -- who wrote last: a device knows its own words even when the answer to them was lost
  device text not null check (char_length(device) <= 64),
  updated_at timestamptz not null,
  primary key (user_id, property_id)
);
create index listing_notes_property on listing_notes (property_id);
