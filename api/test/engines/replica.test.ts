import pg from 'pg';
import { readingReplica } from '../../src/db/server/reading.ts';
import { withReplica, type Replica } from '../../src/db/server/replica.ts';
import { kyselyOver, poolOptions } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';
import { engineFolder, type EngineFolder } from '../harness/engines/engine-folder.ts';
import {
  fillFromTemplate,
  startPostgres,
  startReplica,
  untilReplayed,
  type PostgresEngine,
} from '../harness/engines/postgres.ts';

/** A primary with its replica, and a back end that reads both. */
let folder: EngineFolder;
let primary: PostgresEngine;
let replica: PostgresEngine;
let atPrimary: pg.Client;
let atReplica: pg.Client;
let api: ApiProcess;

const connected = async (connectionString: string) => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Asks until the answer is the wanted one. */
async function until<T>(ask: () => Promise<T>, wanted: T): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (let answer = await ask(); answer !== wanted; answer = await ask()) {
    if (Date.now() > deadline) throw new Error(`still ${String(answer)}`);
    await pause(50);
  }
}

beforeAll(async () => {
  folder = engineFolder();
  primary = await startPostgres(folder);
  replica = await startReplica(folder, primary);
  await fillFromTemplate(folder, primary);
  atPrimary = await connected(primary.url);
  atReplica = await connected(replica.url);
  api = await apiProcess();
  await api.start({ DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url });
  await untilReplayed(atPrimary, atReplica);
}, 120_000);
afterAll(async () => {
  await atPrimary.end();
  await atReplica.end();
  await api.remove();
  await folder.remove();
}, 60_000);

const get = async (path: string) => {
  const reply = await fetch(`${api.origin}/api/${path}`);
  return { status: reply.status, body: (await reply.json()) as { error: boolean; data: never } };
};
const faqs = async () =>
  ((await get('faqs?limit=100')).body.data as { question: string }[]).map(({ question }) => question);
/** Transactions of the product's database at a server: those that ended well, and those that failed. */
const transactions = async (client: pg.Client) => {
  const { rows } = await client.query<{ done: number; failed: number }>(
    `select xact_commit::int as done, xact_rollback::int as failed from pg_stat_database where datname = current_database()`,
  );
  return rows[0]!;
};
const work = async (client: pg.Client) => (await transactions(client)).done;

