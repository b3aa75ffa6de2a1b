-- Mails, messages and notifications are written in the language of their reader.

-- Code of the language in which the person used the product last; null: not known yet.
alter table users add language text check (language ~ '^[a-z]{2,3}$');

-- What a notification says, as a kind with its values (api/src/texts/notices.ts), so that it is read in the reader's language.
-- Null: as title and message have it.
alter table notifications add words jsonb;

-- Title, message and body of an event by language; what an event carries else is the same for all.
alter table event_log add texts jsonb;

-- A mail as HTML, beside its plain text.
alter table mail_outbox add html text;
