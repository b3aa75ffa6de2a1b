-- A change of pictures, documents or distances is a change of the listing: its row gets a new version (xmin), by which copies
-- in memory are told from what is true.

create function listing_parts_changed() returns trigger language plpgsql as $$
begin
  update properties set updated_at = now() where id in (select property_id from changed);
  return null;
end $$;

create trigger property_images_added after insert on property_images
  referencing new table as changed for each statement execute function listing_parts_changed();
create trigger property_images_changed after update on property_images
  referencing new table as changed for each statement execute function listing_parts_changed();
create trigger property_images_removed after delete on property_images
  referencing old table as changed for each statement execute function listing_parts_changed();

create trigger property_documents_added after insert on property_documents
  referencing new table as changed for each statement execute function listing_parts_changed();
create trigger property_documents_changed after update on property_documents
  referencing new table as changed for each statement execute function listing_parts_changed();
create trigger property_documents_removed after delete on property_documents
  referencing old table as changed for each statement execute function listing_parts_changed();

create trigger property_facilities_added after insert on property_facilities
  referencing new table as changed for each statement execute function listing_parts_changed();
create trigger property_facilities_changed after update on property_facilities
  referencing new table as changed for each statement execute function listing_parts_changed();
create trigger property_facilities_removed after delete on property_facilities
  referencing old table as changed for each statement execute function listing_parts_changed();
