import { sql } from 'kysely';
import type { ListingState, Person } from '../access-world.ts';
import type { TestApp } from '../../harness/test-app.ts';

export interface Copy {
  readonly id: number;
  readonly imageId: number;
}

/** A listing like another one in every state, with its pictures, documents and history, and an interested user. */
export async function copyOf(
  app: TestApp,
  source: number,
  state: ListingState,
  interested: Person,
): Promise<Copy> {
  const { rows } = await sql<{ id: number; image_id: number }>`
    with copy as (
      insert into properties (added_by, category_id, title, slug_id, description, property_type, price, rent_duration,
        is_premium, address, client_address, city, state, country, latitude, longitude, title_image, request_status, status,
        total_click)
      select added_by, category_id, title || ' copy', slug_id || '-' || gen_random_uuid(), description,
        ${state === 'sold' ? 2 : 0}, price, rent_duration, ${state === 'premium'}, address, client_address, city, state,
        country, latitude, longitude, title_image,
        ${state === 'pending' || state === 'rejected' ? state : 'approved'},
        ${state === 'hidden' || state === 'rejected' ? 0 : 1}, 1000000
      from properties where id = ${source} returning id
    ), pictures as (
      insert into property_images (property_id, file, alt, color, rank)
      select copy.id, i.file, i.alt, i.color, i.rank from copy, property_images i where i.property_id = ${source}
      returning id
    ), deeds as (
      insert into property_documents (property_id, file, file_name, type)
      select copy.id, d.file, d.file_name, d.type from copy, property_documents d where d.property_id = ${source}
    ), asked as (
      insert into interests (user_id, property_id) select ${interested.id}, id from copy
    )
    select copy.id, (select min(id) from pictures) as image_id from copy`.execute(app.db);
  const { id, image_id: imageId } = rows[0]!;
  await sql`
    insert into listing_events (property_id, kind, new_value, happened_at)
    values (${id}, 'posted', '250000', now()), (${id}, 'review', 'pending', now())`.execute(app.db);
  return { id, imageId };
}
