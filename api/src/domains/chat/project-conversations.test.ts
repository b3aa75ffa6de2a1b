import { userIdOf } from '../../../test/harness/accounts/own-rows.ts';
import { FIRST_PROJECT } from '@lintel/api-contract';
import { pdf, postForm } from '../../../test/harness/forms.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let [buyer, agent] = ['', ''];
let [buyerId, agentId] = [0, 0];
let project: { id: number; title: string; slug_id: string };
beforeAll(async () => {
  app = await testApp();
  [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
  [buyerId, agentId] = [await userIdOf(app, buyer), await userIdOf(app, agent)];
  const row = await app.db
    .selectFrom('projects')
    .select(['id', 'title', 'slug_id'])
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('projects')
    .set({ added_by: agentId, status: 1, request_status: 'approved' })
    .where('id', '=', row.id)
    .execute();
  project = row;
});
afterAll(() => app.close());

const about = () => FIRST_PROJECT + project.id;
const conversation = async (token: string) =>
  (
    await app.get(
      'get-conversation',
      { user_id: token === buyer ? agentId : buyerId, property_id: about() },
      token,
    )
  ).body;
const send = async (message: string, token = buyer) =>
  (
    await app.post(
      'send_message',
      { receiver_id: token === buyer ? agentId : buyerId, property_id: about(), message },
      token,
    )
  ).body;

describe('a conversation about a project', () => {
  it('opens before its first message, and only to those who may begin one', async () => {
    expect((await conversation(buyer)).data.property).toMatchObject({
      id: about(),
      title: project.title,
      slug_id: project.slug_id,
      is_project: true,
      is_live: true,
      is_mine: false,
    });
    expect((await conversation(agent)).key).toBe('notFound');
  });

  it('has messages in both directions, a row in the list, reading, search and deletion as any other', async () => {
    expect((await send('When is it ready?')).error).toBe(false);
    expect((await send('In autumn.', agent)).error).toBe(false);
    const [row] = (await app.get('get_chats', {}, buyer)).body.data;
    expect(row).toMatchObject({
      property_id: about(),
      user_id: agentId,
      title: project.title,
      slug_id: project.slug_id,
      unread_count: 1,
    });
    const asked = { user_id: agentId, property_id: about() };
    const { data } = (await app.get('get_messages', asked, buyer)).body.data;
    expect(data.map((message: { message: string }) => message.message)).toEqual([
      'In autumn.',
      'When is it ready?',
    ]);
    expect((await app.get('get_chats', {}, buyer)).body.data[0].unread_count).toBe(0);
    expect((await app.get('find-messages', { ...asked, query: 'autumn' }, buyer)).body.data.total).toBe(1);
    const typing = await app.post('chat-typing', asked, buyer);
    expect(typing.status).toBe(200);
    await app.post('delete_chat_message', { receiver_id: agentId, property_id: about() }, buyer);
    expect((await app.get('get_messages', asked, buyer)).body.data.total).toBe(0);
  });

  it('goes with its project, and there is none about a project that does not exist', async () => {
    const asked = { user_id: agentId, property_id: FIRST_PROJECT + 999_999 };
    expect((await app.get('get-conversation', asked, buyer)).body.key).toBe('notFound');
    await postForm(
      app,
      'send_message',
      { receiver_id: buyerId, property_id: about(), message: 'Still there?', file: pdf() },
      agent,
    );
    const { file } = await app.db
      .selectFrom('messages')
      .select('file')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(app.storage.files.has(file)).toBe(true);
    expect((await app.post('delete_project', { id: project.id }, agent)).status).toBe(200);
    expect(app.storage.files.has(file)).toBe(false);
    const rows = (await app.get('get_chats', {}, agent)).body.data;
    expect(rows.some((row: { property_id: number }) => row.property_id === about())).toBe(false);
  });
});
