-- What the number of a fact measures, which bounds it. Null: any number, as for the facts of an operator's own.

alter table parameters add column quantity text
  check (quantity in ('count', 'floor', 'area', 'length', 'money', 'year')) check (quantity is null or type = 'number');

update parameters set quantity = case
  when role in ('bedrooms', 'bathrooms') or name in ('Total floors', 'Loading docks') then 'count'
  when name = 'Floor' then 'floor'
  when role = 'area' or name = 'Plot area (m²)' then 'area'
  when name in ('Ceiling height (m)', 'Street frontage (m)') then 'length'
  when name in ('Security deposit', 'Service charge per month') then 'money'
  when name = 'Year built' then 'year'
end where type = 'number';
