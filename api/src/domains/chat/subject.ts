import { sql } from 'kysely';
import { FIRST_PROJECT } from '@lintel/api-contract';

export const isProject = (subject: number): boolean => subject >= FIRST_PROJECT;

/** What a conversation is about, as a table `p` of one row or none. */
export const subject = (id: number) =>
  isProject(id)
    ? sql`(select id + ${FIRST_PROJECT} as id, title, slug_id, image as title_image, 0::double precision as price,
        0::smallint as property_type, null::text as rent_duration, added_by, is_live from projects where id = ${id - FIRST_PROJECT}) p`
    : sql`(select id, title, slug_id, title_image, price, property_type, rent_duration, added_by, is_live
        from properties where id = ${id}) p`;

/** Whether a user has stated an interest in it. */
export const hasInterest = (id: number, userId: number | null) =>
  isProject(id)
    ? sql<boolean>`exists (select from project_interests i where i.project_id = ${id - FIRST_PROJECT} and i.user_id = ${userId})`
    : sql<boolean>`exists (select from interests i where i.property_id = ${id} and i.user_id = ${userId})`;
