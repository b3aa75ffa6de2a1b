-- Changes of what can be searched, in the transaction that makes them: a copy of these columns that lost its connection reads what it
-- missed, not everything again. A day of them is kept.
create table listing_changes (
  id bigint generated always as identity primary key,
  transaction_id bigint not null default (pg_current_xact_id()::text::bigint),
  listing_id integer not null,
  created_at timestamptz not null default now()
);
create index listing_changes_transaction on listing_changes (transaction_id) include (listing_id);
create index listing_changes_age on listing_changes (created_at);

create or replace function property_announced() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id) values (coalesce(new.id, old.id));
  perform pg_notify('property_changed', coalesce(new.id, old.id)::text);
  return null;
end $$;

create or replace function facilities_announced() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id) select distinct property_id from changed;
  perform pg_notify('property_changed', property_id::text) from (select distinct property_id from changed) listing;
  return null;
end $$;
