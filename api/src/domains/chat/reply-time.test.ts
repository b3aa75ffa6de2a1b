import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An owner with a listing on the market whose conversations are only those of the test. */
async function ownerOf(offset: number) {
  const found = await app.db
    .selectFrom('properties')
    .select(['id', 'slug_id', 'added_by'])
    .where('is_on_market', '=', true)
    .where('is_premium', '=', false)
    .where('added_by', 'is not', null)
    .distinctOn('added_by')
    .orderBy('added_by')
    .offset(offset)
    .executeTakeFirstOrThrow();
  await app.db
    .deleteFrom('messages')
    .where((eb) => eb.or([eb('sender_id', '=', found.added_by), eb('receiver_id', '=', found.added_by)]))
    .execute();
  const { rows } = { rows: await app.db.selectFrom('users').select('id').execute() };
  const people = rows.map(({ id }) => id).filter((id) => id !== found.added_by);
  return { ...found, owner: found.added_by!, people };
}
type Owner = Awaited<ReturnType<typeof ownerOf>>;

/** A question so many days ago, and the answer after so many minutes, if there is one. */
async function talk({ owner, id, people }: Owner, person: number, daysAgo: number, minutes?: number) {
  const asked = Date.now() - daysAgo * DAY_MS;
  const asker = people[person]!;
  const line = (sender_id: number, receiver_id: number, at: number) =>
    app.db
      .insertInto('messages')
      .values({ sender_id, receiver_id, property_id: id, message: 'Hello', created_at: new Date(at) })
      .execute();
  await line(asker, owner, asked);
  if (minutes === undefined) return;
  await line(owner, asker, asked + minutes * MINUTE_MS);
  // Later answers of the same conversation do not count.
  await line(owner, asker, asked + minutes * MINUTE_MS + DAY_MS);
}
const shownReplyTime = async ({ slug_id }: Owner): Promise<unknown> =>
  (await app.get('get_property', { slug_id })).body.data[0].reply_minutes;

describe('how long an owner takes to answer (B12)', () => {
  it('is the median of the first answers of the last 90 days', async () => {
    const owner = await ownerOf(0);
    await talk(owner, 0, 2, 30);
    await talk(owner, 1, 10, 90);
    await talk(owner, 2, 80, 600);
    await talk(owner, 3, 5);
    await talk(owner, 4, 120, 1);
    expect(await shownReplyTime(owner)).toBe(90);
  });
  it('is not shown after fewer than three answers', async () => {
    const owner = await ownerOf(1);
    await talk(owner, 0, 2, 30);
    await talk(owner, 1, 10, 90);
    await talk(owner, 2, 100, 90);
    await talk(owner, 3, 1);
    expect(await shownReplyTime(owner)).toBeUndefined();
  });
});
