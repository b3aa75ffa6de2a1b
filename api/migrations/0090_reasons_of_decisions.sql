-- Why an application or an advert was refused, and what a question of the form asks of users.

-- Empty: not refused, or without a reason.
alter table verification_applications add reject_reason text not null default '';
alter table verification_answers add reject_reason text not null default '';
alter table verification_fields add is_required boolean not null default false;
-- Words below the question; empty: none.
alter table verification_fields add hint text not null default '';
alter table adverts add reject_reason text not null default '';
