import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface ThreadRecord {
  property_id: number;
  /** Null: the provider. */
  other_id: number | null;
  newest_at: Date;
  last_message: string;
  unread: number;
  title: string;
  slug_id: string;
  title_image: string;
  name: string | null;
  profile: string | null;
  fcm_id: string | null;
  blocked_by_me: boolean;
  blocked_by_other: boolean;
  total: number;
}

/** One row per other side and listing, the one with the newest message first. Deleted accounts have no row. */
export const threads = async (
  db: Db,
  userId: number,
  limit: number,
  offset: number,
): Promise<ThreadRecord[]> => {
  const { rows } = await sql<ThreadRecord>`
    with mine as (
      select property_id, receiver_id as other_id, to_admin as is_admin, id, message, created_at, false as unread
      from messages where sender_id = ${userId} and not hidden_from_sender
      union all
      select property_id, sender_id, from_admin, id, message, created_at, not is_read
      from messages where receiver_id = ${userId} and not hidden_from_receiver),
    grouped as (
      select property_id, other_id, max(id) as newest, count(*) filter (where unread)::int as unread
      from mine where other_id is not null or is_admin group by property_id, other_id)
    select g.property_id, g.other_id, m.created_at as newest_at, m.message as last_message, g.unread, p.title, p.slug_id,
      p.title_image, u.name, u.profile,
      (select d.fcm_id from devices d where d.user_id = g.other_id order by d.created_at desc limit 1) as fcm_id,
      exists (select from blocks b where b.by_user_id = ${userId} and b.user_id is not distinct from g.other_id) as blocked_by_me,
      exists (select from blocks b where b.user_id = ${userId} and b.by_user_id is not distinct from g.other_id) as blocked_by_other,
      count(*) over ()::int as total
    from grouped g join messages m on m.id = g.newest join properties p on p.id = g.property_id
    left join users u on u.id = g.other_id
    order by m.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};
