import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('GET get_chats', () => {
  it('200: one row per other side and listing, newest first, with what is unread', async () => {
    const { body } = await app.get('get_chats', { page: 0 }, await app.signIn('buyer'));
    const dates = body.data.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(body.total_page).toBe(1);
    expect(body.data[0]).toMatchObject({ unread_count: 1, is_blocked_by_me: false });
    const keys = body.data.map(
      ({ user_id, property_id }: { user_id: number; property_id: number }) => `${user_id}/${property_id}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('200: the provider is the other side with id 0', async () => {
    const { body } = await app.get('get_chats', {}, await app.signIn('buyer'));
    const provider = body.data.find(({ user_id }: { user_id: number }) => user_id === 0);
    expect(provider).toMatchObject({ name: 'Lintel Homes' });
    expect(provider).not.toHaveProperty('fcm_id');
  });

  it('200: pages', async () => {
    const token = await app.signIn('agent');
    const all = (await app.get('get_chats', {}, token)).body;
    const second = (await app.get('get_chats', { page: 2, per_page: 2 }, token)).body;
    expect(second.data[0]).toEqual(all.data[2]);
    expect(second.total_page).toBe(Math.ceil(all.data.length / 2));
  });

  it('200: shows who blocked whom', async () => {
    const token = await app.signIn('buyer');
    const withUser = async () =>
      (await app.get('get_chats', {}, token)).body.data.find((row: { user_id: number }) => row.user_id !== 0);
    const me = (await app.get('get-user-data', {}, token)).body.data.id;
    await app.db
      .insertInto('blocks')
      .values({ by_user_id: (await withUser()).user_id, user_id: me })
      .execute();
    expect(await withUser()).toMatchObject({ is_blocked_by_me: false, is_blocked_by_user: true });
  });

  it('401: visitors', async () => {
    expect((await app.get('get_chats')).status).toBe(401);
  });
});