describe('a back end with a replica', () => {
  it('visitors read the replica', async () => {
    const before = await work(atReplica);
    for (let turn = 0; turn < 50; turn += 1) await get('faqs');
    // A server counts what a connection did when it has been idle for a moment.
    await until(async () => (await work(atReplica)) > before + 30, true);
    expect(await work(atReplica)).toBeGreaterThan(before + 30);
  });

  it('no call that may read it fails there, so none of them writes', async () => {
    const { rows } = await atPrimary.query<{ id: number; slug: string; agent: string }>(
      `select p.id, p.slug_id as slug, u.slug_id as agent from properties p join users u on u.id = p.added_by
     where p.is_on_market and not p.is_premium order by p.id limit 1`,
    );
    const { id, slug, agent } = rows[0]!;
    const before = await transactions(atReplica);
    for (const path of [
      'agent-list',
      `agent-properties?slug_id=${agent}`,
      'faqs',
      `get-all-similar-properties?property_id=${id}`,
      'get_articles',
      'get_categories',
      'get-cities-data',
      'get_facilities',
      'get-facilities-for-filter',
      'get-features',
      'get_nearby_properties?latitude=1&longitude=1&radius=5',
      'get-projects',
      'get-properties-on-map',
      `get_property?slug_id=${slug}`,
      'get-property-list?limit=12',
      'get_report_reasons',
      'get_seo_settings',
      'get-slider',
      'homepage-data',
      `listing-history?property_id=${id}`,
      'map-points?bbox=-10,40,10,60&zoom=5',
      `neighbourhood-stats?property_id=${id}`,
      'privacy-policy',
      'search-facets',
      'search-suggestions?query=gar',
      'sitemap-entries?kind=property&after=0',
      'sitemap-slices',
      'terms-conditions',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    await until(async () => (await work(atReplica)) > before.done + 28, true);
    expect((await transactions(atReplica)).failed).toBe(before.failed);
  });

  it('a change is shown within a second', async () => {
    await atPrimary.query(`insert into faqs (question, answer) values ('New here?', 'Welcome.')`);
    const begun = Date.now();
    await until(async () => (await faqs()).includes('New here?'), true);
    expect(Date.now() - begun).toBeLessThan(1000);
  });

  it('what is not at the replica yet is found at the primary', async () => {
    await atReplica.query('select pg_wal_replay_pause()');
    await atPrimary.query(
      `insert into properties (category_id, title, slug_id, property_type, price, description, request_status)
     select category_id, title, 'just-posted', property_type, price, description, 'approved' from properties
     where is_on_market order by id limit 1`,
    );
    const { status } = await get('listing-history?slug_id=just-posted');
    await atReplica.query('select pg_wal_replay_resume()');
    expect(status).toBe(200);
  });

  it('a replica that is far behind is left alone, and read again once it has caught up', async () => {
    await atReplica.query('select pg_wal_replay_pause()');
    await atPrimary.query(`insert into faqs (question, answer) values ('Still there?', 'Yes.')`);
    expect(await faqs()).not.toContain('Still there?');
    await until(async () => (await faqs()).includes('Still there?'), true);
    await atReplica.query('select pg_wal_replay_resume()');
    await untilReplayed(atPrimary, atReplica);
    const before = await work(atReplica);
    await until(async () => {
      await get('faqs');
      return (await work(atReplica)) > before + 5;
    }, true);
  }, 60_000);

  it('reads and writes go on when the replica is killed', async () => {
    await replica.end('SIGQUIT');
    for (let turn = 0; turn < 20; turn += 1) expect((await get('faqs')).status).toBe(200);
    const { rows } = await atPrimary.query<{ id: number }>(
      'select max(id) as id from properties where is_on_market',
    );
    expect((await get(`get_property?id=${rows[0]!.id}`)).body.error).toBe(false);
  }, 60_000);
});

describe('the division of connections', () => {
  let pool: pg.Pool;
  let second: PostgresEngine;
  let division: Replica;
  let isUsed = false;
  beforeAll(async () => {
    second = await startReplica(folder, primary, 'second');
    pool = new pg.Pool({ ...poolOptions(4), connectionString: primary.url });
    division = withReplica({
      primary: pool,
      options: { ...poolOptions(4), connectionString: second.url, query_timeout: 3000 },
      onChange: (next) => (isUsed = next),
    });
  }, 60_000);
  afterAll(async () => {
    await division.stop();
    await pool.end();
  });
  /** Whether a statement is answered by a replica. */
  const place = async () => {
    const client = await division.pool.connect();
    const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica', []);
    client.release();
    return rows[0]!.replica;
  };

  it('only what is marked as reading reaches it, and no longer than that', async () => {
    await until(async () => isUsed, true);
    expect(await place()).toBe(false);
    let end = () => {};
    const over = new Promise<void>((resolve) => (end = resolve));
    let afterwards: Promise<boolean> | undefined;
    const during = await readingReplica(async () => {
      afterwards = over.then(place);
      return place();
    });
    end();
    expect(during).toBe(true);
    expect(await afterwards).toBe(false);
  });

  it('a replica that was promoted is not read', async () => {
    const client = await connected(second.url);
    await client.query('select pg_promote()');
    await client.end();
    await atPrimary.query(`insert into faqs (question, answer) values ('And now?', 'Onwards.')`);
    await until(async () => isUsed, false);
    expect(await readingReplica(place)).toBe(false);
  }, 60_000);
});

describe('a back end with a replica', () => {
  it('migrates at the primary alone', async () => {
    const pool = new pg.Pool({ ...poolOptions(1), connectionString: primary.url });
    expect(await migrate(kyselyOver(pool))).toEqual([]);
    await pool.end();
  });
});
