-- Messages that were given up are counted for operators; beside them lies what was sent in a week.
create index mail_outbox_given_up on mail_outbox (channel) where failed_at is not null;
create index push_outbox_given_up on push_outbox (failed_at) where failed_at is not null;
