-- Dinars and rials of five countries have thousandths; a price is carried as it was written and never rounded to another one.
alter table packages alter column price type numeric(15, 3);
alter table transactions alter column amount type numeric(15, 3);
alter table transfer_offers alter column amount type numeric(15, 3);
