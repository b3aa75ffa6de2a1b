import { sql, type KyselyPlugin } from 'kysely';
import { testDatabase, type TestDatabase } from '../../test/harness/test-database.ts';
import { kyselyOver, type Database } from '#db/database.ts';
import type { Hearing } from '#db/listen.ts';
import { SearchIndex } from './search-index.ts';

/** An index over a connection that can be cut: what is announced then is not received. */
let database: TestDatabase;
let db: Database;
let index: SearchIndex;
let hearing: Hearing;
let isConnected: boolean;
/** Rows that the index has read. */
let rowsRead: number;
/** What the server names as its horizon in place of the true one. */
let claimedHorizon: number | undefined;
let failures: number;

const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    rowsRead += result.rows.length;
    if (claimedHorizon === undefined) return result;
    return {
      ...result,
      rows: result.rows.map((row) => ('horizon' in row ? { ...row, horizon: claimedHorizon } : row)),
    };
  },
};

beforeEach(async () => {
  database = await testDatabase();
  db = kyselyOver(database.pool);
  isConnected = true;
  claimedHorizon = undefined;
  failures = 0;
  index = new SearchIndex({
    db: db.withPlugin(counting),
    async listen(channel, given) {
      hearing = given;
      return database.listen(channel, {
        heard: (payload) => isConnected && given.heard(payload),
        missed: () => given.missed(),
      });
    },
    onError: () => (failures += 1),
  });
  await index.start();
  rowsRead = 0;
});
afterEach(async () => {
  await index.stop();
  await database.close();
});

const inIndex = () => index.query({ kind: 'count', filter: {} });
const onMarket = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from properties where is_on_market`.execute(db))
    .rows[0]!.n;
const takeAway = (many: number, executor: Database = db) =>
  sql`update properties set status = 0 where id in (
    select id from properties where is_on_market order by id desc limit ${many})`.execute(executor);
/** Waits until the index has as many as the market. */
async function expectToFollow() {
  const wanted = await onMarket();
  const deadline = Date.now() + 10_000;
  while ((await inIndex()) !== wanted && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await inIndex()).toBe(wanted);
}

describe('the index that follows the database', () => {
  it('what was changed while nothing was received is read when it is back, and not everything', async () => {
    isConnected = false;
    await takeAway(3);
    hearing.missed();
    await expectToFollow();
    // One row of ids, and the listings that are still there.
    expect(rowsRead).toBeLessThan(30);
  });

  it('a listing that was removed meanwhile is gone', async () => {
    isConnected = false;
    await sql`delete from properties where id = (select max(id) from properties where is_on_market)`.execute(
      db,
    );
    hearing.missed();
    await expectToFollow();
  });

  it('a transaction that began before and ended after others is not lost', async () => {
    // PGlite: there is no second transaction beside a first.
    if (process.env.TEST_DATABASE === 'pglite') return;
    isConnected = false;
    const slow = await database.pool.connect();
    await slow.query('begin');
    await slow.query(
      `update properties set status = 0 where id = (select min(id) from properties where is_on_market)`,
    );
    await takeAway(2);
    hearing.missed();
    await expectToFollow();
    await slow.query('commit');
    slow.release();
    hearing.missed();
    await expectToFollow();
  });

  it('reads everything from a server that is behind what it knows, such as a replica that was promoted early', async () => {
    isConnected = false;
    claimedHorizon = 1;
    await sql`alter table properties disable trigger user`.execute(db);
    await takeAway(4);
    hearing.missed();
    await expectToFollow();
    expect(rowsRead).toBeGreaterThan(await onMarket());
  });

  it('tries again when the database does not answer yet', async () => {
    isConnected = false;
    await sql`alter table listing_changes rename to listing_changes_away`.execute(db);
    hearing.missed();
    await sql`select pg_sleep(0.2)`.execute(db);
    await sql`alter table listing_changes_away rename to listing_changes`.execute(db);
    await takeAway(3);
    await expectToFollow();
    expect(failures).toBeGreaterThan(0);
  });
});
