-- A change that is sent again, because its answer was lost, adds its pictures, documents, plans and kinds of homes once.

create table sent_files (
  property_id integer references properties on delete cascade,
  project_id integer references projects on delete cascade,
  -- Name that the browser gave the file.
  client_id text not null check (char_length(client_id) between 1 and 64),
  file text not null,
  check (num_nonnulls(property_id, project_id) = 1)
);
create unique index sent_files_property on sent_files (property_id, client_id) where property_id is not null;
create unique index sent_files_project on sent_files (project_id, client_id) where project_id is not null;

alter table project_plans add column client_id text check (char_length(client_id) between 1 and 64);
create unique index project_plans_client on project_plans (project_id, client_id) where client_id is not null;

alter table project_units add column client_id text check (char_length(client_id) between 1 and 64);
create unique index project_units_client on project_units (project_id, client_id) where client_id is not null;
