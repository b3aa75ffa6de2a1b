-- Which state of a listing a form was made from: another one after each write of what its owner states, and of nothing else.

alter table properties add column revision integer not null default 1;
alter table projects add column revision integer not null default 1;
