import { userIdOf } from '../../../test/harness/accounts/own-rows.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

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

  it('200: what is hidden from one side neither counts nor shows there, blocked or not', async () => {
    const [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
    const [me, other] = [await userIdOf(app, buyer), await userIdOf(app, agent)];
    const { id: property_id } = await app.db
      .selectFrom('properties')
      .select('id')
      .where('added_by', '=', other)
      .where('is_live', '=', true)
      .where('id', 'not in', app.db.selectFrom('messages').select('property_id'))
      .executeTakeFirstOrThrow();
    await app.db.deleteFrom('blocks').execute();
    const write = async (message: string) =>
      (await app.post('send_message', { receiver_id: other, property_id, message }, buyer)).body.id as number;
    const rowFor = async (token: string) =>
      (await app.get('get_chats', {}, token)).body.data.find(
        (row: { property_id: number }) => row.property_id === property_id,
      );
    const first = await write('First');
    const second = await write('Second');
    expect(await rowFor(agent)).toMatchObject({ last_message: 'Second', unread_count: 2 });
    await app.post('delete_chat_message', { receiver_id: other, message_id: second }, agent);
    expect(await rowFor(agent)).toMatchObject({ last_message: 'First', unread_count: 1 });
    expect(await rowFor(buyer)).toMatchObject({ last_message: 'Second', unread_count: 0 });
    await app.post('block-user', { to_user_id: me }, agent);
    expect(await rowFor(agent)).toMatchObject({ is_blocked_by_me: true, is_blocked_by_user: false });
    expect(await rowFor(buyer)).toMatchObject({ is_blocked_by_me: false, is_blocked_by_user: true });
    await app.post('delete_chat_message', { receiver_id: other, message_id: first }, agent);
    expect(await rowFor(agent)).toBeUndefined();
    expect(await rowFor(buyer)).toMatchObject({ last_message: 'Second' });
    await app.post('unblock-user', { to_user_id: me }, agent);
    await write('Third');
    expect(await rowFor(agent)).toMatchObject({ last_message: 'Third', unread_count: 1 });
  });

  it('401: visitors', async () => {
    expect((await app.get('get_chats')).status).toBe(401);
  });
});

describe('GET get-conversation', () => {
  /** A listing of the agent that the buyer has not written about. */
  async function untouched() {
    const [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
    const [me, owner] = [await userIdOf(app, buyer), await userIdOf(app, agent)];
    const listing = await app.db
      .selectFrom('properties as p')
      .select(['p.id', 'p.slug_id', 'p.price'])
      .where('p.added_by', '=', owner)
      .where('p.is_live', '=', true)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('messages as m').select('m.id').whereRef('m.property_id', '=', 'p.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('interests as i').select('i.id').whereRef('i.property_id', '=', 'p.id'))),
      )
      .executeTakeFirstOrThrow();
    const of = (user_id: number, token: string) =>
      app.get('get-conversation', { user_id, property_id: listing.id }, token);
    return { buyer, agent, me, owner, listing, of };
  }

  it('200: person and listing before the first message; the interest of the buyer, for both sides', async () => {
    const { buyer, agent, me, owner, listing, of } = await untouched();
    expect((await of(owner, buyer)).body.data).toMatchObject({
      user_id: owner,
      name: expect.stringMatching(/./),
      property: {
        id: listing.id,
        slug_id: listing.slug_id,
        price: listing.price,
        is_live: true,
        is_mine: false,
      },
      is_interested: false,
      is_blocked_by_me: false,
      is_active: true,
    });
    expect((await of(me, agent)).body).toMatchObject({ error: true, key: 'notFound' });
    expect((await of(owner, buyer)).body.data.first_own_message_id).toBeNull();
    const write = { receiver_id: owner, property_id: listing.id, message: 'Hello' };
    const { body: first } = await app.post('send_message', write, buyer);
    await app.post('send_message', write, buyer);
    expect((await of(owner, buyer)).body.data.first_own_message_id).toBe(first.id);
    expect((await of(me, agent)).body.data.first_own_message_id).toBeNull();
    await app.db.insertInto('interests').values({ property_id: listing.id, user_id: me }).execute();
    expect((await of(owner, buyer)).body.data.is_interested).toBe(true);
    expect((await of(me, agent)).body.data).toMatchObject({
      is_interested: true,
      property: { is_mine: true },
    });
  });

  it('200: who has blocked whom, and that the account of the other side is closed', async () => {
    const { buyer, agent, me, owner, listing, of } = await untouched();
    await app.post('block-user', { to_user_id: owner }, buyer);
    expect((await of(owner, buyer)).body.data).toMatchObject({
      is_blocked_by_me: true,
      is_blocked_by_user: false,
    });
    await app.post('unblock-user', { to_user_id: owner }, buyer);
    await app.post('block-user', { to_user_id: me }, agent);
    expect((await of(owner, buyer)).body.data).toMatchObject({
      is_blocked_by_me: false,
      is_blocked_by_user: true,
    });
    await app.post('unblock-user', { to_user_id: me }, agent);
    const write = (message: string) =>
      app.post('send_message', { receiver_id: owner, property_id: listing.id, message }, buyer);
    await write('Hello');
    await app.db.updateTable('users').set({ is_active: false }).where('id', '=', owner).execute();
    expect((await of(owner, buyer)).body.data.is_active).toBe(false);
    expect((await write('Still there?')).body).toMatchObject({
      key: 'notFound',
      message: 'The account of this person is closed.',
    });
    await app.db.updateTable('users').set({ is_active: true }).where('id', '=', owner).execute();
  });

  it('404: of a listing off the market, unless the two have talked; of oneself; of an unknown listing', async () => {
    const { buyer, me, owner, listing, of } = await untouched();
    expect((await of(me, buyer)).body.key).toBe('notFound');
    expect(
      (await app.get('get-conversation', { user_id: owner, property_id: 999_999 }, buyer)).body.key,
    ).toBe('notFound');
    const market = (status: number) =>
      app.db.updateTable('properties').set({ status }).where('id', '=', listing.id).execute();
    await market(0);
    expect((await of(owner, buyer)).body.key).toBe('notFound');
    await market(1);
    await app.post('send_message', { receiver_id: owner, property_id: listing.id, message: 'Hello' }, buyer);
    await market(0);
    expect((await of(owner, buyer)).body.data.property.is_live).toBe(false);
    await market(1);
  });

  it('401: visitors', async () => {
    expect((await app.get('get-conversation', { user_id: 1, property_id: 1 })).status).toBe(401);
  });
});
