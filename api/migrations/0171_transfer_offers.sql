-- What a user read of a bank transfer, and may have transferred since, whatever an operator sets after that.
create table transfer_offers (
  user_id integer not null references users on delete cascade,
  package_id integer not null references packages on delete cascade,
  amount numeric(12, 2) not null,
  currency text not null,
  read_at timestamptz not null,
  primary key (user_id, package_id)
);
create index transfer_offers_package on transfer_offers (package_id);
