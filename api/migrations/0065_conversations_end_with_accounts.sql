-- A conversation can be opened while both of its sides have an account and at least one of them shows it. What no person can
-- open any more is not kept: neither the words nor, with the sweep of files, what was attached.
delete from messages
  where (sender_id is null and not from_admin) or (receiver_id is null and not to_admin)
    or (hidden_from_sender and hidden_from_receiver);
alter table messages
  drop constraint messages_sender_id_fkey,
  drop constraint messages_receiver_id_fkey,
  add constraint messages_sender_id_fkey foreign key (sender_id) references users on delete cascade,
  add constraint messages_receiver_id_fkey foreign key (receiver_id) references users on delete cascade;
