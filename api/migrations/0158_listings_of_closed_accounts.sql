-- The listings of an account that the administration closed are hidden, as those of one that leaves; opening it shows them again.

create table closed_accounts (
  user_id integer primary key references users on delete cascade,
  -- listings that were shown before, or were approved meanwhile
  property_ids integer[] not null default '{}',
  project_ids integer[] not null default '{}'
);

-- A listing of an account that leaves or is closed stays hidden, also when a reviewer approves it meanwhile.
create function property_hidden_with_account() returns trigger language plpgsql as $$
declare is_leaving boolean;
begin
  update account_deletions set property_ids = array_append(array_remove(property_ids, new.id), new.id)
    where user_id = new.added_by;
  is_leaving := found;
  update closed_accounts set property_ids = array_append(array_remove(property_ids, new.id), new.id)
    where user_id = new.added_by;
  if is_leaving or found then new.status := 0; end if;
  return new;
end $$;
create or replace trigger properties_hidden_while_leaving before insert or update of status on properties
  for each row when (new.status = 1 and new.added_by is not null) execute function property_hidden_with_account();
drop function property_hidden_while_leaving();

create function project_hidden_with_account() returns trigger language plpgsql as $$
declare is_leaving boolean;
begin
  update account_deletions set project_ids = array_append(array_remove(project_ids, new.id), new.id)
    where user_id = new.added_by;
  is_leaving := found;
  update closed_accounts set project_ids = array_append(array_remove(project_ids, new.id), new.id)
    where user_id = new.added_by;
  if is_leaving or found then new.status := 0; end if;
  return new;
end $$;
create or replace trigger projects_hidden_while_leaving before insert or update of status on projects
  for each row when (new.status = 1 and new.added_by is not null) execute function project_hidden_with_account();
drop function project_hidden_while_leaving();

insert into closed_accounts (user_id, property_ids, project_ids)
select id, array(select p.id from properties p where p.added_by = u.id and p.status = 1),
  array(select p.id from projects p where p.added_by = u.id and p.status = 1)
from users u where not is_active;
update properties set status = 0 where status = 1 and added_by in (select user_id from closed_accounts);
update projects set status = 0 where status = 1 and added_by in (select user_id from closed_accounts);
