import { sql } from 'kysely';
import { testDatabase } from '../../../../test/harness/test-database.ts';
import { kyselyOver } from '#db/database.ts';
import { clearFacts, setFacts } from './property-write.queries.ts';

it('facts of a listing write it once, however many they are, and searches find what is left of them', async () => {
  const { pool, close } = await testDatabase();
  const { rows: parameters } = await sql<{
    id: number;
  }>`select id from parameters where role is null limit 6`.execute(kyselyOver(pool));
  const ids = parameters.map(({ id }) => id);
  await kyselyOver(pool)
    .transaction()
    .execute(async (trx) => {
      const written = async () => {
        const { rows } = await sql<{ times: number }>`select n_tup_upd::int as times
          from pg_stat_xact_user_tables where relid = 'properties'::regclass`.execute(trx);
        return rows[0]!.times;
      };
      const known = async () => {
        const { rows } = await sql<{ parameter_ids: number[] }>`
          select parameter_ids from properties where id = 1`.execute(trx);
        return ids.filter((id) => rows[0]!.parameter_ids.includes(id)).toSorted((a, b) => a - b);
      };
      const sorted = ids.toSorted((a, b) => a - b);
      await setFacts(trx, 1, new Map(ids.map((id) => [id, 'some'])));
      expect([await written(), await known()]).toEqual([1, sorted]);
      await clearFacts(trx, 1, ids.slice(0, 4));
      expect([await written(), await known()]).toEqual([2, ids.slice(4).toSorted((a, b) => a - b)]);
    });
  await close();
});
