-- A form that is sent again, because its answer was lost, posts nothing twice.

alter table properties add column client_id text check (char_length(client_id) between 1 and 64);
create unique index properties_client on properties (added_by, client_id) where client_id is not null;

alter table projects add column client_id text check (char_length(client_id) between 1 and 64);
create unique index projects_client on projects (added_by, client_id) where client_id is not null;
