-- Own listings: a history that outlives a listing, blurred stand-ins of pictures, views of projects.

alter table properties
  -- BlurHash of the title image
  add column title_image_hash text not null default '';

/*
 * What stays the same when a home is posted again, whoever posts it: its address without spaces, signs, accents and case,
 * as a digest, so that the history of a deleted account holds no address in clear.
 */
create function place_key(address text, city text, country text) returns text language sql stable as $$
  select md5(regexp_replace(
    lower(normalize(country || '|' || city || '|' || address, nfkd)),
    '[\s[:punct:]\u0300-\u036f]+', '', 'g'))
$$;

alter table listing_events
  drop constraint listing_events_property_id_fkey,
  alter column property_id drop not null,
  add foreign key (property_id) references properties on delete set null,
  -- the listing's id, also after it is gone; ids are not used twice
  add column posting_id integer not null default 0,
  add column posted_by integer references users on delete set null,
  add column place_key text not null default '',
  add column latitude double precision,
  add column longitude double precision;

update listing_events e
set posting_id = p.id, posted_by = p.added_by, place_key = place_key(p.address, p.city, p.country),
  latitude = p.latitude, longitude = p.longitude
from properties p where p.id = e.property_id;
create index listing_events_posting on listing_events (posting_id, happened_at, id);
create index listing_events_place on listing_events (place_key);
create index listing_events_posted_by on listing_events (posted_by);

-- Whoever writes an event names the listing only; where that is, is noted here as it is now.
create function listing_event_placed() returns trigger language plpgsql as $$
begin
  select p.id, p.added_by, place_key(p.address, p.city, p.country), p.latitude, p.longitude
  into new.posting_id, new.posted_by, new.place_key, new.latitude, new.longitude
  from properties p where p.id = new.property_id;
  return new;
end $$;
create trigger listing_events_place before insert on listing_events
  for each row execute function listing_event_placed();

-- One row per project, visitor and day, as property_views.
create table project_views (
  project_id integer not null references projects on delete cascade,
  visitor bytea not null,
  day date not null,
  primary key (project_id, day, visitor)
);
