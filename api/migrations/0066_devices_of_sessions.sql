-- A device gets messages for as long as the session lives that named it. After that another account may name it.
alter table devices add session_hash bytea references sessions (token_hash) on delete set null;
update devices d set session_hash = (
  select s.token_hash from sessions s where s.user_id = d.user_id and s.expires_at > now()
  order by s.expires_at desc limit 1);
delete from devices where session_hash is null;
create index devices_session on devices (session_hash);
comment on column devices.session_hash is 'Null: the session has ended; the device gets nothing more and belongs to no account.';
