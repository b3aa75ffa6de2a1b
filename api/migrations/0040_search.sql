-- What search filters and sorts by beside the columns of the listing itself, and word of every change to whoever keeps a
-- copy of these columns in memory.

-- Which fact of the administrator's list is the one that people filter by.
alter table parameters add column role text unique check (role in ('bedrooms', 'bathrooms', 'area'));

alter table properties
  add column bedrooms smallint,
  add column bathrooms smallint,
  -- square metres
  add column area real;

create function stated_number(listing integer, wanted text, largest double precision) returns double precision language sql stable as $$
  select least(largest, (v.value #>> '{}')::double precision)
  from property_parameters v join parameters p on p.id = v.parameter_id
  where v.property_id = listing and p.role = wanted
    and jsonb_typeof(v.value) = 'string' and v.value #>> '{}' ~ '^[0-9]{1,9}([.][0-9]{1,4})?$'
$$;

create or replace function property_parameter_listed() returns trigger language plpgsql as $$
declare changed integer := case when tg_op = 'DELETE' then old.property_id else new.property_id end;
begin
  update properties set
    parameter_ids = (
      select coalesce(array_agg(parameter_id order by parameter_id), '{}')
      from property_parameters where property_id = changed and value <> '""'::jsonb
    ),
    bedrooms = stated_number(changed, 'bedrooms', 200)::smallint,
    bathrooms = stated_number(changed, 'bathrooms', 200)::smallint,
    area = nullif(stated_number(changed, 'area', 1e9), 0)::real
  where id = changed;
  return null;
end $$;

update parameters set role = 'bedrooms' where name = 'Bedrooms';
update parameters set role = 'bathrooms' where name = 'Bathrooms';
update parameters set role = 'area' where name = 'Built-up area (m²)';
update properties set
  bedrooms = stated_number(id, 'bedrooms', 200)::smallint,
  bathrooms = stated_number(id, 'bathrooms', 200)::smallint,
  area = nullif(stated_number(id, 'area', 1e9), 0)::real;

create index properties_price_per_area on properties ((price / area), id) where is_on_market;
create index properties_area on properties (area desc nulls last, id desc) where is_on_market;
create index properties_reduction
  on properties (((previous_price - price)::double precision / nullif(previous_price, 0)) desc nulls last, id desc)
  where is_on_market;

-- The id of every listing whose searchable columns changed, once per transaction. Counters of views and hearts are not
-- among them.
create function property_announced() returns trigger language plpgsql as $$
begin
  perform pg_notify('property_changed', coalesce(new.id, old.id)::text);
  return null;
end $$;
create trigger properties_announce after insert or delete or update of
  category_id, property_type, price, is_premium, city, state, country, latitude, longitude, request_status, status,
  promoted, parameter_ids, bedrooms, bathrooms, area, title, address, created_at
  on properties for each row execute function property_announced();
