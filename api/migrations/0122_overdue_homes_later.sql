-- Homes whose owner leaves the question unanswered whether they are available come last in the recommended order (ADR 0117).
-- Copies of the searchable columns hear of a step.
drop trigger properties_announce on properties;
create trigger properties_announce after insert or delete or update of
  category_id, property_type, price, rent_duration, is_premium, city, state, country, latitude, longitude, request_status, status,
  promoted, parameter_ids, feature_ids, bedrooms, bathrooms, area, energy_class, title, address, created_at, confirmation_step
  on properties for each row execute function property_announced();
