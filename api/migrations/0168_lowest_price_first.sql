-- no transaction
-- What has its price on request (0) comes after all prices that are stated.
create index concurrently if not exists properties_stated_price
  on properties (property_type, (nullif(compared_price, 0)), id) include (category_id) where is_on_market;
create index concurrently if not exists properties_stated_price_per_area
  on properties ((nullif(compared_price, 0) / area), id) where is_on_market;
drop index concurrently if exists properties_price_per_area;
