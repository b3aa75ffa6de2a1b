-- Which state of an application its operator looked at: another one each time that it is handed in.
alter table verification_applications add column revision integer not null default 1;
