-- The time of an advert stands still while the account of its owner is closed as well, in which no user sees it. It goes on when the
-- account is open and the listing is approved, whichever comes last.

create or replace function adverts_pause_with_review() returns trigger language plpgsql as $$
declare
  subject_property integer := case tg_table_name when 'properties' then new.id end;
  subject_project integer := case tg_table_name when 'projects' then new.id end;
begin
  if new.request_status <> 'approved' then
    update adverts set paused_at = now()
      where (property_id = subject_property or project_id = subject_project)
        and status = 0 and paused_at is null and ends_at > now();
  elsif not exists (select from users where id = new.added_by and not is_active) then
    update adverts set ends_at = ends_at + (now() - paused_at), paused_at = null
      where (property_id = subject_property or project_id = subject_project)
        and paused_at is not null;
  end if;
  return null;
end $$;

create function adverts_pause_with_account() returns trigger language plpgsql as $$
begin
  if new.is_active then
    update adverts set ends_at = ends_at + (now() - paused_at), paused_at = null
      where paused_at is not null
        and (property_id in (select id from properties where added_by = new.id and request_status = 'approved')
          or project_id in (select id from projects where added_by = new.id and request_status = 'approved'));
  else
    update adverts set paused_at = now()
      where status = 0 and paused_at is null and ends_at > now()
        and (property_id in (select id from properties where added_by = new.id)
          or project_id in (select id from projects where added_by = new.id));
  end if;
  return null;
end $$;
create trigger users_pause_adverts after update of is_active on users
  for each row when (old.is_active is distinct from new.is_active) execute function adverts_pause_with_account();

update adverts a set paused_at = now() from properties p join users u on u.id = p.added_by
where p.id = a.property_id and not u.is_active and a.status = 0 and a.paused_at is null and a.ends_at > now();
update adverts a set paused_at = now() from projects p join users u on u.id = p.added_by
where p.id = a.project_id and not u.is_active and a.status = 0 and a.paused_at is null and a.ends_at > now();
