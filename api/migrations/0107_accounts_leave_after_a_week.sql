-- A deleted account waits for seven days, so that its owner can take the deletion back; nobody else finds its listings meanwhile.

create table account_deletions (
  user_id integer primary key references users on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  -- when the email of the last day was written
  reminded_at timestamptz,
  -- listings that were shown before, and are shown again when the owner stays
  property_ids integer[] not null default '{}',
  project_ids integer[] not null default '{}'
);
create index account_deletions_due on account_deletions (due_at);

-- A listing of a leaving account stays hidden, also when a reviewer approves it meanwhile.
create function property_hidden_while_leaving() returns trigger language plpgsql as $$
begin
  update account_deletions set property_ids = array_append(array_remove(property_ids, new.id), new.id)
    where user_id = new.added_by;
  if found then new.status := 0; end if;
  return new;
end $$;
create trigger properties_hidden_while_leaving before insert or update of status on properties
  for each row when (new.status = 1 and new.added_by is not null) execute function property_hidden_while_leaving();

create function project_hidden_while_leaving() returns trigger language plpgsql as $$
begin
  update account_deletions set project_ids = array_append(array_remove(project_ids, new.id), new.id)
    where user_id = new.added_by;
  if found then new.status := 0; end if;
  return new;
end $$;
create trigger projects_hidden_while_leaving before insert or update of status on projects
  for each row when (new.status = 1 and new.added_by is not null) execute function project_hidden_while_leaving();
