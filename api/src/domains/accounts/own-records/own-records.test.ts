import { userIdOf } from '../../../../test/harness/accounts/own-rows.ts';
import { openEvents } from '../../../../test/harness/events-reader.ts';
import { sql } from 'kysely';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
let buyer: string;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  [buyer, agent] = [await app.signIn('buyer'), await app.signIn('agent')];
});
afterAll(() => app.close());

const records = async (kind: string, token = buyer) =>
  (await app.get('get-own-records', { kind }, token)).body as {
    data: Record<string, unknown>[];
    total: number;
  };

/** Where a user finds what a table stores about them: a kind of the page of their data, or why it is in none. */
const places: Record<string, string> = {
  adverts: 'kind adverts',
  blocks: 'kind blocked',
  address_undos: 'a link that was mailed',
  event_log: 'on its way to open pages, for minutes',
  listing_events: 'history of a listing, on its page',
  notification_reads: 'kind notifications',
  checkout_claims: 'seconds while a payment begins',
  devices: 'kind push_devices',
  favourites: 'kind favourites',
  home_marks: 'kinds hidden and compared',
  identities: 'ways to sign in, on the page of security',
  account_deletions: 'dialog of the deletion',
  closed_accounts: 'its own properties and projects, while the account is closed',
  interests: 'kinds interests and leads',
  listing_notes: 'kind notes',
  messages: 'kinds messages and conversations',
  notification_recipients: 'kind notifications',
  otp_proofs: 'a code, for minutes',
  password_resets: 'a link that was mailed',
  personalised_fields: 'kind preferences',
  project_interests: 'kinds interests and leads',
  projects: 'kind projects',
  properties: 'kind properties',
  push_outbox: 'on its way to a device',
  quick_replies: 'kind replies',
  reports: 'kind reports',
  saved_searches: 'kind searches',
  security_events: 'kind events',
  sessions: 'kind sessions',
  transactions: 'kind payments',
  transfer_offers: 'what a transfer costs, on the page of its package',
  user_reports: 'kind reports',
  user_packages: 'kinds packages and units',
  verification_applications: 'kind verification',
};

it('every table that names a user is a kind of their data, or has a reason not to be', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass order by 1`.execute(app.db);
  expect(Object.keys(places).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

describe('GET get-own-records', () => {
  it('401: for visitors; 400: of no kind', async () => {
    expect((await app.get('get-own-records', { kind: 'leads' })).status).toBe(401);
    expect((await app.get('get-own-records', { kind: 'users' }, buyer)).status).toBe(400);
  });

  it('200: an interest is there for the user, and a lead with its note for the owner', async () => {
    await app.db.deleteFrom('interests').execute();
    await app.db.deleteFrom('project_interests').execute();
    const [agentId, buyerId] = [await userIdOf(app, agent), await userIdOf(app, buyer)];
    const home = await app.db
      .selectFrom('properties')
      .select(['id', 'title'])
      .where('added_by', '=', agentId)
      .where('is_on_market', '=', true)
      .where('is_premium', '=', false)
      .executeTakeFirstOrThrow();
    await app.post('interested_users', { property_id: home.id, type: 1 }, buyer);
    await app.post('update-lead', { property_id: home.id, user_id: buyerId, note: 'Saturday' }, agent);
    expect(await records('interests')).toMatchObject({
      total: 1,
      data: [{ subject: 'property', title: home.title }],
    });
    const [lead] = (await records('leads', agent)).data;
    expect(lead).toMatchObject({ title: home.title, note: 'Saturday' });
    expect((await records('leads')).total).toBe(0);
  });

  it('200: each kind answers rows of the caller alone', async () => {
    const [own, total] = [await records('adverts', agent), (await records('adverts', buyer)).total];
    expect(own.total).toBeGreaterThan(0);
    expect(own.data[0]).toMatchObject({ title: expect.any(String), ends_at: expect.any(String) });
    expect(total).toBe(0);
    for (const kind of ['reports', 'push_devices', 'units', 'viewings', 'hidden', 'compared'])
      expect((await app.get('get-own-records', { kind, limit: 1 }, agent)).status).toBe(200);
  });
});

it('pages have each row once, also where many are of the same moment', async () => {
  await sql`
    insert into devices (fcm_id, user_id, created_at)
    select 'device ' || n, ${await userIdOf(app, agent)}::bigint, now() - make_interval(days => n % 3) from generate_series(1, 1000) n`.execute(
    app.db,
  );
  const tokens: unknown[] = [];
  for (let offset = 0; offset < 1000; offset += 100) {
    const { body } = await app.get('get-own-records', { kind: 'push_devices', limit: 100, offset }, agent);
    tokens.push(...body.data.map(({ token }: { token: string }) => token));
  }
  expect(new Set(tokens).size).toBe(1000);
});

describe('POST erase-own-records', () => {
  it.each([
    ['favourites', 'add_favourite', { type: 1 }, 'get_favourite_property', {}],
    ['hidden', 'home-marks', { kind: 'hidden' }, 'home-marks', { kind: 'hidden' }],
    ['compared', 'home-marks', { kind: 'compare' }, 'home-marks', { kind: 'compare' }],
  ] as const)(
    '200: all %s of the caller go, the other kinds stay',
    async (kind, write, sent, read, query) => {
      const { id } = await app.db
        .selectFrom('properties')
        .select('id')
        .where('is_live', '=', true)
        // The same one each time.
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      await app.post('add_favourite', { property_id: id, type: 1 }, buyer);
      for (const mark of ['hidden', 'compare']) await app.post('home-marks', { kind: mark, add: id }, buyer);
      await app.post(write, { ...sent, add: id, property_id: id }, agent);
      const count = async (token: string) => (await app.get(read, query, token)).body.total as number;
      const others = await count(agent);
      expect([await count(buyer), others].every((n) => n > 0)).toBe(true);
      expect((await app.post('erase-own-records', { kind }, buyer)).status).toBe(200);
      expect([await count(buyer), await count(agent)]).toEqual([0, others]);
      for (const mark of ['hidden', 'compared'].filter((other) => other !== kind))
        expect((await records(mark)).total).toBe(1);
    },
  );

  it('200: open pages hear of fewer unread notifications once these are erased', async () => {
    const reader = await openEvents(await app.app.listen({ port: 0, host: '127.0.0.1' }), buyer);
    const before = (await reader.next('unread')).data.notifications as number;
    expect((await app.post('erase-own-records', { kind: 'notifications' }, buyer)).status).toBe(200);
    expect((await reader.next('unread')).data.notifications).toBeLessThan(before);
    reader.close();
  });

  it('200: only what the caller keeps of that kind goes', async () => {
    for (const token of [buyer, agent])
      await app.post('saved-searches', { name: 'Flats', city: 'Westhaven' }, token);
    const searches = async (token: string) =>
      (await app.get('saved-searches', {}, token)).body.total as number;
    const others = await searches(agent);
    expect(await searches(buyer)).toBeGreaterThan(0);
    expect((await app.post('erase-own-records', { kind: 'searches' }, buyer)).status).toBe(200);
    expect([await searches(buyer), await searches(agent)]).toEqual([0, others]);
    expect((await app.post('erase-own-records', { kind: 'payments' }, buyer)).status).toBe(400);
    for (const kind of ['notes', 'replies', 'notifications', 'preferences'])
      expect((await app.post('erase-own-records', { kind }, buyer)).status).toBe(200);
  });
});
