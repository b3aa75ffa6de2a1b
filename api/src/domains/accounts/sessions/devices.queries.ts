import { sql } from 'kysely';
import type { Db } from '#db/database.ts';

/** Devices of one account that get its messages: the ones that were named last. */
const MOST_DEVICES = 20;

/** A device and the session whose user names it as their own. */
export interface NamedDevice {
  readonly userId: number;
  readonly tokenHash: Buffer;
  readonly fcmId: string;
}

/**
 * Sends the messages of an account to a device for as long as the session is valid. A device that another account has named in
 * a session that is still valid stays with that account: knowing a push token does not prove that the caller holds the device,
 * the end of that session on it does.
 */
export async function linkDevice(db: Db, { userId, tokenHash, fcmId }: NamedDevice): Promise<void> {
  await sql`insert into devices (fcm_id, user_id, session_hash)
    select ${fcmId}, s.user_id, s.token_hash from sessions s
    where s.token_hash = ${tokenHash} and s.user_id = ${userId}
    on conflict (fcm_id) do update
      set user_id = excluded.user_id, session_hash = excluded.session_hash, created_at = now()
      where devices.user_id = excluded.user_id or devices.session_hash is null`.execute(db);
  await sql`delete from devices where user_id = ${userId} and fcm_id not in (
    select fcm_id from devices where user_id = ${userId} order by created_at desc, fcm_id limit ${MOST_DEVICES})`.execute(
    db,
  );
}

/** A session has ended on this device: it gets nothing more. */
export const unlinkDevice = (db: Db, userId: number, fcmId: string) =>
  db.deleteFrom('devices').where('fcm_id', '=', fcmId).where('user_id', '=', userId).execute();
