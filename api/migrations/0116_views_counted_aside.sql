-- Views that the wide rows of listings and projects do not have yet. Each of these rows is narrow and under no other index, so that
-- counting rewrites nothing else and leaves listings in the caches of all processes.
create table property_new_views (
  property_id int primary key references properties (id) on delete cascade,
  views int not null
) with (fillfactor = 50);

create table project_new_views (
  project_id int primary key references projects (id) on delete cascade,
  views int not null
) with (fillfactor = 50);
