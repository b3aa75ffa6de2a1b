-- Which saved searches a new listing matches is found when the listing changes, and kept until the search is looked at.

-- Numbered changes of saved searches, from which an engine that matches them is fed; as listing_changes. A day of them is kept.
create table saved_search_changes (
  id bigint generated always as identity primary key,
  transaction_id bigint not null default (pg_current_xact_id()::text::bigint),
  saved_search_id integer not null,
  created_at timestamptz not null default now()
);
create index saved_search_changes_transaction on saved_search_changes (transaction_id) include (saved_search_id);
create index saved_search_changes_age on saved_search_changes (created_at);

create function saved_search_logged() returns trigger language plpgsql as $$
begin
  insert into saved_search_changes (saved_search_id) values (coalesce(new.id, old.id));
  return null;
end $$;
create trigger saved_searches_logged after insert or delete or update of filter, frequency
  on saved_searches for each row execute function saved_search_logged();

-- Listings that came to the market and match, until the next look at the search.
create table saved_search_matches (
  saved_search_id integer not null references saved_searches on delete cascade,
  property_id integer not null references properties on delete cascade,
  primary key (saved_search_id, property_id)
);
create index saved_search_matches_property on saved_search_matches (property_id);

-- Up to where changes of listings were matched. One row.
create table saved_search_matching (
  is_only boolean primary key default true check (is_only),
  -- Increases with each time that listings were matched, so that of two processes one goes on.
  pass integer not null,
  horizon bigint not null,
  matched_at timestamptz not null
);

-- The next look asks for all listings since the last one: no match was kept for a search that is new or changed.
alter table saved_searches add column looks_back boolean not null default true;
