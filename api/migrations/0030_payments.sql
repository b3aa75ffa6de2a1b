-- Online payments: what gateways told, and one grant per transaction whatever they repeat.

alter table transactions
  add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- ours: sent to the gateway and back; nobody can guess it
  add column reference text unique,
  -- when the gateway was last asked what became of the payment
  add column checked_at timestamptz;
-- Two gateways may hand out the same number.
alter table transactions drop constraint transactions_gateway_transaction_id_key;
create unique index transactions_gateway_payment on transactions (gateway, gateway_transaction_id);
create unique index transactions_gateway_order on transactions (gateway, order_id);
create index transactions_unanswered on transactions (created_at)
  where status = 'pending' and payment_type = 'online payment';
create unique index transactions_open_bank_transfer on transactions (user_id, package_id)
  where payment_type = 'bank transfer' and status in ('pending', 'rejected', 'review');

create unique index user_packages_transaction on user_packages (transaction_id);
-- How many days before its end a person was last told about it; 0: told that it has ended.
alter table user_packages add column told_days_left smallint;
create index user_packages_end on user_packages (ends_at) where told_days_left is distinct from 0;

create table payment_events (
  gateway text not null,
  event_id text not null,
  transaction_id integer references transactions on delete cascade,
  received_at timestamptz not null default now(),
  primary key (gateway, event_id)
);
create index payment_events_age on payment_events (received_at);
