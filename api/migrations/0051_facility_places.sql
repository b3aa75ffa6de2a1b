-- Which place a distance is to, where the owner says so: its own name ("Norwood High School") and where it is.

alter table property_facilities
  add column place_name text,
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add check ((latitude is null) = (longitude is null));
