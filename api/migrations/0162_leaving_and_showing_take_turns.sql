-- A listing that is shown while its account is closed or left, in two transactions at once: the one that shows it waits for the
-- other, which locks the user, and finds what that noted. Locks are taken in the order listings, user, account.

create or replace function property_hidden_with_account() returns trigger language plpgsql as $$
declare is_leaving boolean;
begin
  perform from users where id = new.added_by for share;
  update account_deletions set property_ids = array_append(array_remove(property_ids, new.id), new.id)
    where user_id = new.added_by;
  is_leaving := found;
  update closed_accounts set property_ids = array_append(array_remove(property_ids, new.id), new.id)
    where user_id = new.added_by;
  if is_leaving or found then new.status := 0; end if;
  return new;
end $$;

create or replace function project_hidden_with_account() returns trigger language plpgsql as $$
declare is_leaving boolean;
begin
  perform from users where id = new.added_by for share;
  update account_deletions set project_ids = array_append(array_remove(project_ids, new.id), new.id)
    where user_id = new.added_by;
  is_leaving := found;
  update closed_accounts set project_ids = array_append(array_remove(project_ids, new.id), new.id)
    where user_id = new.added_by;
  if is_leaving or found then new.status := 0; end if;
  return new;
end $$;
