-- What search knows of yes/no facts and of places nearby.

-- Facts that the listing answers with yes; `parameter_ids` also has those that it answers with no.
alter table properties add column feature_ids integer[] not null default '{}';

create or replace function property_parameter_listed() returns trigger language plpgsql as $$
declare changed integer := case when tg_op = 'DELETE' then old.property_id else new.property_id end;
begin
  update properties set
    parameter_ids = (
      select coalesce(array_agg(parameter_id order by parameter_id), '{}')
      from property_parameters where property_id = changed and value <> '""'::jsonb
    ),
    feature_ids = (
      select coalesce(array_agg(parameter_id order by parameter_id), '{}')
      from property_parameters where property_id = changed and lower(value #>> '{}') = 'yes'
    ),
    bedrooms = stated_number(changed, 'bedrooms', 200)::smallint,
    bathrooms = stated_number(changed, 'bathrooms', 200)::smallint,
    area = nullif(stated_number(changed, 'area', 1e9), 0)::real
  where id = changed;
  return null;
end $$;

update properties set feature_ids = stated.ids
from (select property_id, array_agg(parameter_id order by parameter_id) as ids
  from property_parameters where lower(value #>> '{}') = 'yes' group by property_id) stated
where stated.property_id = properties.id;

-- Distances are in the unit of the site; searches ask in kilometres or miles, of sites with metres or yards in thousands.
create function distance_scale() returns integer language sql stable as $$
  select case when (select value from settings where key = 'distance_option') in ('m', 'yd') then 1000 else 1 end
$$;

create function facilities_announced() returns trigger language plpgsql as $$
begin
  perform pg_notify('property_changed', property_id::text) from (select distinct property_id from changed) listing;
  return null;
end $$;
create trigger property_facilities_announce_added after insert on property_facilities
  referencing new table as changed for each statement execute function facilities_announced();
create trigger property_facilities_announce_changed after update on property_facilities
  referencing new table as changed for each statement execute function facilities_announced();
create trigger property_facilities_announce_removed after delete on property_facilities
  referencing old table as changed for each statement execute function facilities_announced();

drop trigger properties_announce on properties;
create trigger properties_announce after insert or delete or update of
  category_id, property_type, price, rent_duration, is_premium, city, state, country, latitude, longitude, request_status, status,
  promoted, parameter_ids, feature_ids, bedrooms, bathrooms, area, title, address, created_at
  on properties for each row execute function property_announced();
