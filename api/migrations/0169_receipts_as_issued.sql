-- A receipt states seller, tax and package as they were when the money arrived, whatever an operator sets after that.
alter table transactions add column receipt jsonb;

create function receipt_as_issued(package integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'package_name', (select name from packages where id = package),
    'settings', (
      select coalesce(jsonb_object_agg(key, value), '{}')
      from settings
      where key in (
        'company_name', 'company_address', 'company_email', 'company_tel1', 'tax_number', 'tax_name', 'tax_rate')))
$$;

create function transactions_issue_receipt() returns trigger language plpgsql as $$
begin
  new.receipt := receipt_as_issued(new.package_id);
  return new;
end $$;

create trigger transactions_issue_receipt before insert or update of status on transactions
  for each row when (new.status = 'success' and new.receipt is null) execute function transactions_issue_receipt();

-- What was paid before this migration is stated as it was read until now.
update transactions set receipt = receipt_as_issued(package_id) where status = 'success';
