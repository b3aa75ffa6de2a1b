import { buyerAndAgent, type BuyerAndAgent } from '../harness/buyer-and-agent.ts';
import { pdf, postForm } from '../harness/forms.ts';
import { testApp, type Reply, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
let ids: BuyerAndAgent['ids'];
beforeEach(async () => {
  app = await testApp();
  ({ buyer, agent, ids } = await buyerAndAgent(app));
});
afterEach(() => app.close());

const interest = (type = 1) => app.post('interested_users', { property_id: ids.listing, type }, buyer);
const block = () => app.post('block-user', { to_user_id: ids.buyer }, agent);
const listed = async () => (await app.get('get_interested_users', { property_id: ids.listing }, agent)).body;
const notifications = async () =>
  (await app.get('get_notification_list', { limit: 100 }, agent)).body.total as number;
/** Those that reach the agent; pages of the buyer hear what the buyer does. */
const pushes = async () =>
  (
    await app.db
      .selectFrom('event_log')
      .select('data')
      .where('type', '=', 'push')
      .where((eb) => eb.or([eb('user_id', '=', ids.agent), eb('user_id', 'is', null)]))
      .execute()
  ).length;

describe('F22 a blocked user does not reach the other', () => {
  it('by being interested: refused as a message is, nothing rings', async () => {
    await block();
    const before = await notifications();
    expect(await interest()).toMatchObject({ status: 400, body: { error: true, key: 'youAreBlocked' } });
    expect(await notifications()).toBe(before);
    expect((await interest(0)).body.error).toBe(false);
  });

  it('by an interest from before: the list of the owner does not show it', async () => {
    await interest();
    const before = await listed();
    await block();
    const after = await listed();
    expect(after.total).toBe(before.total - 1);
    expect(after.data.map(({ id }: { id: number }) => id)).not.toContain(ids.buyer);
  });

  it('by an interest from before: nor do the rows of the own listing and project count it', async () => {
    const { id: project } = await app.db
      .selectFrom('projects')
      .select('id')
      .where('added_by', '=', ids.agent)
      .where('is_live', '=', true)
      .executeTakeFirstOrThrow();
    await interest();
    await app.post('interested_users', { project_id: project, type: 1 }, buyer);
    const counts = async () => {
      const [listings, projects] = await Promise.all(
        ['get-added-properties', 'get-added-projects'].map(
          async (call) => (await app.get(call, { limit: 100 }, agent)).body.data,
        ),
      );
      const ofId = (rows: { id: number }[], id: number) => rows.find((row) => row.id === id);
      return [
        (ofId(listings, ids.listing) as { interested_users?: unknown[] }).interested_users!.length,
        (ofId(projects, project) as { interested_count?: number }).interested_count!,
      ];
    };
    const before = await counts();
    await block();
    expect(await counts()).toEqual(before.map((count) => count - 1));
  });

  it('neither does who has blocked the owner', async () => {
    await app.post('block-user', { to_user_id: ids.agent }, buyer);
    expect((await interest()).body.key).toBe('youBlocked');
  });

  it('by a message whose file is stored while the other blocks', async () => {
    const { put } = app.storage;
    let blocked: Promise<Reply> | undefined;
    app.storage.put = async (...file) => {
      await (blocked ??= block());
      return put(...file);
    };
    const message = { receiver_id: ids.agent, property_id: ids.listing, file: pdf() };
    const before = await pushes();
    expect((await postForm(app, 'send_message', message, buyer)).body).toMatchObject({
      key: 'youAreBlocked',
    });
    expect(await pushes()).toBe(before);
    expect([...app.storage.files.keys()].filter((path) => path.startsWith('chat/'))).toEqual([]);
    const { data } = (await app.get('get_messages', { user_id: ids.buyer, property_id: ids.listing }, agent))
      .body.data;
    expect(data).toEqual([]);
  });

  it('by taking back messages, nor by reading', async () => {
    const message = { receiver_id: ids.agent, property_id: ids.listing, message: 'Hello' };
    const { id } = (await app.post('send_message', message, buyer)).body;
    const answer = { receiver_id: ids.buyer, property_id: ids.listing, message: 'No' };
    await app.post('send_message', answer, agent);
    await block();
    const before = await pushes();
    await app.get('get_messages', { user_id: ids.agent, property_id: ids.listing }, buyer);
    await app.post('delete_chat_message', { receiver_id: ids.agent, message_id: id }, buyer);
    expect(await pushes()).toBe(before);
    const { rows } = { rows: await app.db.selectFrom('event_log').select('type').execute() };
    expect(rows.map(({ type }) => type)).not.toContain('read');
    const { data } = (await app.get('get_messages', { user_id: ids.buyer, property_id: ids.listing }, agent))
      .body.data;
    expect(data).toHaveLength(1);
  });
});

describe('F24 notes do not tell which listings exist', () => {
  const note = (property_id: number, token = buyer, text = 'Mine') =>
    app.post('listing-notes', { property_id, text, device: 'd', revision: 0 }, token);
  const close = (status: string) =>
    app.db.updateTable('properties').set({ request_status: status }).where('id', '=', ids.listing).execute();

  it('404: a closed listing as one that does not exist, unless it was noted before or is the own', async () => {
    await close('rejected');
    const [closed, absent] = [await note(ids.listing), await note(999_999)];
    expect([closed.status, closed.body]).toEqual([404, absent.body]);
    expect((await note(ids.listing, agent)).status).toBe(200);
    await close('approved');
    expect((await note(ids.listing)).status).toBe(200);
    await close('pending');
    expect((await note(ids.listing, buyer, 'Changed')).status).toBe(200);
  });
});
