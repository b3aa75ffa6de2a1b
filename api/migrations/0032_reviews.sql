-- What people decide on: money that arrived otherwise than asked for, and adverts whose unit goes back.

alter table transactions
  -- what arrived instead of the price, in whole units of its currency; null while nothing is wrong
  add column arrived_amount numeric(15, 3),
  add column arrived_currency text check (arrived_currency ~ '^[A-Z]{3}$'),
  add check ((arrived_amount is null) = (arrived_currency is null));

-- Which of the owner's packages the unit came from.
alter table adverts add column user_package_id integer references user_packages on delete set null;
