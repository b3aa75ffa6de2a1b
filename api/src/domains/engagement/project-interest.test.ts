import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
let project: number;
beforeAll(async () => {
  app = await testApp();
  [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
  const { id } = (await app.get('get-user-data', {}, agent)).body.data;
  const found = await app.db
    .selectFrom('projects')
    .select(['id', 'added_by'])
    .where('is_live', '=', true)
    .executeTakeFirstOrThrow();
  project = found.id;
  await app.db.updateTable('projects').set({ added_by: id }).where('id', '=', project).execute();
  await app.db.deleteFrom('project_interests').execute();
});
afterAll(() => app.close());

const interest = (fields: Record<string, unknown>, token = buyer) =>
  app.post('interested_users', { project_id: project, type: 1, ...fields }, token);
const notificationsOf = async (token: string) =>
  (await app.get('get_notification_list', { limit: 100 }, token)).body.data as {
    title: string;
    message: string;
  }[];
const people = async (token = agent) => app.get('get-interested-users', { project_id: project }, token);

describe('POST interested_users for a project (A22)', () => {
  it('200: twice is once, the developer is notified once and sees who it is', async () => {
    for (const type of [1, '1', 0, 0, 1]) expect((await interest({ type })).body.error).toBe(false);
    expect((await people()).body).toMatchObject({ total: 1, data: [{ message: '' }] });
    const notifications = (await notificationsOf(agent)).filter(({ title }) => title === 'New interest');
    expect(notifications.filter(({ message }) => /enquiry about/.test(message)).length).toBeGreaterThan(0);
    const rows = await app.db
      .selectFrom('notifications')
      .select('id')
      .where('title', '=', 'New interest')
      .execute();
    await interest({ type: 0 });
    await interest({ type: 1 });
    const after = await app.db
      .selectFrom('notifications')
      .select('id')
      .where('title', '=', 'New interest')
      .execute();
    expect(after).toHaveLength(rows.length);
  });

  it('200: a question reaches the developer with the name of who asks, the same one once', async () => {
    for (const _ of [1, 2]) await interest({ message: 'When is it ready?' });
    expect((await people()).body).toMatchObject({ total: 1, data: [{ message: 'When is it ready?' }] });
    const asked = (await notificationsOf(agent)).filter(({ message }) =>
      message.includes('When is it ready?'),
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]!.message).toContain('buyer@example.com');
  });

  it('200: a question about a project of the provider lies with those of the contact form', async () => {
    const other = await app.db
      .selectFrom('projects')
      .select(['id', 'title'])
      .where('is_live', '=', true)
      .where('id', '<>', project)
      .executeTakeFirstOrThrow();
    await app.db.updateTable('projects').set({ added_by: null }).where('id', '=', other.id).execute();
    await interest({ project_id: other.id, message: 'Is there a show home?' });
    const kept = await app.db
      .selectFrom('contact_messages')
      .select(['subject', 'message'])
      .where('email', '=', 'buyer@example.com')
      .execute();
    expect(kept).toEqual([{ subject: other.title, message: 'Is there a show home?' }]);
  });

  it('200 with error: unknown, own, neither listing nor project; 401: visitors', async () => {
    expect((await interest({ project_id: 999_999 })).body).toMatchObject({ error: true, key: 'notFound' });
    expect((await interest({}, agent)).body.key).toBe('forbidden');
    expect((await interest({ project_id: undefined })).body.fields).toHaveProperty('property_id');
    expect((await interest({}, '')).status).toBe(401);
  });

  it('get-interested-users, 400: the project of another user', async () => {
    expect(await people(await app.signIn('owner'))).toMatchObject({
      status: 400,
      body: { key: 'notFound' },
    });
  });

  it('get-project-detail reports whether the caller is interested, and whether an interest can be sent', async () => {
    const detail = async () =>
      (await app.get('get-project-detail', { id: project }, agent)).body.data as Record<string, unknown>;
    expect(await detail()).toMatchObject({
      is_interested: 0,
      is_interest_available: true,
      customer: { is_verified: expect.any(Boolean) },
    });
  });
});
