-- A user, listing, notification or payment that goes takes the rows along that refer to it, or empties their reference. Each is
-- found by an index, so that nothing waits for a walk through a table that grows.

create index adverts_user_package on adverts (user_package_id) where user_package_id is not null;
create index blocks_by_user on blocks (by_user_id);
create index notification_recipients_notification on notification_recipients (notification_id);
create index notifications_property on notifications (property_id) where property_id is not null;
create index otp_proofs_user on otp_proofs (user_id);
create index password_resets_user on password_resets (user_id);
create index payment_events_transaction on payment_events (transaction_id);
create index reports_property on reports (property_id);
create index saved_search_hits_property on saved_search_hits (property_id);
create index sliders_property on sliders (property_id) where property_id is not null;
