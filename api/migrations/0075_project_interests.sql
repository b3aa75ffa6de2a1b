-- Interest in projects, as `interests` has it of listings; with the words of a person who asks something.

create table project_interests (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  project_id integer not null references projects on delete cascade,
  -- empty: interested without a question
  message text not null default '',
  created_at timestamptz not null default now(),
  unique (user_id, project_id)
);
create index project_interests_project on project_interests (project_id);
