import { sql } from 'kysely';
import { memoryStorage } from '../src/adapters/memory/memory-ports.ts';
import { DEMO_DAY } from '../test/harness/settings.ts';
import { testDatabase } from '../test/harness/test-database.ts';
import { kyselyOver } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { seedDemo } from './seed.ts';

it('two processes that start at once on an empty database store each file once, and one of them writes the rows', async () => {
  const { pool, direct, close } = await testDatabase();
  const db = kyselyOver(pool);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await migrate(kyselyOver(direct));
  const storage = memoryStorage();
  const stored: string[] = [];
  const counting = {
    ...storage,
    put: (name: string, bytes: Buffer) => {
      stored.push(name);
      return storage.put(name, bytes);
    },
  };
  const seed = () => seedDemo({ db, storage: counting, clock: { now: () => DEMO_DAY } });

  const written = await Promise.all([seed(), seed()]);

  expect(written.toSorted()).toEqual([false, true]);
  expect(stored.length).toBeGreaterThan(50);
  expect(new Set(stored).size).toBe(stored.length);
  await close();
}, 120_000);
