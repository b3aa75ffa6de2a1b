-- Until when the user has seen the results of a saved search: what came to the market after it is new to them.

alter table saved_searches add column seen_at timestamptz not null default now();
