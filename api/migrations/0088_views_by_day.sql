-- Views of listings and projects by day, without visitors; `property_views` and `project_views` keep visitors for two days only.

create table property_view_days (
  property_id integer not null references properties on delete cascade,
  day date not null,
  views integer not null,
  primary key (property_id, day)
);
create table project_view_days (
  project_id integer not null references projects on delete cascade,
  day date not null,
  views integer not null,
  primary key (project_id, day)
);

insert into property_view_days select property_id, day, count(*) from property_views group by property_id, day;
insert into project_view_days select project_id, day, count(*) from project_views group by project_id, day;
