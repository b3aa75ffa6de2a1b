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
    expect(Object.keys(body.data[0]).toSorted()).toEqual([
      'created_at',
      'email',
      'id',
      'mobile',
      'mobile_text',
      'name',
      'note',
      'profile',
      'state',
    ]);
    expect(body.data[0]).toMatchObject({ state: 'new', note: '' });
  });

  it('400: another’s listing or none; 401: visitors', async () => {
    const stranger = await app.signIn('owner');
    const query = { property_id: listing.id };
    expect(await app.get(call, query, stranger)).toMatchObject({ status: 400, body: { key: 'notFound' } });
    expect(await app.get(call, {}, agent)).toMatchObject({ status: 400, body: { key: 'notFound' } });
    expect((await app.get(call, query)).status).toBe(401);
  });
});

describe.each(['property', 'project'] as const)('a lead of a %s', (kind) => {
  it('has the newest message between owner and user beside it; what the owner removed does not', async () => {
    const owner = (await app.get('get-user-data', {}, agent)).body.data.id;
    const buyer = await app.signIn('buyer');
    const { id } = (await app.get('get-user-data', {}, buyer)).body.data;
    const project = await app.db
      .selectFrom('projects')
      .select('id')
      .where('added_by', '=', owner)
      .where('is_live', '=', true)
      .executeTakeFirstOrThrow();
    const isProject = kind === 'project';
    const which = isProject ? { project_id: project.id } : { property_id: listing.id };
    const about = isProject ? 1_000_000_000 + project.id : listing.id;
    await app.db.deleteFrom('messages').where('property_id', '=', about).execute();
    await app.post('interested_users', { ...which, type: 1 }, buyer);
    const last = async () =>
      (await app.get('get-interested-users', { ...which, limit: 100 }, agent)).body.data.find(
        (row: { id: number }) => row.id === id,
      ).last_message;
    const write = (receiver_id: number, message: string, token: string) =>
      app.post('send_message', { receiver_id, property_id: about, message }, token);
    expect(await last()).toBeUndefined();
    await write(owner, 'Is it free on Saturday?', buyer);
    expect(await last()).toMatchObject({ kind: 'text', text: 'Is it free on Saturday?', is_mine: false });
    await write(id, 'Yes, at ten.', agent);
    expect(await last()).toMatchObject({ text: 'Yes, at ten.', is_mine: true });
    await app.db
      .updateTable('messages')
      .set({ hidden_from_sender: true })
      .where('property_id', '=', about)
      .where('sender_id', '=', owner)
      .execute();
    expect(await last()).toMatchObject({ text: 'Is it free on Saturday?' });
  });
});

describe('POST update-lead', () => {
  const lead = async (fields: object = {}, token = agent) =>
    app.post('update-lead', { property_id: listing.id, user_id: await interestedUser(), ...fields }, token);
  const interestedUser = async () =>
    (
      await app.db
        .selectFrom('interests')
        .select('user_id')
        .where('property_id', '=', listing.id)
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).user_id;
  beforeAll(async () => {
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'buyer@example.com')
      .executeTakeFirstOrThrow();
    await app.db.deleteFrom('interests').where('property_id', '=', listing.id).execute();
    await app.db.insertInto('interests').values({ property_id: listing.id, user_id: id }).execute();
  });

  it('200: state and note are kept, each one stays when the other changes, and lists can ask for a state', async () => {
    expect((await lead({ state: 'contacted' })).body.data).toMatchObject({ state: 'contacted', note: '' });
    expect((await lead({ note: 'Calls back\non Monday.' })).body.data).toMatchObject({
      state: 'contacted',
      note: 'Calls back\non Monday.',
    });
    const inState = async (state: string) =>
      (await app.get('get-interested-users', { property_id: listing.id, state }, agent)).body;
    expect(await inState('contacted')).toMatchObject({ total: 1, data: [{ state: 'contacted' }] });
    expect(await inState('viewing')).toMatchObject({ total: 0, data: [] });
    expect((await lead({ note: '' })).body.data.note).toBe('');
  });

  it('200: of a project too', async () => {
    const { id: owner } = (await app.get('get-user-data', {}, agent)).body.data;
    const project = await app.db
      .selectFrom('projects')
      .select(['id', 'slug_id'])
      .where('added_by', '=', owner)
      .executeTakeFirstOrThrow();
    const user = await interestedUser();
    await app.db
      .insertInto('project_interests')
      .values({ project_id: project.id, user_id: user, message: 'When?' })
      .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ message: 'When?' }))
      .execute();
    const changed = await app.post(
      'update-lead',
      { project_id: project.id, user_id: user, state: 'viewing' },
      agent,
    );
    expect(changed.body.data).toMatchObject({ id: user, message: 'When?', state: 'viewing' });
    const { body } = await app.get('get-interested-users', { project_slug_id: project.slug_id }, agent);
    expect(body.data.find(({ id }: { id: number }) => id === user)).toMatchObject({ state: 'viewing' });
  });

  it('400: a user who has blocked the owner, whose note nothing is kept of', async () => {
    const { id: owner } = (await app.get('get-user-data', {}, agent)).body.data;
    const block = { by_user_id: await interestedUser(), user_id: owner };
    const before = (await lead({ note: 'Calls back.' })).body.data;
    await app.db.insertInto('blocks').values(block).execute();
    expect(await lead({ note: 'Blocked me.' })).toMatchObject({ status: 400, body: { key: 'notFound' } });
    await app.db.deleteFrom('blocks').where('by_user_id', '=', block.by_user_id).execute();
    const { data } = (await app.get('get-interested-users', { property_id: listing.id }, agent)).body;
    expect(data).toEqual([before]);
  });

  it('400: a user who is not interested, an unknown state, a listing of another user; 401: visitors', async () => {
    expect(await lead({ user_id: 999_999 })).toMatchObject({ status: 400, body: { key: 'notFound' } });
    expect(await lead({ state: 'sold' })).toMatchObject({ status: 400, body: { key: 'validation' } });
    const stranger = await app.signIn('owner');
    expect(await lead({ state: 'closed' }, stranger)).toMatchObject({
      status: 400,
      body: { key: 'notFound' },
    });
    expect((await app.post('update-lead', { property_id: listing.id, user_id: 1 })).status).toBe(401);
    const { state } = await app.db
      .selectFrom('interests')
      .select('state')
      .where('property_id', '=', listing.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('contacted');
  });
});
