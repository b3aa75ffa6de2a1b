-- The time of an advert stands still while its listing is reviewed, in which no user sees it. It goes on with the approval.

alter table adverts add column paused_at timestamptz;

-- When an advert ends; the end of a paused one moves on with the time.
create function advert_end(advert adverts) returns timestamptz language sql stable as $$
  select advert.ends_at + coalesce(now() - advert.paused_at, interval '0')
$$;

create function adverts_pause_with_review() returns trigger language plpgsql as $$
declare
  subject_property integer := case tg_table_name when 'properties' then new.id end;
  subject_project integer := case tg_table_name when 'projects' then new.id end;
begin
  if new.request_status <> 'approved' then
    update adverts set paused_at = now()
      where (property_id = subject_property or project_id = subject_project)
        and status = 0 and paused_at is null and ends_at > now();
  else
    update adverts set ends_at = ends_at + (now() - paused_at), paused_at = null
      where (property_id = subject_property or project_id = subject_project)
        and paused_at is not null;
  end if;
  return null;
end $$;
create trigger properties_pause_adverts after update of request_status on properties
  for each row when (old.request_status is distinct from new.request_status) execute function adverts_pause_with_review();
create trigger projects_pause_adverts after update of request_status on projects
  for each row when (old.request_status is distinct from new.request_status) execute function adverts_pause_with_review();

update adverts a set paused_at = now() from properties p
where p.id = a.property_id and p.request_status <> 'approved' and a.status = 0 and a.ends_at > now();
update adverts a set paused_at = now() from projects p
where p.id = a.project_id and p.request_status <> 'approved' and a.status = 0 and a.ends_at > now();
