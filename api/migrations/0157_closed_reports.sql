-- When an operator closed a report or a message of the contact form; null while it waits.

alter table reports add column closed_at timestamptz;
alter table user_reports add column closed_at timestamptz;
alter table contact_messages add column closed_at timestamptz;
create index reports_open on reports (id) where closed_at is null;
create index user_reports_open on user_reports (id) where closed_at is null;
create index contact_messages_open on contact_messages (id) where closed_at is null;
