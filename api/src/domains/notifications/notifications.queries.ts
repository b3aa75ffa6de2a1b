import type { NotificationGroup } from '@lintel/api-contract';
import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { UnreadCounts } from '#realtime/event-hub.ts';
import { languageAmong, type TextLanguage } from '#texts/text-language.ts';
import type { NotificationKind, Words } from '#texts/notifications.ts';
import { kindsOf } from './kind-groups.ts';
import type { Notification } from './notifier.ts';

/** Puts a notification on the lists of those it is for; `written` is what readers get whose version does not know its kind. */
export async function addToList(
  db: Db,
  { to, text, list, target }: Notification,
  { title, body }: Words,
  now: Date,
): Promise<void> {
  const { id } = await db
    .insertInto('notifications')
    .values({
      title,
      message: body,
      words: JSON.stringify(text),
      image: list?.image ?? '',
      type: list?.type ?? 0,
      send_type: to === 'everybody' ? 1 : list?.propertyId === undefined ? 0 : 2,
      property_id: list?.propertyId ?? null,
      target_type: target?.type ?? null,
      target_id: target?.id ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (to === 'everybody' || to.length === 0) return;
  // One parameter, however many there are: a statement takes 65,535 of them.
  await sql`insert into notification_recipients (notification_id, user_id)
    select ${id}, unnest(${[...new Set(to)]}::int[])`.execute(db);
}

/** Takes what a kind had to report about the same target from the lists of those whom a notification is for. */
export async function removeFromList(
  db: Db,
  outdated: NotificationKind,
  { to, target }: Notification,
): Promise<void> {
  if (to === 'everybody' || !target) return;
  await db
    .deleteFrom('notifications')
    .where('target_type', '=', target.type)
    .where('target_id', '=', target.id)
    .where(sql<boolean>`words ->> 'kind' = ${outdated}`)
    .where((where) =>
      where.exists(
        where
          .selectFrom('notification_recipients as r')
          .whereRef('r.notification_id', '=', 'notifications.id')
          .where('r.user_id', 'in', to),
      ),
    )
    .execute();
}

/** Rows of the list that a user sees: addressed to them, or to all users. */
const isFor = (userId: number) =>
  sql<boolean>`(n.send_type = 1 or exists (select from notification_recipients r
    where r.notification_id = n.id and r.user_id = ${userId}))`;

/** Rows that the user has looked at, one by one or all up to one; announcements from before the user registered are not news. */
const isRead = sql<boolean>`(n.id <= u.seen_notification_id or n.created_at < u.created_at or exists (
  select from notification_reads s where s.notification_id = n.id and s.user_id = u.id))`;

export interface NotificationsPage {
  limit: number;
  offset: number;
  unreadOnly: boolean;
  group?: NotificationGroup | undefined;
}

/** What was stored without its kind is news. */
const isOf = (group: NotificationGroup) =>
  sql<boolean>`coalesce(n.words ->> 'kind', 'announcement') = any(${kindsOf(group)}::text[])`;

export async function notifications(
  db: Db,
  userId: number,
  { limit, offset, unreadOnly, group }: NotificationsPage,
) {
  const mine = db
    .selectFrom('notifications as n')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .leftJoin('properties as p', 'p.id', 'n.property_id')
    .where(isFor(userId))
    .$if(unreadOnly, (query) => query.where(sql<boolean>`not ${isRead}`))
    .$if(group !== undefined, (query) => query.where(isOf(group!)));
  const [rows, counted] = await Promise.all([
    mine
      .select([
        'n.id',
        'n.title',
        'n.message',
        'n.words',
        'n.image',
        'n.type',
        'n.send_type',
        'n.property_id',
        'n.target_type',
        'n.target_id',
        isRead.as('is_read'),
        'n.created_at',
        'p.title_image',
      ])
      .orderBy('n.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    mine.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.n };
}

/** What a user reads whose request names no language. */
export async function languageOf(db: Db, userId: number): Promise<TextLanguage> {
  const { rows } = await sql<{ language: string | null; site: string | null }>`
    select language, (select value from settings where key = 'default_language') as site
    from users where id = ${userId}`.execute(db);
  return languageAmong(rows[0]?.language, rows[0]?.site);
}

const isUpTo = (id: number | undefined) =>
  id === undefined ? sql<boolean>`true` : sql<boolean>`n.id <= ${id}`;

/** All rows up to the newest, or to another one, are read; marks of single rows are not needed any more. */
export async function markAllRead(db: Db, userId: number, upTo?: number): Promise<void> {
  await sql`update users set seen_notification_id = greatest(seen_notification_id, coalesce(
    (select max(n.id) from notifications n where ${isFor(userId)} and ${isUpTo(upTo)}), 0)) where id = ${userId}`.execute(
    db,
  );
  await sql`delete from notification_reads s using users u
    where u.id = s.user_id and u.id = ${userId} and s.notification_id <= u.seen_notification_id`.execute(db);
}

/** All unread rows of a group are read, one by one: others, which are older or newer, stay as they are. */
export async function markGroupRead(
  db: Db,
  userId: number,
  group: NotificationGroup,
  upTo?: number,
): Promise<void> {
  await sql`insert into notification_reads (user_id, notification_id)
    select u.id, n.id from notifications n join users u on u.id = ${userId}
    where ${isFor(userId)} and ${isOf(group)} and ${isUpTo(upTo)} and not ${isRead}
    on conflict do nothing`.execute(db);
}

/** Marks one row; false when the user has no such row. */
export async function markRead(db: Db, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select from notifications n where n.id = ${id} and ${isFor(userId)}`.execute(db);
  if (rows.length === 0) return false;
  await db
    .insertInto('notification_reads')
    .values({ user_id: userId, notification_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function unreadCounts(db: Db, userIds: readonly number[]): Promise<Map<number, UnreadCounts>> {
  const { rows } = await sql<UnreadCounts & { id: number }>`
    select u.id,
      (select count(*)::int from notifications n where not ${isRead}
        and (n.send_type = 1 or exists (select from notification_recipients r
          where r.notification_id = n.id and r.user_id = u.id))) as notifications,
      (select count(*)::int from messages m where m.receiver_id = u.id and not m.is_read
        and not m.hidden_from_receiver and (m.sender_id is not null or m.from_admin)) as messages
    from users u where u.id = any(${[...userIds]}::int[])`.execute(db);
  return new Map(
    rows.map(({ id, notifications: unseen, messages }) => [id, { notifications: unseen, messages }]),
  );
}

/** Whether two people have written to each other about a listing and neither has blocked the other. `null`: the provider. */
export async function isOpenConversation(
  db: Db,
  userId: number,
  otherId: number | null,
  propertyId: number,
): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from messages m where m.property_id = ${propertyId} and (
        (m.sender_id = ${userId} and m.receiver_id is not distinct from ${otherId} and m.to_admin = (${otherId}::int is null)) or
        (m.receiver_id = ${userId} and m.sender_id is not distinct from ${otherId} and m.from_admin = (${otherId}::int is null))))
      and not exists (select from blocks b where
        (b.by_user_id = ${userId} and b.user_id is not distinct from ${otherId}) or
        (b.user_id = ${userId} and b.by_user_id is not distinct from ${otherId})) as open`.execute(db);
  return rows[0]?.open ?? false;
}
