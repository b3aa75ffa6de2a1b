import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { visible, type Other } from './chat.queries.ts';

const MOST = 500;

export interface PictureRecord {
  id: number;
  sender_id: number | null;
  file: string;
  file_name: string;
}

/** The newest pictures of a conversation, as one side sees it, oldest first. */
export async function pictures(
  db: Db,
  { userId, other, propertyId }: { userId: number; other: Other; propertyId: number },
): Promise<PictureRecord[]> {
  const { rows } = await sql<PictureRecord>`
    select id, sender_id, file, file_name from messages m
    where ${visible(userId, other, propertyId)} and file ~* '\\.(jpe?g|png|webp)$'
    order by id desc limit ${MOST}`.execute(db);
  return rows.toReversed();
}
