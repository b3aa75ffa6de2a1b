import { sql } from 'kysely';
import { containsFolded } from '#db/containing.ts';
import type { Db } from '#db/database.ts';
import type { CardRecord } from './cards/cards.queries.ts';
import { hasInterest, subject } from './subject.ts';

export interface ThreadRecord {
  property_id: number;
  /** Null: the provider. */
  other_id: number | null;
  newest_at: Date;
  last_message: string;
  last_file: string;
  last_audio: string;
  is_last_mine: boolean;
  unread: number;
  title: string;
  slug_id: string;
  title_image: string;
  name: string | null;
  profile: string | null;
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
      select property_id, receiver_id as other_id, to_admin as is_admin, id, false as unread
      from messages where sender_id = ${userId} and not hidden_from_sender
      union all
      select property_id, sender_id, from_admin, id, not is_read
      from messages where receiver_id = ${userId} and not hidden_from_receiver),
    grouped as (
      select property_id, other_id, max(id) as newest, count(*) filter (where unread)::int as unread
      from mine where other_id is not null or is_admin group by property_id, other_id)
    select g.property_id, g.other_id, m.created_at as newest_at, m.message as last_message, m.file as last_file,
      m.audio as last_audio, m.sender_id is not distinct from ${userId} as is_last_mine, g.unread, coalesce(p.title, j.title) as title,
      coalesce(p.slug_id, j.slug_id) as slug_id, coalesce(p.title_image, j.image) as title_image, u.name, u.profile,
      exists (select from blocks b where b.by_user_id = ${userId} and b.user_id is not distinct from g.other_id) as blocked_by_me,
      exists (select from blocks b where b.user_id = ${userId} and b.by_user_id is not distinct from g.other_id) as blocked_by_other,
      count(*) over ()::int as total
    from grouped g join messages m on m.id = g.newest
    left join properties p on p.id = m.listing_id left join projects j on j.id = m.project_id
    left join users u on u.id = g.other_id
    order by m.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

/** The other side of a conversation; null: the provider. */
export type Other = number | null;

const received = (userId: number, other: Other) =>
  other === null
    ? sql<boolean>`m.receiver_id = ${userId} and m.from_admin`
    : sql<boolean>`m.receiver_id = ${userId} and m.sender_id = ${other}`;
const sent = (userId: number, other: Other) =>
  other === null
    ? sql<boolean>`m.sender_id = ${userId} and m.to_admin`
    : sql<boolean>`m.sender_id = ${userId} and m.receiver_id = ${other}`;
/** Both directions between exactly these two, as the first of them sees it. */
export const visible = (userId: number, other: Other, propertyId: number) => sql<boolean>`
  m.property_id = ${propertyId} and ((${sent(userId, other)} and not m.hidden_from_sender)
    or (${received(userId, other)} and not m.hidden_from_receiver))`;

export interface MessageRecord {
  id: number;
  sender_id: number | null;
  receiver_id: number | null;
  property_id: number;
  message: string;
  file: string;
  audio: string;
  file_name: string;
  file_size: number | null;
  audio_seconds: number | null;
  client_id: string | null;
  card_kind: CardRecord['kind'] | null;
  card_state: CardRecord['state'];
  card_slots: Date[];
  card_time_zone: string | null;
  card_chosen_slot: number | null;
  card_document: CardRecord['document'];
  card_amount: number | null;
  is_read: boolean;
  created_at: Date;
  updated_at: Date;
}

/** A page of a conversation, newest first, and the number of all its messages. */
export async function messages(
  db: Db,
  { userId, other, propertyId }: { userId: number; other: Other; propertyId: number },
  limit: number,
  offset: number,
) {
  const where = visible(userId, other, propertyId);
  const found = sql<MessageRecord>`
    select id, sender_id, receiver_id, property_id, message, file, audio, file_name, file_size, audio_seconds, client_id, is_read, created_at, updated_at,
      c.kind as card_kind, c.state as card_state, c.slots as card_slots, c.time_zone as card_time_zone,
      c.chosen_slot as card_chosen_slot, c.document as card_document, c.amount as card_amount
    from messages m left join message_cards c on c.message_id = m.id where ${where} order by id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const count = sql<{ n: number }>`select count(*)::int as n from messages m where ${where}`.execute(db);
  const [{ rows }, counted] = await Promise.all([found, count]);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** Ids of messages of a conversation that contain the words, without case and accents, newest first, and the number of all of them. */
export async function messagesWith(
  db: Db,
  thread: { userId: number; other: Other; propertyId: number },
  words: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const where = sql<boolean>`${visible(thread.userId, thread.other, thread.propertyId)}
    and ${containsFolded(sql`m.message`, words)}`;
  const [found, counted] = await Promise.all([
    sql<{ id: number }>`select id from messages m where ${where}
      and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint) order by id desc limit ${limit}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int as n from messages m where ${where}`.execute(db),
  ]);
  return { ids: found.rows.map(({ id }) => id), total: counted.rows[0]?.n ?? 0 };
}

/** Marks what one side has received in a conversation, up to a message, as read; answers how many messages were not. */
export const markRead = async (
  db: Db,
  { userId, other, propertyId }: { userId: number; other: Other; propertyId: number },
  newestId: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`update messages m set is_read = true
    where m.property_id = ${propertyId} and m.id <= ${newestId} and not m.is_read and ${received(userId, other)}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};

