-- What a notification is about, so that pages link to it, and which rows of the list a user has read one by one.

-- `own_property` and `own_project`: of the receiver; the slug is looked up by the id.
alter table notifications add target_type text check (target_type in ('property', 'own_property', 'project', 'own_project', 'advert',
  'verification', 'transaction', 'package', 'saved_search'));
alter table notifications add target_id integer;
alter table notifications add constraint notifications_target check ((target_type is null) = (target_id is null));

-- Rows up to `users.seen_notification_id` are read anyway.
create table notification_reads (
  user_id integer not null references users on delete cascade,
  notification_id integer not null references notifications on delete cascade,
  primary key (user_id, notification_id)
);
create index notification_reads_notification on notification_reads (notification_id);
