-- The auth_id that verify-otp hands out is a secret of its own, not the name of the account, which others may know.
delete from otp_proofs;
-- whom a proved phone number signs in; null where user_id names the account
alter table otp_proofs add column subject text;
alter table otp_proofs add constraint otp_proofs_names_one check (num_nonnulls(subject, user_id) = 1);
