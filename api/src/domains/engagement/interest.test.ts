import { shownHomeOf } from '../../../test/harness/accounts/own-rows.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
let listing: number;
beforeAll(async () => {
  app = await testApp();
  [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
  const { id } = (await app.get('get-user-data', {}, agent)).body.data;
  listing = await shownHomeOf(app, id);
});
afterAll(() => app.close());

describe('POST interested_users', () => {
  const interest = (type: unknown, token = buyer, property_id: unknown = listing) =>
    app.post('interested_users', { property_id, type }, token);

  it('200: twice is once, and the owner is notified once', async () => {
    for (const type of [1, '1', 0, 0, 1]) expect((await interest(type)).body.error).toBe(false);
    const rows = await app.db
      .selectFrom('interests')
      .select('id')
      .where('property_id', '=', listing)
      .execute();
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const notifications = (await app.get('get_notification_list', { limit: 100 }, agent)).body.data;
    expect(
      notifications.filter(
        ({ title, propertys_id }: { title: string; propertys_id: number }) =>
          title === 'New interest' && propertys_id === listing,
      ),
    ).toHaveLength(1);
  });

  it('200 with error: unknown, own, a wrong type; 401: visitors', async () => {
    expect((await interest(1, buyer, 999_999)).body).toMatchObject({ error: true, key: 'notFound' });
    expect((await interest(1, agent)).body.key).toBe('forbidden');
    expect((await interest(2)).body.key).toBe('validation');
    expect((await interest(1, '')).status).toBe(401);
  });
});

describe('POST add_reports', () => {
  const report = (fields: Record<string, unknown>, token = buyer) =>
    app.post('add_reports', { property_id: listing, ...fields }, token);

  it('200: once per user; the second time is answered as such and changes nothing', async () => {
    expect((await report({ reason_id: 'null', other_message: 'It is a boat.' })).body.message).toContain(
      'Thank',
    );
    expect((await report({ reason_id: 1 })).body).toMatchObject({ error: false });
    expect((await report({ reason_id: 1 })).body.message).toContain('already');
    const rows = await app.db.selectFrom('reports').selectAll().where('property_id', '=', listing).execute();
    expect(rows).toMatchObject([{ reason_id: null, other_message: 'It is a boat.' }]);
  });

  it('200 with error: no reason at all, an unknown one, own listing', async () => {
    expect((await report({})).body).toMatchObject({ error: true, fields: { other_message: 'is required' } });
    expect((await report({ reason_id: 0 })).body.key).toBe('validation');
    expect((await report({ reason_id: 99_999 })).body.fields).toHaveProperty('reason_id');
    expect((await report({ reason_id: 1 }, agent)).body.key).toBe('forbidden');
  });
});
