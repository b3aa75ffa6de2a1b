-- The price that filters, orders and groups compare: of a rent what a month costs, whatever period its owner states.
alter table properties
  add column compared_price bigint generated always as (
    case when property_type % 2 = 0 then price
    else least(9007199254740991, round(case lower(rent_duration)
      when 'daily' then price::numeric * 365 / 12
      when 'quarterly' then price::numeric / 3
      when 'quaterly' then price::numeric / 3
      when 'yearly' then price::numeric / 12
      else price end))::bigint end) stored;

drop index properties_city, properties_state, properties_country, properties_category, properties_price, properties_price_per_area;
create index properties_city on properties (city, property_type, id desc) include (compared_price, category_id) where is_on_market;
create index properties_state on properties (state, property_type, id desc) include (compared_price, category_id) where is_on_market;
create index properties_country on properties (country, property_type, id desc) include (compared_price, category_id) where is_on_market;
create index properties_category on properties (category_id, property_type, id desc) include (compared_price) where is_on_market;
create index properties_price on properties (property_type, compared_price, id) include (category_id) where is_on_market;
create index properties_price_per_area on properties ((compared_price / area), id) where is_on_market;

drop trigger properties_announce on properties;
create trigger properties_announce after insert or delete or update of
  category_id, property_type, price, rent_duration, is_premium, city, state, country, latitude, longitude, request_status, status,
  promoted, parameter_ids, bedrooms, bathrooms, area, title, address, created_at
  on properties for each row execute function property_announced();
