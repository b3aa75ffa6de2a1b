-- A client may name a message, so that sending it again after a lost answer does not send it twice.

alter table messages add column client_id text check (char_length(client_id) between 1 and 64);
create unique index messages_client on messages (sender_id, client_id) where client_id is not null;
