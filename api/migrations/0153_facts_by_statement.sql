-- What searches filter by follows the facts of a listing once per statement: a home with twenty facts was written twenty times,
-- each time with all triggers of listings.

create function property_parameters_listed() returns trigger language plpgsql as $$
begin
  update properties set
    parameter_ids = (
      select coalesce(array_agg(parameter_id order by parameter_id), '{}')
      from property_parameters where property_id = properties.id and value <> '""'::jsonb
    ),
    feature_ids = (
      select coalesce(array_agg(parameter_id order by parameter_id), '{}')
      from property_parameters where property_id = properties.id and lower(value #>> '{}') = 'yes'
    ),
    bedrooms = stated_number(properties.id, 'bedrooms', 200)::smallint,
    bathrooms = stated_number(properties.id, 'bathrooms', 200)::smallint,
    area = nullif(stated_number(properties.id, 'area', 1e9), 0)::real,
    energy_class = stated_energy_class(properties.id)
  from (select distinct property_id from changed) listing
  where properties.id = listing.property_id;
  return null;
end $$;

drop trigger property_parameters_list on property_parameters;
drop function property_parameter_listed();
create trigger property_parameters_list_added after insert on property_parameters
  referencing new table as changed for each statement execute function property_parameters_listed();
create trigger property_parameters_list_changed after update on property_parameters
  referencing new table as changed for each statement execute function property_parameters_listed();
create trigger property_parameters_list_removed after delete on property_parameters
  referencing old table as changed for each statement execute function property_parameters_listed();
