import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let agent: string;
let buyer: string;
let agentId: number;
let home: { id: number; slug_id: string; title: string };

beforeAll(async () => {
  app = await testApp();
  [agent, buyer] = [await app.signIn('agent'), await app.signIn('buyer')];
  agentId = (await app.get('get-user-data', {}, agent)).body.data.id;
  home = await app.db
    .selectFrom('properties')
    .select(['id', 'slug_id', 'title'])
    .where('added_by', '=', agentId)
    .where('is_on_market', '=', true)
    .where('is_premium', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (const table of ['interests', 'project_interests', 'blocks'] as const)
    await app.db.deleteFrom(table).execute();
  for (const table of ['properties', 'projects'] as const)
    await app.db
      .updateTable(table)
      .set({ request_status: 'approved' })
      .where('added_by', '=', agentId)
      .execute();
  await app.db
    .updateTable('properties')
    .set({ confirmation_step: 'confirmed' })
    .where('added_by', '=', agentId)
    .execute();
});
afterAll(() => app.close());

const steps = async (token = agent) => (await app.get('get-listing-steps', {}, token)).body.data;
const nothing = { count: 0, newest: null };
const homeStep = () => ({ kind: 'property', id: home.id, slug_id: home.slug_id, title: home.title });

describe('GET get-listing-steps', () => {
  it('401: for visitors', async () => {
    expect((await app.get('get-listing-steps')).status).toBe(401);
  });

  it('200: nothing waits', async () => {
    expect(await steps()).toEqual({ leads: nothing, rejected: nothing, to_confirm: nothing });
  });

  it('200: a user is interested, until the owner has noted that they were written to; a blocked one is left out', async () => {
    await app.post('interested_users', { property_id: home.id, type: 1 }, buyer);
    expect((await steps()).leads).toEqual({ count: 1, newest: homeStep() });
    expect((await steps(buyer)).leads).toEqual(nothing);
    const { id: buyerId } = (await app.get('get-user-data', {}, buyer)).body.data;
    const block = { by_user_id: agentId, user_id: buyerId, reason: '' };
    await app.db.insertInto('blocks').values(block).execute();
    expect((await steps()).leads).toEqual(nothing);
    await app.db.deleteFrom('blocks').execute();
    await app.post('update-lead', { property_id: home.id, user_id: buyerId, state: 'contacted' }, agent);
    expect((await steps()).leads).toEqual(nothing);
  });

  it('200: listings and projects that were refused, and homes that are to be confirmed', async () => {
    const project = await app.db
      .updateTable('projects')
      .set({ request_status: 'rejected', updated_at: new Date(app.now()) })
      .where('added_by', '=', agentId)
      .where('id', '=', (eb) =>
        eb
          .selectFrom('projects')
          .select((inner) => inner.fn.min('id').as('id'))
          .where('added_by', '=', agentId),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('properties')
      .set({ confirmation_step: 'asked' })
      .where('id', '=', home.id)
      .execute();
    const { rejected, to_confirm } = await steps();
    expect([rejected.count, rejected.newest.kind, rejected.newest.id]).toEqual([1, 'project', project.id]);
    expect(to_confirm).toEqual({ count: 1, newest: homeStep() });
  });
});
