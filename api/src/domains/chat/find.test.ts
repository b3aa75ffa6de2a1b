import { shownHomeOf, userIdOf } from '../../../test/harness/accounts/own-rows.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
let [buyerId, agentId, listing] = [0, 0, 0];
beforeAll(async () => {
  app = await testApp();
  [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
  [buyerId, agentId] = [await userIdOf(app, buyer), await userIdOf(app, agent)];
  listing = await shownHomeOf(app, agentId);
});
afterAll(() => app.close());

const write = async (message: string, token = buyer): Promise<number> =>
  (
    await app.post(
      'send_message',
      { receiver_id: token === buyer ? agentId : buyerId, property_id: listing, message },
      token,
    )
  ).body.id;
const find = async (query: string, more: object = {}, token = buyer) =>
  (
    await app.get(
      'find-messages',
      { user_id: token === buyer ? agentId : buyerId, property_id: listing, query, ...more },
      token,
    )
  ).body.data;

describe('find-messages', () => {
  it('finds words in both directions without regard to case, the newest first', async () => {
    const first = await write('The Zephyr terrace');
    const second = await write('zephyr it is', agent);
    await write('Something else');
    expect(await find('ZEPHYR')).toEqual({ ids: [second, first], total: 2 });
    expect(await find('zephyr', { before: second })).toEqual({ ids: [first], total: 2 });
    expect(await find('mistral')).toEqual({ ids: [], total: 0 });
    expect(await find('\u064b')).toEqual({ ids: [], total: 0 });
  });

  it.each([
    ['Große Straße', 'grosse strasse'],
    ['Im Café, um zehn', 'CAFE'],
    ['Nos vemos en la plaza de Cádiz', 'cadiz'],
    ['مُوعد في الإسكندرية', 'موعد في الاسكندرية'],
    ['متى نلتقي', 'متي'],
  ])('finds “%s” by “%s”, as the search of homes does', async (message, words) => {
    const id = await write(message);
    expect((await find(words)).ids).toEqual([id]);
  });

  it('takes signs as they are written, and reads nothing', async () => {
    const percent = await write('100 % zephyr_like');
    expect((await find('%')).ids).toEqual([percent]);
    expect((await find('zephyr_l')).ids).toEqual([percent]);
    expect((await find('％')).ids).toEqual([percent]);
    expect((await find('zephyr', {}, agent)).ids).toContain(percent);
    const { is_read: isRead } = await app.db
      .selectFrom('messages')
      .select('is_read')
      .where('id', '=', percent)
      .executeTakeFirstOrThrow();
    expect(isRead).toBe(false);
  });

  it('does not find what is deleted, and needs words and a signed-in user', async () => {
    const gone = await write('sirocco');
    await app.post('delete_chat_message', { receiver_id: buyerId, message_id: gone }, agent);
    expect((await find('sirocco', {}, agent)).total).toBe(0);
    expect((await find('sirocco')).ids).toEqual([gone]);
    const asked = { user_id: agentId, property_id: listing };
    expect((await app.get('find-messages', { ...asked, query: ' ' }, buyer)).body.key).toBe('validation');
    expect((await app.get('find-messages', { ...asked, query: 'a' })).status).toBe(401);
  });
});
