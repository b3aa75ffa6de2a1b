-- A saved search may be kept without alerts.
alter table saved_searches drop constraint saved_searches_frequency_check;
alter table saved_searches add constraint saved_searches_frequency_check check (frequency in ('instant', 'daily', 'off'));
