import { testDatabase, type TestDatabase } from '../../test/harness/test-database.ts';
import { SESSION_SETTINGS } from './session-settings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  // Sessions are ended together with the database.
  database.direct.on('error', () => undefined);
});
afterAll(() => database.close());

describe('a session of the back end', () => {
  it('has dates that can be read and waits for other writes, whatever the server gives to others', async () => {
    // PGlite has one session, which began before.
    if (process.env.TEST_DATABASE === 'pglite') return;
    const first = await database.direct.connect();
    const alter = (what: string) =>
      first.query(`do $$ begin execute format('alter database %I set ${what}', current_database()); end $$`);
    await alter(`DateStyle = ''German, DMY''`);
    await alter(`default_transaction_isolation = ''serializable''`);
    const next = await database.direct.connect();
    try {
      const { rows } = await next.query(
        `select timestamptz '2026-11-30 10:00:00Z' as at, current_setting('transaction_isolation') as isolation`,
      );
      expect(rows).toEqual([{ at: new Date('2026-11-30T10:00:00Z'), isolation: 'read committed' }]);
    } finally {
      next.release();
      first.release();
    }
  });

  it('has settings by the names that PostgreSQL keeps, so that a start finds that none is missing', async () => {
    if (process.env.TEST_DATABASE === 'pglite') return;
    const { rows } = await database.direct.query<{ settings: string[] }>(
      `select setconfig as settings from pg_db_role_setting
       where setdatabase = (select oid from pg_database where datname = current_database()) and setrole <> 0`,
    );
    expect(rows[0]!.settings.toSorted()).toEqual(
      Object.entries(SESSION_SETTINGS)
        .map(([name, value]) => `${name}=${value}`)
        .toSorted(),
    );
  });
});
