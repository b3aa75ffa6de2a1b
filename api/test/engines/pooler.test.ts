import pg from 'pg';
import { SESSION_SETTINGS } from '../../src/db/session-settings.ts';
import { apiProcess, type ApiProcess } from '../harness/api-process.ts';
import { engineDatabase, type EngineDatabase } from '../harness/engines/engine-database.ts';

/** A back end whose every statement goes through PgBouncer in transaction mode. */
let database: EngineDatabase;
let api: ApiProcess;
beforeAll(async () => {
  database = await engineDatabase();
  api = await apiProcess();
}, 120_000);
afterAll(async () => {
  await api.remove();
  await database.close();
}, 60_000);

describe('the start behind a pooler', () => {
  it('asks for the address of PostgreSQL itself, by its name', async () => {
    const { code, output } = await api.startExpectingExit({ DATABASE_URL: database.pooled });
    expect(code).toBe(1);
    expect(output).toContain('DATABASE_URL points at a pooler; set DATABASE_LISTEN_URL');
  });

  it('refuses a pooler in place of PostgreSQL itself', async () => {
    const both = { DATABASE_URL: database.pooled, DATABASE_LISTEN_URL: database.pooled };
    const { code, output } = await api.startExpectingExit(both);
    expect(code).toBe(1);
    expect(output).toContain('DATABASE_LISTEN_URL points at a pooler');
  });
});

describe('with both addresses', () => {
  beforeAll(() => api.start({ DATABASE_URL: database.pooled, DATABASE_LISTEN_URL: database.direct }), 60_000);

  it('sessions behind the pooler have the settings of the role', async () => {
    const client = new pg.Client(database.pooled);
    await client.connect();
    for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
      const { rows } = await client.query<{ setting: string }>(
        'select setting from pg_settings where name = $1',
        [name],
      );
      expect([name, rows[0]!.setting]).toEqual([name, value]);
    }
    await client.end();
  });

  it('what is committed by others is found within a second, so announcements are received', async () => {
    const total = async () =>
      ((await (await fetch(`${api.origin}/api/search-facets`)).json()) as { data: { total: number } }).data
        .total;
    const before = await total();
    await database.client.query(
      'update properties set status = 0 where id = (select max(id) from properties where is_on_market)',
    );
    const deadline = Date.now() + 10_000;
    while ((await total()) !== before - 1 && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await total()).toBe(before - 1);
  });
});
