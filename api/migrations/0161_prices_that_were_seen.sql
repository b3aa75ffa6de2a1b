-- Which prices of the history users could see: what was typed between two reviews is no part of the history that others read.
alter table listing_events add column price_was_seen boolean not null default false;

create or replace function listing_event_placed() returns trigger language plpgsql as $$
begin
  select p.id, p.added_by, place_key(p.address, p.city, p.country), p.latitude, p.longitude,
    p.is_live or exists (select from listing_events o where o.posting_id = p.id and o.posting_was_public),
    p.is_live and new.kind in ('posted', 'price')
  into new.posting_id, new.posted_by, new.place_key, new.latitude, new.longitude, new.posting_was_public, new.price_was_seen
  from properties p where p.id = new.property_id;
  return new;
end $$;

create or replace function listing_became_public() returns trigger language plpgsql as $$
begin
  update listing_events set posting_was_public = true where posting_id = new.id and not posting_was_public;
  update listing_events set price_was_seen = true
    where id = (select max(id) from listing_events where posting_id = new.id and kind in ('posted', 'price')) and not price_was_seen;
  return null;
end $$;

-- Of earlier prices: those in force while the listing was approved, by the reviews around them.
update listing_events e set price_was_seen = true
from (
  select posting_id, id, happened_at, lead(happened_at, 1, 'infinity') over (partition by posting_id order by id) as until
  from listing_events where kind in ('posted', 'price') and posting_was_public
) stated
where e.id = stated.id and (
  coalesce(
    (select r.new_value from listing_events r where r.posting_id = stated.posting_id and r.kind = 'review'
      and r.happened_at <= stated.happened_at order by r.id desc limit 1),
    (select r.old_value from listing_events r where r.posting_id = stated.posting_id and r.kind = 'review'
      and r.happened_at > stated.happened_at order by r.id limit 1),
    'approved') = 'approved'
  or exists (select from listing_events r where r.posting_id = stated.posting_id and r.kind = 'review' and r.new_value = 'approved'
    and r.happened_at > stated.happened_at and r.happened_at <= stated.until)
  or (stated.until = 'infinity' and exists (select from properties p where p.id = stated.posting_id and p.is_live))
);
