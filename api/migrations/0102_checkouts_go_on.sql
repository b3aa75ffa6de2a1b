-- An attempt to pay that is started again while it is open goes on: what the gateway answered is kept until it is decided.

alter table transactions add column checkout jsonb;
create index transactions_open_attempt on transactions (user_id, package_id)
  where status = 'pending' and payment_type = 'online payment';
