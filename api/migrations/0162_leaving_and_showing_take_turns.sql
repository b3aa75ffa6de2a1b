-- A listing that is shown while its account is closed or left, in two transactions at once: the one that shows it waits for the
-- other, which locks the user, and finds what that noted. Locks are taken in the order listings, user, account.

create function listing_hidden_with_account() returns trigger language plpgsql as $$
declare
  property integer[] := case tg_table_name when 'properties' then array[new.id] else '{}' end;
  project integer[] := case tg_table_name when 'projects' then array[new.id] else '{}' end;
  is_leaving boolean;
begin
  perform from users where id = new.added_by for share;
  update account_deletions
    set property_ids = array_remove(property_ids, property[1]) || property, project_ids = array_remove(project_ids, project[1]) || project
    where user_id = new.added_by;
  is_leaving := found;
  update closed_accounts
    set property_ids = array_remove(property_ids, property[1]) || property, project_ids = array_remove(project_ids, project[1]) || project
    where user_id = new.added_by;
  if is_leaving or found then new.status := 0; end if;
  return new;
end $$;
create or replace trigger properties_hidden_while_leaving before insert or update of status on properties
  for each row when (new.status = 1 and new.added_by is not null) execute function listing_hidden_with_account();
create or replace trigger projects_hidden_while_leaving before insert or update of status on projects
  for each row when (new.status = 1 and new.added_by is not null) execute function listing_hidden_with_account();
drop function property_hidden_with_account();
drop function project_hidden_with_account();
