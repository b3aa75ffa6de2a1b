import { sql } from 'kysely';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { freeSlug } from './slugs.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const rename = (trx: Parameters<typeof freeSlug>[0], id: number, slug_id: string) =>
  trx.updateTable('properties').set({ slug_id }).where('id', '=', id).execute();

it('equal titles at once get slugs of their own, the next free numbers', async () => {
  const rows = await app.db.selectFrom('properties').select('id').orderBy('id').limit(6).execute();
  const given = await Promise.all(
    rows.map(({ id }, index) =>
      app.db.transaction().execute(async (trx) => {
        const slug = await freeSlug(
          trx,
          'properties',
          index % 2 ? 'House by the sea' : 'House by the sea 2',
          id,
        );
        await rename(trx, id, slug);
        return slug;
      }),
    ),
  );
  expect(new Set(given).size).toBe(rows.length);
  for (const slug of given) expect(slug).toMatch(/^house-by-the-sea(-2)?(-\d+)?$/);
});

it('another title does not wait', async () => {
  await app.db.transaction().execute(async (first) => {
    await freeSlug(first, 'properties', 'A flat that is being posted');
    const second = app.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '2s'`.execute(trx);
      return freeSlug(trx, 'properties', 'Another flat');
    });
    expect(await second).toBe('another-flat');
  });
});

it('a title that is taken fifty times gets a random number', async () => {
  await app.db
    .transaction()
    .execute(async (trx) => {
      const rows = await trx.selectFrom('properties').select('id').orderBy('id').limit(50).execute();
      for (const [index, { id }] of rows.entries())
        await rename(trx, id, index === 0 ? 'plot' : `plot-${index + 1}`);
      expect(await freeSlug(trx, 'properties', 'Plot')).toMatch(/^plot-\d{6}$/);
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
});
