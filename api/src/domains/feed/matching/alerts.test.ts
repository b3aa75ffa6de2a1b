import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#ports/clock.ts';
import { listAgain, newsOf } from '../../../../test/harness/notifications/saved-search-news.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { sqlMatcher } from './sql-matcher.ts';
import { matchingService } from './matching.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  token = await app.signIn('buyer');
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`delete from saved_searches`.execute(app.db);
  await app.runJob('saved_search_alerts');
});

const CITY = 'Westhaven';

let named = 0;
/** A saved search whose first look is over; answers its name. */
async function saved(fields: object = {}): Promise<{ id: number; name: string }> {
  named += 1;
  const name = `Search ${named}`;
  const reply = await app.post(
    'saved-searches',
    { name, frequency: 'instant', city: CITY, ...fields },
    token,
  );
  app.pass(DAY_MS + MINUTE_MS);
  await app.runJob('saved_search_alerts');
  return { id: reply.body.data.id, name };
}
async function run(afterMs = MINUTE_MS + 1000) {
  app.pass(afterMs);
  await app.runJob('saved_search_alerts');
}
const homesIn = (name: string) => newsOf(app, token, name);
const priceOf = (id: number, price: number) =>
  app.db.updateTable('properties').set({ price }).where('id', '=', id).execute();

describe('alerts of saved searches', () => {
  it('a process that is killed after matches were kept, or before that was noted, loses nothing and repeats nothing', async () => {
    const { name } = await saved();
    const home = await listAgain(app, CITY);
    // Killed between the two: the note fails, the matches are kept.
    await sql`alter table saved_search_matching add constraint no_note check (pass < 0) not valid`.execute(
      app.db,
    );
    await expect(run()).rejects.toThrow('no_note');
    expect(await homesIn(name)).toEqual([]);
    await sql`alter table saved_search_matching drop constraint no_note`.execute(app.db);
    // Killed before the look.
    const clock = { now: () => new Date(app.now()) };
    await matchingService({ db: app.db, matcher: sqlMatcher({ db: app.db, clock }) }).matchNewcomers();
    expect(await homesIn(name)).toEqual([]);
    await run();
    expect(await homesIn(name)).toEqual([home]);
    await priceOf(home, 123_000);
    await run();
    expect(await homesIn(name)).toEqual([home]);
  });

  it('a daily search collects its matches, and leaves out those that no longer match when its time comes', async () => {
    const { name } = await saved({ frequency: 'daily', property_type: '0' });
    const home = await listAgain(app, CITY);
    await run();
    const sold = await listAgain(app, CITY);
    expect(sold).toBe(home);
    await run();
    expect(await homesIn(name)).toEqual([]);
    await app.db.updateTable('properties').set({ property_type: 1 }).where('id', '=', home).execute();
    await run(DAY_MS);
    expect(await homesIn(name)).toEqual([]);
    await app.db.updateTable('properties').set({ property_type: 0 }).where('id', '=', home).execute();
    await run(DAY_MS);
    expect(await homesIn(name)).toEqual([home]);
  });

  it('a home that has been on the market is no news when it changes so that it matches', async () => {
    const { name } = await saved({ min_price: 5_000_000 });
    const home = await listAgain(app, CITY);
    await run();
    await sql`update properties set on_market_since = now() - interval '1 hour' where id = ${home}`.execute(
      app.db,
    );
    await priceOf(home, 6_000_000);
    await run();
    expect(await homesIn(name)).toEqual([]);
    const another = await listAgain(app, CITY);
    await priceOf(another, 6_000_000);
    await run();
    expect(await homesIn(name)).toEqual([another]);
  });

  it('a home that is back within two weeks, after a review or a press of its owner, is no news', async () => {
    const { name } = await saved();
    const home = await listAgain(app, CITY);
    await run();
    expect(await homesIn(name)).toEqual([home]);
    // Four days on: what was announced is not noted any more.
    await sql`update properties set on_market_since = now() - interval '4 days' where id = ${home}`.execute(
      app.db,
    );
    await sql`delete from saved_search_hits`.execute(app.db);
    const set = (values: { status?: 0 | 1; request_status?: 'pending' | 'approved' }) =>
      app.db.updateTable('properties').set(values).where('id', '=', home).execute();
    for (const [away, back] of [
      [{ request_status: 'pending' }, { request_status: 'approved' }],
      [{ status: 0 }, { status: 1 }],
    ] as const) {
      await set(away);
      await set(back);
      await run();
      expect(await homesIn(name)).toEqual([home]);
    }
    await set({ status: 0 });
    await sql`update properties set off_market_since = now() - interval '15 days' where id = ${home}`.execute(
      app.db,
    );
    await set({ status: 1 });
    await run();
    expect(await homesIn(name)).toEqual([home, home]);
  });

  it('a new home that is away when a daily search looks is announced once it is back', async () => {
    const { name } = await saved({ frequency: 'daily' });
    const home = await listAgain(app, CITY);
    await run();
    const set = (status: 0 | 1) =>
      app.db.updateTable('properties').set({ status }).where('id', '=', home).execute();
    await sql`update properties set on_market_since = now() - interval '12 hours' where id = ${home}`.execute(
      app.db,
    );
    await set(0);
    await run(DAY_MS);
    expect(await homesIn(name)).toEqual([]);
    await set(1);
    await run(DAY_MS);
    expect(await homesIn(name)).toEqual([home]);
  });

  it('changes that the log does not have any more are found by a look at each search', async () => {
    const { name } = await saved();
    await sql`update saved_search_matching set matched_at = now() - interval '21 hours'`.execute(app.db);
    const home = await listAgain(app, CITY);
    await sql`delete from listing_changes`.execute(app.db);
    await run();
    expect(await homesIn(name)).toEqual([home]);
  });

  it('a search that nothing new matches is not written at each run', async () => {
    const { id } = await saved();
    const version = async () =>
      (await sql<{ xmin: string }>`select xmin::text from saved_searches where id = ${id}`.execute(app.db))
        .rows[0];
    await run();
    const before = await version();
    await run();
    await run();
    expect(await version()).toEqual(before);
    await run(7 * 60 * MINUTE_MS);
    expect(await version()).not.toEqual(before);
  });
});
