-- Whether the owner hid the listing, so that an approval leaves it hidden. Expired ones and those of accounts that go were hidden for them.

alter table properties add column hidden_by_owner boolean not null default false;
alter table projects add column hidden_by_owner boolean not null default false;

update properties p set hidden_by_owner = true
where p.status = 0 and p.request_status = 'approved' and p.confirmation_step <> 'expired'
  and not exists (select from account_deletions d where d.user_id = p.added_by and p.id = any(d.property_ids));
update projects p set hidden_by_owner = true
where p.status = 0 and p.request_status = 'approved'
  and not exists (select from account_deletions d where d.user_id = p.added_by and p.id = any(d.project_ids));
