-- Whether a posting was ever public. What was never approved is no part of the history that others read, also after the listing
-- is gone.
alter table listing_events add column posting_was_public boolean not null default false;

update listing_events e set posting_was_public = true
where exists (
  select from listing_events o where o.posting_id = e.posting_id
    and (o.kind in ('status', 'deal') or (o.kind = 'review' and o.new_value = 'approved'))
) or exists (select from properties p where p.id = e.posting_id and p.request_status = 'approved');

create or replace function listing_event_placed() returns trigger language plpgsql as $$
begin
  select p.id, p.added_by, place_key(p.address, p.city, p.country), p.latitude, p.longitude,
    p.is_live or exists (select from listing_events o where o.posting_id = p.id and o.posting_was_public)
  into new.posting_id, new.posted_by, new.place_key, new.latitude, new.longitude, new.posting_was_public
  from properties p where p.id = new.property_id;
  return new;
end $$;

create function listing_became_public() returns trigger language plpgsql as $$
begin
  update listing_events set posting_was_public = true where posting_id = new.id and not posting_was_public;
  return null;
end $$;
create trigger properties_became_public after update of status, request_status on properties
  for each row when (new.is_live and not old.is_live) execute function listing_became_public();
