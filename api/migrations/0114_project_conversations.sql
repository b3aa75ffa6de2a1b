-- Conversations about projects. Everything that knows a conversation by the number of its listing stays as it is: a project has the
-- number 1,000,000,000 + its id there (ADR 0101), and goes with its project as other conversations go with their listing.

alter table messages drop constraint messages_property_id_fkey;
alter table messages
  add listing_id integer generated always as (case when property_id < 1000000000 then property_id end) stored
    references properties on delete cascade,
  add project_id integer generated always as (case when property_id >= 1000000000 then property_id - 1000000000 end) stored
    references projects on delete cascade;
create index messages_project on messages (project_id) where project_id is not null;
create index messages_listing on messages (listing_id) where listing_id is not null;
