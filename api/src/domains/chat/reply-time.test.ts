import { DAY_MS, MINUTE_MS } from '#ports/clock.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

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
const factsOf = async ({ slug_id }: Owner): Promise<unknown> =>
  (await app.get('get_property', { slug_id })).body.data[0].responsiveness;

describe('responsiveness (D17)', () => {
  it('has no figures while there are fewer than five conversations, of which one of today without an answer is none', async () => {
    const owner = await ownerOf(2);
    for (const person of [0, 1, 2, 3]) await talk(owner, person, 2 + person, 30);
    await talk(owner, 4, 0.5);
    expect(await factsOf(owner)).toEqual({ conversations: 4, answered_percent: null, reply_minutes: null });
  });

  it('weighs newer conversations more, leaves out those that the owner began and those of long ago', async () => {
    const owner = await ownerOf(3);
    // Half as much for each 30 days: 1 + 1 of quick answers against 3 × 1/4 of slow ones, and 1/4 without an answer.
    for (const person of [0, 1]) await talk(owner, person, 0.01, 5);
    for (const person of [2, 3, 4]) await talk(owner, person, 60, 600);
    await talk(owner, 5, 60);
    await talk(owner, 6, 100, 1);
    await app.db
      .insertInto('messages')
      .values({
        sender_id: owner.owner,
        receiver_id: owner.people[7]!,
        property_id: owner.id,
        message: 'Hello',
      })
      .execute();
    expect(await factsOf(owner)).toEqual({
      conversations: 6,
      answered_percent: Math.round((2.75 / 3) * 100),
      reply_minutes: 5,
    });
  });

  it('is counted once an hour, and is the same on the page of the agent and for the owner', async () => {
    const owner = await ownerOf(4);
    for (const person of [0, 1, 2, 3, 4]) await talk(owner, person, 2, 45);
    const facts = { conversations: 5, answered_percent: 100, reply_minutes: 45 };
    expect(await factsOf(owner)).toEqual(facts);
    for (const person of [5, 6, 7]) await talk(owner, person, 2, 4000);
    expect(await factsOf(owner)).toEqual(facts);
    const { body } = await app.get('agent-properties', { id: owner.owner });
    expect(body.data.customer_data.responsiveness).toEqual(facts);
    app.pass(61 * MINUTE_MS);
    expect(await factsOf(owner)).toMatchObject({ conversations: 8 });
  });

  it('401: own figures for visitors', async () => {
    expect((await app.get('get-responsiveness')).status).toBe(401);
    expect((await app.get('get-responsiveness', {}, await app.signIn('buyer'))).body.data).toMatchObject({
      conversations: expect.any(Number),
    });
  });
});
