-- What the sender's device called a file, its size in bytes, and the length of a recording in seconds as the device measured it.

alter table messages add file_name text not null default '';
alter table messages add file_size integer;
alter table messages add audio_seconds real;
