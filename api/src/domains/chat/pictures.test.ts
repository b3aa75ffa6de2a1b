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

afterEach(() => app.db.deleteFrom('blocks').where('user_id', '=', buyerId).execute());

const newMessage = async (token: string, values: { file: string; file_name: string }): Promise<number> => {
  const [sender, receiver] = token === buyer ? [buyerId, agentId] : [agentId, buyerId];
  const { id } = await app.db
    .insertInto('messages')
    .values({ sender_id: sender, receiver_id: receiver, property_id: listing, message: '', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const pictures = (token = buyer) =>
  app.get(
    'conversation-pictures',
    { user_id: token === buyer ? agentId : buyerId, property_id: listing },
    token,
  );
const idsOf = async (token = buyer) => (await pictures(token)).body.data.map(({ id }: { id: number }) => id);

describe('conversation-pictures', () => {
  it('has the pictures of both sides, oldest first, without papers and without what one side deleted', async () => {
    const first = await newMessage(buyer, { file: 'chat/a.jpg', file_name: 'Garden.JPG' });
    await newMessage(buyer, { file: 'chat/b.pdf', file_name: 'contract.pdf' });
    const second = await newMessage(agent, { file: 'chat/c.PNG', file_name: 'hall.png' });
    const { data, total } = (await pictures()).body;
    expect(total).toBe(2);
    expect(data).toEqual([
      { id: first, sender_id: buyerId, url: expect.stringContaining('chat/a.jpg'), file_name: 'Garden.JPG' },
      { id: second, sender_id: agentId, url: expect.stringContaining('chat/c.PNG'), file_name: 'hall.png' },
    ]);
    await app.post('delete_chat_message', { receiver_id: buyerId, message_id: first }, agent);
    expect([await idsOf(agent), await idsOf()]).toEqual([[second], [first, second]]);
  });

  it('gives no new address of what a user sent who has blocked the caller', async () => {
    const own = await newMessage(buyer, { file: 'chat/d.webp', file_name: 'mine.webp' });
    const theirs = await newMessage(agent, { file: 'chat/e.webp', file_name: 'theirs.webp' });
    await app.post('block-user', { to_user_id: buyerId }, agent);
    const ids = await idsOf();
    expect(ids).toContain(own);
    expect(ids).not.toContain(theirs);
    expect(await idsOf(agent)).toContain(own);
  });

  it('401: a visitor', async () => {
    expect((await app.get('conversation-pictures', { user_id: agentId, property_id: listing })).status).toBe(
      401,
    );
  });
});
