-- What the owner of a listing or project notes about a user who is interested in it.

alter table interests add state text not null default 'new' check (state in ('new', 'contacted', 'viewing', 'closed'));
alter table interests add note text not null default '';
alter table project_interests add state text not null default 'new' check (state in ('new', 'contacted', 'viewing', 'closed'));
alter table project_interests add note text not null default '';
