import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
let listing: { id: number; slug_id: string };
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn('agent');
  listing = await app.db
    .selectFrom('properties as p')
    .innerJoin('users as u', 'u.id', 'p.added_by')
    .select(['p.id', 'p.slug_id'])
    .where('u.email', '=', 'agent@example.com')
    .where('p.is_on_market', '=', true)
    .executeTakeFirstOrThrow();
  await app.db.deleteFrom('interests').where('property_id', '=', listing.id).execute();
});
afterAll(() => app.close());

describe.each(['get-interested-users', 'get_interested_users'])('GET %s', (call) => {
  it('200: no interested user yet is an empty list', async () => {
    await app.db.deleteFrom('interests').where('property_id', '=', listing.id).execute();
    const { status, body } = await app.get(call, { property_id: listing.id }, agent);
    expect({ status, ...body }).toMatchObject({ status: 200, error: false, data: [], total: 0 });
  });

  it('200: who is interested, newest first, a page at a time', async () => {
    const people = await app.db.selectFrom('users').select('id').limit(3).execute();
    for (const { id } of people)
      await app.db.insertInto('interests').values({ property_id: listing.id, user_id: id }).execute();
    const { body } = await app.get(call, { slug_id: listing.slug_id, limit: 2 }, agent);
    expect(body.total).toBe(3);
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([people[2]!.id, people[1]!.id]);
    expect(Object.keys(body.data[0]).toSorted()).toEqual(['email', 'id', 'mobile', 'name', 'profile']);
  });

  it('400: another’s listing or none; 401: visitors', async () => {
    const stranger = await app.signIn('owner');
    const query = { property_id: listing.id };
    expect(await app.get(call, query, stranger)).toMatchObject({ status: 400, body: { key: 'notFound' } });
    expect(await app.get(call, {}, agent)).toMatchObject({ status: 400, body: { key: 'notFound' } });
    expect((await app.get(call, query)).status).toBe(401);
  });
});
