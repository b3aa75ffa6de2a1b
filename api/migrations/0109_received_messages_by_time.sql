-- How quickly a user answers is counted from the messages of the last 90 days; older ones are not read.

create index messages_received_at on messages (receiver_id, created_at);
create index messages_to_admin_at on messages (created_at) where to_admin;
