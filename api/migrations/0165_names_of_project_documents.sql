-- What the owner of a project calls a document, as listings have it; empty for pictures and for documents that came before.
alter table project_files add column file_name text not null default '';
