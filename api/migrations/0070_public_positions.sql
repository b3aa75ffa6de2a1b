-- Where searches, maps and distances place a listing. Of a premium listing they know only the nearest point of a grid of 0.005
-- degrees, about 500 m, so that no radius, map window or distance leads to its door.
alter table properties
  add column public_latitude double precision
    generated always as (case when is_premium then round(latitude * 200) / 200 else latitude end) stored,
  add column public_longitude double precision
    generated always as (case when is_premium then round(longitude * 200) / 200 else longitude end) stored;
drop index properties_place;
create index properties_place on properties using gist (point(public_longitude, public_latitude)) where is_on_market;
