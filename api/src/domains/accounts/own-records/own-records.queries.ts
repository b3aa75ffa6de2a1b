import { sql, type RawBuilder } from 'kysely';
import {
  FIRST_PROJECT,
  type ErasableKind,
  type HomeMarkKind,
  type OwnRecordKind,
} from '@lintel/api-contract';
import type { Db } from '#db/database.ts';

/** Homes that the user hid, or chose for the comparison. */
const marks = (me: number, kind: HomeMarkKind) => sql`
  select p.slug_id, p.title, m.marked_at as at from home_marks m join properties p on p.id = m.property_id
    where m.user_id = ${me} and m.kind = ${kind}`;

/** The rows of each kind with `at`, by which they are in order; the user is `me`. */
const rowsOf: Record<OwnRecordKind, (me: number) => RawBuilder<unknown>> = {
  interests: (me) => sql`
    select 'property' as subject, p.slug_id, p.title, null as message, i.created_at as at
      from interests i join properties p on p.id = i.property_id where i.user_id = ${me}
    union all select 'project', p.slug_id, p.title, i.message, i.created_at
      from project_interests i join projects p on p.id = i.project_id where i.user_id = ${me}`,
  leads: (me) => sql`
    select 'property' as subject, p.slug_id, p.title, u.name as user_name, i.state, i.note, i.created_at as at
      from interests i join properties p on p.id = i.property_id join users u on u.id = i.user_id where p.added_by = ${me}
    union all select 'project', p.slug_id, p.title, u.name, i.state, i.note, i.created_at
      from project_interests i join projects p on p.id = i.project_id join users u on u.id = i.user_id where p.added_by = ${me}`,
  reports: (me) => sql`
    select 'property' as subject, p.title, r.reason, t.other_message, t.created_at as at
      from reports t join properties p on p.id = t.property_id left join report_reasons r on r.id = t.reason_id
      where t.user_id = ${me}
    union all select 'user', u.name, t.reason, t.other_message, t.created_at
      from user_reports t join users u on u.id = t.reported_user_id where t.user_id = ${me}`,
  adverts: (me) => sql`
    select a.id, coalesce(p.title, j.title) as title, a.status, a.is_enabled, a.reject_reason, advert_end(a) as ends_at, a.starts_at as at
      from adverts a left join properties p on p.id = a.property_id left join projects j on j.id = a.project_id
      where a.user_id = ${me}`,
  push_devices: (me) => sql`select fcm_id as token, created_at as at from devices where user_id = ${me}`,
  units: (me) => sql`
    select k.name as package, f.type as feature, l.quantity, l.title, l.created_at as at
      from package_unit_log l join user_packages u on u.id = l.user_package_id join packages k on k.id = u.package_id
      join features f on f.id = l.feature_id where u.user_id = ${me}`,
  hidden: (me) => marks(me, 'hidden'),
  compared: (me) => marks(me, 'compare'),
  viewings: (me) => sql`
    select m.id, coalesce(p.title, j.title) as title, o.name as with_user, c.slots[c.chosen_slot + 1] as at
      from message_cards c join messages m on m.id = c.message_id
      left join properties p on p.id = m.property_id
      left join projects j on j.id = m.property_id - ${sql.lit(FIRST_PROJECT)}
      left join users o on o.id = case when m.sender_id = ${me} then m.receiver_id else m.sender_id end
      where c.kind = 'viewing' and c.chosen_slot is not null and c.state = 'accepted'
        and (m.sender_id = ${me} or m.receiver_id = ${me})`,
};

/**
 * A page of what is stored of a kind, the newest first, and how much there is. Rows of the same moment are in the order of their
 * content, so that pages neither repeat nor miss any.
 */
export async function ownRecords(
  db: Db,
  userId: number,
  kind: OwnRecordKind,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: Record<string, unknown>[]; total: number }> {
  const all = rowsOf[kind](userId);
  const [page, counted] = await Promise.all([
    sql<{ row: Record<string, unknown> }>`
      select to_jsonb(r) as row from (${all}) r order by r.at desc, to_jsonb(r)::text limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int as n from (${all}) r`.execute(db),
  ]);
  return { data: page.rows.map(({ row }) => row), total: counted.rows[0]?.n ?? 0 };
}

const tableOf = {
  favourites: 'favourites',
  notes: 'listing_notes',
  searches: 'saved_searches',
  replies: 'quick_replies',
  notifications: 'notification_recipients',
  preferences: 'personalised_fields',
} as const satisfies Partial<Record<ErasableKind, string>>;
const markOf = { hidden: 'hidden', compared: 'compare' } as const;

/** Erases everything of a kind. */
export const eraseRecords = (db: Db, userId: number, kind: ErasableKind) =>
  kind === 'hidden' || kind === 'compared'
    ? db.deleteFrom('home_marks').where('user_id', '=', userId).where('kind', '=', markOf[kind]).execute()
    : db.deleteFrom(tableOf[kind]).where('user_id', '=', userId).execute();
