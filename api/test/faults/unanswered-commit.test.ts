import type pg from 'pg';
import { photo, postForm } from '../harness/forms.ts';
import { newListing, unitsUsed } from '../harness/listings.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

/** PGlite: there is no connection that could be lost. */
const isOneConnection = process.env.TEST_DATABASE === 'pglite';
let app: TestApp;
let agent: string;
/** Whether the next commit is stored by the database, and its answer is lost with the connection. */
let losesAnswer = false;

/** What the tests need of the driver beside its declared methods. */
type Driver = pg.PoolClient & {
  processID: number;
  connection: { stream: { pause(): void; destroy(): void } };
};

/** The connection is cut after the database has committed and before the driver has read so. */
async function commitUnheard(client: Driver, direct: pg.Pool, commit: () => Promise<unknown>) {
  client.connection.stream.pause();
  const answer = commit();
  answer.catch(() => undefined);
  const state = async () =>
    (
      await direct.query<{ state: string }>('select state from pg_stat_activity where pid = $1', [
        client.processID,
      ])
    ).rows[0]?.state;
  while ((await state()) !== 'idle') await new Promise((resolve) => setTimeout(resolve, 10));
  client.connection.stream.destroy();
  return answer;
}

beforeAll(async () => {
  app = await testApp(
    {},
    {
      prepare: async (pool, direct) => {
        pool.on('connect', (client) => {
          const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>;
          (client as { query: unknown }).query = (...all: unknown[]) => {
            if (!losesAnswer || all[0] !== 'commit') return query(...all);
            losesAnswer = false;
            return commitUnheard(client as Driver, direct, () => query(...all));
          };
        });
      },
    },
  );
  agent = await app.signIn('agent');
});
afterAll(() => app.close());

const filesOf = async (id: number) =>
  (
    await app.db
      .selectFrom('properties')
      .leftJoin('property_images', 'property_id', 'properties.id')
      .select(['title_image', 'file'])
      .where('properties.id', '=', id)
      .execute()
  ).flatMap(({ title_image: cover, file }) => (file === null ? [cover] : [cover, file]));

it('a listing whose commit was not answered keeps its photos, and is the same listing when it is sent again', async () => {
  if (isOneConnection) return;
  const before = await unitsUsed(app, 'property_list');
  const form = {
    ...(await newListing()),
    client_id: 'draft-1',
    gallery_images: [await photo('a.jpg'), await photo('b.jpg')],
    gallery_client_ids: ['a', 'b'],
  };
  losesAnswer = true;
  const first = await postForm(app, 'post_property', form, agent);
  expect([200, 503]).toContain(first.status);
  const again = await postForm(app, 'post_property', form, agent);
  expect(again).toMatchObject({ status: 200, body: { already_posted: true } });
  const files = await filesOf(again.body.data[0].id);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect(app.storage.files.has(file)).toBe(true);
  expect(await unitsUsed(app, 'property_list')).toBe(before + 1);
});

it('503: a change whose commit was not answered; its photo is there when the listing is read', async () => {
  if (isOneConnection) return;
  const { body } = await postForm(app, 'post_property', await newListing(), agent);
  const [{ id }] = body.data;
  losesAnswer = true;
  const change = { id, action_type: '0', title_image: await photo('new.jpg') };
  const refused = await postForm(app, 'update_post_property', change, agent);
  expect(refused).toMatchObject({ status: 503, body: { key: 'unavailable' } });
  for (const file of await filesOf(id)) expect(app.storage.files.has(file)).toBe(true);
});
