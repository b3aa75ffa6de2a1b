-- no transaction
-- The order of the site's own lists: confirmed homes before overdue ones, each newest first.
create index concurrently if not exists properties_recommended
  on properties ((confirmation_step = 'overdue'), id desc) where is_on_market;
