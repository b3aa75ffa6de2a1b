-- What the owner of a listing calls a file that they state as a fact, as documents have it; empty for other facts and for earlier files.
alter table property_parameters add column file_name text not null default '';
