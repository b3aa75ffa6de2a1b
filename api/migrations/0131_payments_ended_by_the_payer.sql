-- An online payment that its payer ended is not shown as one that went wrong.

alter table transactions add column ended_by text check (ended_by in ('cancelled', 'given_up'));
comment on column transactions.ended_by is 'cancelled: on the page of the gateway; given_up: on ours; null: the payer did not end it';
