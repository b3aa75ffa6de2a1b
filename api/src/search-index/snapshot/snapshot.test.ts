import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql, type KyselyPlugin } from 'kysely';
import { testDatabase, type TestDatabase } from '../../../test/harness/test-database.ts';
import { kyselyOver, type Database } from '#db/database.ts';
import { SearchIndex } from '#search-index/search-index.ts';
import { snapshotFile } from './snapshot-file.ts';

let folder: string;
let database: TestDatabase;
let db: Database;
/** Listings that indexes have read from the database. */
let listingsRead: number;
const indexes: SearchIndex[] = [];

const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    listingsRead += result.rows.filter((row) => 'compared_price' in row).length;
    return result;
  },
};

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-snapshot-'));
  database = await testDatabase();
  db = kyselyOver(database.pool);
  listingsRead = 0;
});
afterEach(async () => {
  for (const index of indexes.splice(0)) await index.stop();
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

/** A process with the index; with a folder it keeps snapshots. */
async function started(keeps = true): Promise<SearchIndex> {
  const index = new SearchIndex({
    db: db.withPlugin(counting),
    listen: database.listen,
    snapshots: keeps ? snapshotFile(folder) : undefined,
    onError: (error) => {
      throw error;
    },
  });
  await index.start();
  indexes.push(index);
  return index;
}

/** Runs once and stops, so that there is a snapshot. */
async function runOnce(): Promise<void> {
  const index = await started();
  await index.stop();
  indexes.pop();
  listingsRead = 0;
}

const file = () => path.join(folder, 'search-index.bin');

/** Everything that an index answers, with the names of places in place of codes. */
async function answersOf(index: SearchIndex) {
  const { rows } = await sql<{ city: string }>`select distinct city from properties order by city`.execute(
    db,
  );
  const counts: [string, number][] = [];
  for (const { city } of rows) {
    const code = index.places.cities.find(city);
    counts.push([city, await index.query({ kind: 'count', filter: { city: code } })]);
  }
  return {
    counts,
    newest: await index.query({ kind: 'page', filter: {}, order: 'newest', limit: 500, offset: 0 }),
    cheapest: await index.query({ kind: 'page', filter: {}, order: 'price_asc', limit: 500, offset: 0 }),
    box: await index.query({ kind: 'count', filter: { box: [-30, 30, -10, 40] } }),
    prices: await index.priceScale(0),
    word: (await index.vocabulary()).corrected('appartmant'),
  };
}

const change = (text: string) => sql.raw(text).execute(db);

it('a start goes on from the snapshot, and has what changed in between', async () => {
  await runOnce();
  await change(
    `update properties set status = 0 where id in (select id from properties where is_on_market limit 3)`,
  );
  await change(
    `update properties set price = price * 2 where id in (select id from properties where is_on_market limit 4)`,
  );
  await change(
    `update properties set city = 'Newly Founded', latitude = '34.1', longitude = '-20.2'
     where id = (select max(id) from properties where is_on_market)`,
  );
  await change(`delete from properties where id = (select min(id) from properties where is_on_market)`);
  const restored = await started();
  expect(listingsRead).toBeLessThan(20);
  const fresh = await started(false);
  expect(await answersOf(restored)).toEqual(await answersOf(fresh));
});

it('a snapshot that was written while listings changed has the same answers', async () => {
  const index = await started();
  let isOver = false;
  const writer = (async () => {
    for (let turn = 0; !isOver; turn += 1)
      await change(
        `update properties set price = price + 1, city = 'Town ${turn % 5}' where id in (select id from properties order by random() limit 5)`,
      );
  })();
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 30));
  await index.stop();
  isOver = true;
  await writer;
  indexes.pop();
  const restored = await started();
  expect(await answersOf(restored)).toEqual(await answersOf(await started(false)));
});

it('what comes in after the restart is followed as after any other start', async () => {
  await runOnce();
  const restored = await started();
  const before = await restored.query({ kind: 'count', filter: {} });
  await change(
    `update properties set status = 0 where id = (select max(id) from properties where is_on_market)`,
  );
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if ((await restored.query({ kind: 'count', filter: {} })) === before - 1) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await restored.query({ kind: 'count', filter: {} })).toBe(before - 1);
});

describe('reads everything', () => {
  const all = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from properties`.execute(db)).rows[0]!.n;

  it.each([
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ['has a wrong bit', (bytes: Buffer) => (bytes.writeUInt8(bytes.at(-50)! ^ 1, bytes.length - 50), bytes)],
    ['is another file', () => Buffer.from('something else')],
    ['is empty', () => Buffer.alloc(0)],
  ])('when the snapshot %s', async (_what, broken) => {
    await runOnce();
    fs.writeFileSync(file(), broken(fs.readFileSync(file())));
    const index = await started();
    expect(listingsRead).toBe(await all());
    expect(await index.query({ kind: 'count', filter: {} })).toBeGreaterThan(0);
  });

  it('when the snapshot is of another schema or unit of distances', async () => {
    await runOnce();
    await change(`insert into migrations (number, name, checksum) values (9999, 'later', 'x')`);
    await started();
    expect(listingsRead).toBe(await all());
  });

  it('when the log no longer has all changes since the snapshot', async () => {
    await runOnce();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 21 * 3_600_000);
    try {
      await started();
    } finally {
      clock.mockRestore();
    }
    expect(listingsRead).toBe(await all());
  });
});
