-- The energy class, by which searches filter. As with rooms, the stated fact is the source and the column follows it.

alter table parameters drop constraint parameters_role_check;
alter table parameters add constraint parameters_role_check check (role in ('bedrooms', 'bathrooms', 'area', 'energy_class'));

alter table properties add column energy_class text check (energy_class in ('A', 'B', 'C', 'D', 'E', 'F', 'G'));

create function stated_energy_class(listing integer) returns text language sql stable as $$
  select v.value #>> '{}'
  from property_parameters v join parameters p on p.id = v.parameter_id
  where v.property_id = listing and p.role = 'energy_class'
    and jsonb_typeof(v.value) = 'string' and v.value #>> '{}' ~ '^[A-G]$'
$$;

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
    area = nullif(stated_number(changed, 'area', 1e9), 0)::real,
    energy_class = stated_energy_class(changed)
  where id = changed;
  return null;
end $$;

update parameters set role = 'energy_class' where name = 'Energy class';
update properties set energy_class = stated.class
from (select v.property_id, v.value #>> '{}' as class
  from property_parameters v join parameters p on p.id = v.parameter_id
  where p.role = 'energy_class' and jsonb_typeof(v.value) = 'string' and v.value #>> '{}' ~ '^[A-G]$') stated
where stated.property_id = properties.id;

drop trigger properties_announce on properties;
create trigger properties_announce after insert or delete or update of
  category_id, property_type, price, rent_duration, is_premium, city, state, country, latitude, longitude, request_status, status,
  promoted, parameter_ids, feature_ids, bedrooms, bathrooms, area, energy_class, title, address, created_at
  on properties for each row execute function property_announced();
