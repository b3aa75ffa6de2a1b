import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import type { MessageRecord } from './chat.queries.ts';

export type OwnMessageRecord = Pick<
  MessageRecord,
  | 'id'
  | 'property_id'
  | 'sender_id'
  | 'receiver_id'
  | 'message'
  | 'file_name'
  | 'audio_seconds'
  | 'is_read'
  | 'created_at'
>;

/** All messages that a user sees in any conversation, oldest first, and their number. */
export async function ownMessages(db: Db, userId: number, limit: number, offset: number) {
  const where = sql<boolean>`(m.sender_id = ${userId} and not m.hidden_from_sender)
    or (m.receiver_id = ${userId} and not m.hidden_from_receiver)`;
  const [{ rows }, counted] = await Promise.all([
    sql<OwnMessageRecord>`
      select id, property_id, sender_id, receiver_id, message, file_name, audio_seconds, is_read, created_at
      from messages m where ${where} order by id limit ${limit} offset ${offset}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from messages m where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}
