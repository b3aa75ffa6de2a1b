import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { testDatabase, type TestDatabase } from '../../test/harness/test-database.ts';
import { StartError } from '#config/start-error.ts';
import { kyselyOver } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from '#db/schema/tables.ts';

let database: TestDatabase;
let db: Kysely<Tables>;
let folder: string;

const file = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const ledger = async () =>
  (await sql<{ name: string }>`select name from migrations order by number`.execute(db)).rows;
const exists = async (relation: string) =>
  (await sql<{ found: boolean }>`select to_regclass(${relation}) is not null as found`.execute(db)).rows[0]
    ?.found;

beforeEach(async () => {
  database = await testDatabase();
  db = kyselyOver(database.direct);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-migrations-'));
  file('0001_homes.sql', 'create table homes (id integer primary key, city text);');
});
afterEach(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

describe('the migration', () => {
  it('applies each file in a transaction of its own: what came before a failing one stays', async () => {
    file('0002_broken.sql', 'create table halves (id integer); select 1 / 0;');

    await expect(migrate(db, folder)).rejects.toThrow('division by zero');

    expect(await ledger()).toEqual([{ name: '0001_homes.sql' }]);
    expect(await exists('halves')).toBe(false);
  });

  it('names the file that fails, and why', async () => {
    file('0002_broken.sql', 'select 1 / 0;');
    await expect(migrate(db, folder)).rejects.toThrow(
      'The migration 0002_broken.sql failed (division by zero). It is tried again at the next start.',
    );
  });

  it('states in one sentence that its user may not create or change tables', async () => {
    const user = sql.id(`reader_${randomBytes(4).toString('hex')}`);
    await sql`create role ${user}`.execute(db);
    await sql`grant usage on schema public to ${user}`.execute(db);
    try {
      const started = db.connection().execute(async (session) => {
        await sql`set role ${user}`.execute(session);
        try {
          return await migrate(session, folder);
        } finally {
          await sql`reset role`.execute(session);
        }
      });
      await expect(started).rejects.toEqual(
        new StartError(
          'The user of DATABASE_URL may not create or change tables there (permission denied for schema public); make it the owner of the database and its tables.',
        ),
      );
    } finally {
      await sql`drop owned by ${user}`.execute(db);
      await sql`drop role ${user}`.execute(db);
    }
  });

  it('names the file in the middle of which the database broke off, and applies it whole the next time', async () => {
    // PGlite has no process that can end alone.
    if (process.env.TEST_DATABASE === 'pglite') return;
    file(
      '0002_broken.sql',
      'create table halves (id integer); select pg_terminate_backend(pg_backend_pid());',
    );
    await expect(migrate(db, folder)).rejects.toThrow(/^The migration 0002_broken\.sql failed \(.*terminat/);
    expect(await exists('halves')).toBe(false);
    file('0002_broken.sql', 'create table halves (id integer);');
    expect(await migrate(db, folder)).toEqual(['0002_broken.sql']);
  });

  it('names what it is working on: each file, and another process that it waits for', async () => {
    const works: string[] = [];
    const during = <T>(what: string, work: () => Promise<T>) => {
      works.push(what);
      return work();
    };
    await migrate(db, folder, during);
    expect(works).toEqual(['applies 0001_homes.sql to the database']);
    file('0002_halves.sql', 'create table halves (id integer); select pg_sleep(0.3);');
    await Promise.all([migrate(db, folder, during), migrate(db, folder, during)]);
    const waits = 'waits for another back end, which changes the database';
    // PGlite gives its only session to one run after the other.
    const expected = ['applies 0002_halves.sql to the database'];
    if (process.env.TEST_DATABASE !== 'pglite') expected.push(waits);
    expect(works.slice(1).toSorted()).toEqual(expected);
  });

  it('applies nothing twice, also when two processes start at once', async () => {
    const applied = await Promise.all([migrate(db, folder), migrate(db, folder)]);

    expect(applied.flat()).toEqual(['0001_homes.sql']);
    expect(await migrate(db, folder)).toEqual([]);
  });

  it('refuses to start when the statements of an applied file have changed, and names it', async () => {
    await migrate(db, folder);
    file('0001_homes.sql', 'create table homes (id integer primary key, city text, price integer);');

    await expect(migrate(db, folder)).rejects.toThrow('The migration 0001_homes.sql was changed');
  });

  it('lets comments and spaces of an applied file change', async () => {
    await migrate(db, folder);
    file('0001_homes.sql', '-- Homes.\ncreate table homes\n  (id integer primary key, city text);\n');

    expect(await migrate(db, folder)).toEqual([]);
  });

  it('takes over a ledger without checksums, and holds the files from then on', async () => {
    await migrate(db, folder);
    await sql`update migrations set checksum = null`.execute(db);

    expect(await migrate(db, folder)).toEqual([]);
    file('0001_homes.sql', 'create table homes (id bigint primary key, city text);');
    await expect(migrate(db, folder)).rejects.toThrow('The migration 0001_homes.sql was changed');
  });

  it('runs the statements of a file without a transaction one by one, so that indexes are built concurrently', async () => {
    file(
      '0002_index.sql',
      `-- no transaction
drop index concurrently if exists homes_city;
create index concurrently homes_city on homes (city);
`,
    );

    expect(await migrate(db, folder)).toEqual(['0001_homes.sql', '0002_index.sql']);
    expect(await exists('homes_city')).toBe(true);
  });

  it('leaves the time limit of statements as it was', async () => {
    await migrate(db, folder);

    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
    expect(rows[0]?.statement_timeout).toBe('15s');
  });
});
