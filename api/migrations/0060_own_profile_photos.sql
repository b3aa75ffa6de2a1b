-- A profile photo is a file that this server stored for the account. Addresses of other sites, and paths that were taken over
-- from outside, are cleared; where two accounts name one file, it cannot be told whose it is.
update users set profile = ''
  where profile <> '' and profile !~ '^users/(demo/)?[A-Za-z0-9_-]+\.[a-z0-9]+$';
update users u set profile = ''
  where profile <> '' and profile not like 'users/demo/%'
    and exists (select from users o where o.profile = u.profile and o.id <> u.id);
alter table users add constraint users_profile_is_own_file
  check (profile = '' or profile ~ '^users/(demo/)?[A-Za-z0-9_-]+\.[a-z0-9]+$');
create unique index users_profile_key on users (profile) where profile <> '' and profile not like 'users/demo/%';
comment on column users.profile is 'Path of a stored file below users/, written by setProfilePhoto alone.';
