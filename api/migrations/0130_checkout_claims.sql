-- One order for a double press or two tabs, whichever back end gets the requests: who starts a payment holds the claim meanwhile.

create table checkout_claims (
  user_id integer not null references users on delete cascade,
  -- As requested: whether there is such a package is checked under the claim.
  package_id integer not null,
  -- Names the holder, so that one whose claim has ended frees nothing of the next one.
  holder uuid not null,
  -- By the clock of the database, which all back ends share.
  ends_at timestamptz not null,
  primary key (user_id, package_id)
);
