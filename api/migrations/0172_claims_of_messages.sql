-- Until when a message is that of the process that took it, by the clock of the database; empty while none has it.
alter table mail_outbox add claimed_until timestamptz;
alter table push_outbox add claimed_until timestamptz;
