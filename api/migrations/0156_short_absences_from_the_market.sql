-- A home that is back within two weeks, after a review or because its owner hid it, is as old on the market as before: it is no news again.
-- One that left within its first two days comes as a new one, since daily looks may have missed it.

alter table properties
  add column off_market_since timestamptz,
  -- `on_market_since` before that.
  add column was_on_market_since timestamptz;

create or replace function property_came_to_market() returns trigger language plpgsql as $$
begin
  if not (new.status = 1 and new.request_status = 'approved' and new.property_type < 2) then
    if tg_op = 'UPDATE' and old.on_market_since < now() - interval '2 days' then
      new.off_market_since := now();
      new.was_on_market_since := old.on_market_since;
    end if;
    new.on_market_since := null;
  elsif tg_op = 'INSERT' or old.on_market_since is null then
    new.on_market_since := case
      when new.off_market_since > now() - interval '14 days' then new.was_on_market_since else now() end;
    new.off_market_since := null;
    new.was_on_market_since := null;
  end if;
  return new;
end $$;
