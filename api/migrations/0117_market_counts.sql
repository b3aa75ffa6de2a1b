-- How much is on the market by city, by category and by agent: home, lists of cities, categories and agents show it, and to count
-- all listings for each of them grows with the market. Changes are added as rows of their own, so that two people who
-- publish in one city do not wait for each other; a job adds up the rows of one key.
create table market_counts (
  kind text not null check (kind in ('category', 'city', 'agent_properties', 'agent_projects')),
  -- A category's or user's number, a city's name; nothing for listings of the provider.
  key text not null,
  n integer not null
);
create index market_counts_key on market_counts (kind, key) include (n);

create function count_market_properties() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into market_counts (kind, key, n)
    select c.kind, c.key, count(*) from entered p cross join lateral (values ('category', p.category_id::text), ('city', p.city),
      ('agent_properties', coalesce(p.added_by::text, ''))) c (kind, key)
    where p.is_on_market group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into market_counts (kind, key, n)
    select c.kind, c.key, -count(*) from gone p cross join lateral (values ('category', p.category_id::text), ('city', p.city),
      ('agent_properties', coalesce(p.added_by::text, ''))) c (kind, key)
    where p.is_on_market group by 1, 2;
  else
    insert into market_counts (kind, key, n)
    select c.kind, c.key, sum(p.n) from (
      select 1 as n, category_id, city, added_by from entered where is_on_market
      union all select -1, category_id, city, added_by from gone where is_on_market) p
    cross join lateral (values ('category', p.category_id::text), ('city', p.city),
      ('agent_properties', coalesce(p.added_by::text, ''))) c (kind, key)
    group by 1, 2 having sum(p.n) <> 0;
  end if;
  return null;
end $$;
create trigger properties_counted_in after insert on properties
  referencing new table as entered for each statement execute function count_market_properties();
create trigger properties_counted_out after delete on properties
  referencing old table as gone for each statement execute function count_market_properties();
create trigger properties_counted_again after update on properties
  referencing old table as gone new table as entered for each statement execute function count_market_properties();

create function count_market_projects() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into market_counts (kind, key, n)
    select 'agent_projects', coalesce(added_by::text, ''), count(*) from entered where is_live group by 2;
  elsif tg_op = 'DELETE' then
    insert into market_counts (kind, key, n)
    select 'agent_projects', coalesce(added_by::text, ''), -count(*) from gone where is_live group by 2;
  else
    insert into market_counts (kind, key, n)
    select 'agent_projects', coalesce(p.added_by::text, ''), sum(p.n) from (
      select 1 as n, added_by from entered where is_live union all select -1, added_by from gone where is_live) p
    group by 2 having sum(p.n) <> 0;
  end if;
  return null;
end $$;
create trigger projects_counted_in after insert on projects
  referencing new table as entered for each statement execute function count_market_projects();
create trigger projects_counted_out after delete on projects
  referencing old table as gone for each statement execute function count_market_projects();
create trigger projects_counted_again after update on projects
  referencing old table as gone new table as entered for each statement execute function count_market_projects();

-- Counts everything again, after listings were written with triggers switched off.
create function recount_market() returns void language sql as $$
  lock table properties, projects in share row exclusive mode;
  delete from market_counts;
  insert into market_counts (kind, key, n)
  select c.kind, c.key, count(*) from properties p cross join lateral (values ('category', p.category_id::text), ('city', p.city),
    ('agent_properties', coalesce(p.added_by::text, ''))) c (kind, key)
  where p.is_on_market group by 1, 2
  union all select 'agent_projects', coalesce(added_by::text, ''), count(*) from projects where is_live group by 2;
$$;
select recount_market();