/** The message that this user's device calls so. */
export const sentAs = async (db: Db, sender: number, clientId: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('messages')
      .select('id')
      .where('sender_id', '=', sender)
      .where('client_id', '=', clientId)
      .executeTakeFirst()
  )?.id;

/** Answers its id; undefined when the sender has a message of that client id already. */
export const insertMessage = async (
  db: Db,
  row: {
    sender: number;
    receiver: Other;
    propertyId: number;
    message: string;
    file: string;
    audio: string;
    fileName: string;
    fileSize?: number | undefined;
    audioSeconds?: number | undefined;
    clientId?: string | undefined;
    now: Date;
  },
): Promise<number | undefined> =>
  (
    await db
      .insertInto('messages')
      .values({
        sender_id: row.sender,
        receiver_id: row.receiver,
        to_admin: row.receiver === null,
        property_id: row.propertyId,
        message: row.message,
        file: row.file,
        audio: row.audio,
        file_name: row.fileName,
        file_size: row.fileSize ?? null,
        audio_seconds: row.audioSeconds ?? null,
        client_id: row.clientId ?? null,
        created_at: row.now,
        updated_at: row.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

export interface WritingContext {
  title: string;
  title_image: string;
  owner_id: number | null;
  is_live: boolean;
  /** The two have written to each other about this listing. */
  have_talked: boolean;
  /** The other user has stated an interest to the owner. */
  is_interested: boolean;
}

/** What decides whether one user may write to another about a listing; undefined for an unknown listing. */
export const writingContext = async (db: Db, userId: number, other: Other, propertyId: number) =>
  (
    await sql<WritingContext>`
      select p.title, p.title_image, p.added_by as owner_id, p.is_live,
        exists (select from messages m where m.property_id = p.id and (${sent(userId, other)} or ${received(userId, other)})) as have_talked,
        ${hasInterest(propertyId, other)} as is_interested
      from ${subject(propertyId)}`.execute(db)
  ).rows[0];

export interface ConversationRecord extends WritingContext {
  slug_id: string;
  price: number;
  property_type: number;
  rent_duration: string | null;
  /** The caller has stated an interest to the owner. */
  am_interested: boolean;
  first_own_message_id: number | null;
  blocked_by_me: boolean;
  blocked_by_other: boolean;
}

/** As {@link writingContext}, with what a page shows of the conversation. */
export const conversation = async (db: Db, userId: number, other: Other, propertyId: number) =>
  (
    await sql<ConversationRecord>`
      select p.title, p.title_image, p.slug_id, p.price, p.property_type, p.rent_duration, p.added_by as owner_id, p.is_live,
        exists (select from messages m where m.property_id = p.id and (${sent(userId, other)} or ${received(userId, other)})) as have_talked,
        ${hasInterest(propertyId, other)} as is_interested,
        ${hasInterest(propertyId, userId)} as am_interested,
        (select min(m.id) from messages m where m.property_id = p.id and ${sent(userId, other)}) as first_own_message_id,
        exists (select from blocks b where b.by_user_id = ${userId} and b.user_id is not distinct from ${other}::int) as blocked_by_me,
        exists (select from blocks b where b.user_id = ${userId} and b.by_user_id is not distinct from ${other}::int) as blocked_by_other
      from ${subject(propertyId)}`.execute(db)
  ).rows[0];

export const person = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'profile', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Messages from one user about a listing that the other has not read. */
export const unreadFrom = async (db: Db, sender: number, receiver: number, propertyId: number) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from messages
      where sender_id = ${sender} and receiver_id = ${receiver} and property_id = ${propertyId} and not is_read`.execute(
      db,
    )
  ).rows[0]?.n ?? 0;

/** An own message, removed for both sides. */
export const removeOwn = (db: Db, userId: number, id: number) =>
  db
    .deleteFrom('messages')
    .where('id', '=', id)
    .where('sender_id', '=', userId)
    .returning(['id', 'receiver_id', 'is_read', 'file', 'audio'])
    .executeTakeFirst();

/** Removes messages of a user that neither side sees any more; answers their files. */
export async function removeUnseen(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ file: string; audio: string }>`
    delete from messages where (sender_id = ${userId} or receiver_id = ${userId})
      and hidden_from_sender and hidden_from_receiver returning file, audio`.execute(db);
  return rows.flatMap(({ file, audio }) => [file, audio]);
}

/** A received message, hidden from its receiver. */
export const hideReceived = (db: Db, userId: number, id: number) =>
  db
    .updateTable('messages')
    .set({ hidden_from_receiver: true, is_read: true })
    .where('id', '=', id)
    .where('receiver_id', '=', userId)
    .where('hidden_from_receiver', '=', false)
    .returning('id')
    .executeTakeFirst();

/** Hides a conversation from one of its sides; answers how many messages that were. */
export async function hideThread(db: Db, userId: number, other: Other, propertyId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update messages m set
      hidden_from_sender = m.hidden_from_sender or m.sender_id is not distinct from ${userId},
      hidden_from_receiver = m.hidden_from_receiver or m.receiver_id is not distinct from ${userId},
      is_read = m.is_read or m.receiver_id is not distinct from ${userId}
    where ${visible(userId, other, propertyId)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
