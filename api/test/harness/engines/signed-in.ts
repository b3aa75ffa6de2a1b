import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A session of an account of the demo world, written by a connection to its database. */
export async function signedIn(client: pg.Client, email: string): Promise<{ id: number; token: string }> {
  const token = randomBytes(24).toString('hex');
  const { rows } = await client.query<{ id: number }>('select id from users where email = $1', [email]);
  const { id } = rows[0]!;
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), id],
  );
  return { id, token };
}
