import { sql } from 'kysely';
import type { TestApp } from '../test-app.ts';

/** Takes a home for sale in a town off the market and lists it as if it had never been there; answers its id. */
export async function listAgain({ db }: TestApp, city: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update properties set status = 0 where id = (
      select id from properties where is_on_market and city = ${city} and property_type = 0 order by id limit 1)
    returning id`.execute(db);
  await sql`update properties set off_market_since = null where id = ${rows[0]!.id}`.execute(db);
  await sql`update properties set status = 1 where id = ${rows[0]!.id}`.execute(db);
  return rows[0]!.id;
}

/** The homes that a user's notifications about a saved search begin with, the newest first. */
export const newsOf = async (app: TestApp, token: string, name: string): Promise<number[]> =>
  (await app.get('get_notification_list', { limit: 100 }, token)).body.data
    .filter(({ title }: { title: string }) => title === `New in “${name}”`)
    .map(({ propertys_id: home }: { propertys_id: number }) => home);
