import { openEvents } from '../../../../test/harness/events-reader.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Item {
  name: string;
  package_status: string;
  price: number | null;
  features: {
    type: string;
    limit: number | null;
    limit_type: string;
    used_limit?: number | null;
    total_limit?: number | null;
  }[];
}
const names = (items: Item[]) => items.map(({ name }) => name);

describe('GET get-package', () => {
  it('200: visitors see every offer, none of them active', async () => {
    const { body } = await app.get('get-package');
    expect(names(body.data)).toEqual(['Starter', 'Owner', 'Seeker Plus', 'Agent', 'Agency']);
    expect(body.data.every((item: Item) => item.package_status === 'inactive')).toBe(true);
    expect(body.data[0]).toMatchObject({ price: null, package_type: 'free', duration: 720 });
    expect(body.active_packages).toEqual([]);
    expect(body.all_features).toHaveLength(7);
  });

  it('200: several packages run beside each other, with used and bought units', async () => {
    const { body } = await app.get('get-package', {}, await app.signIn('agent'));
    expect(names(body.active_packages)).toEqual(['Agent', 'Agency']);
    expect(names(body.data)).toEqual(['Starter', 'Owner', 'Seeker Plus']);
    const [first, second] = body.active_packages as Item[];
    expect(first?.features[0]).toMatchObject({ type: 'property_list', used_limit: 11, total_limit: 25 });
    expect(second?.features[0]).toMatchObject({
      type: 'property_list',
      limit_type: 'unlimited',
      used_limit: null,
      total_limit: null,
    });
  });

  it('200: counts the own ads that run now', async () => {
    const token = await app.signIn('agent');
    const count = async () => (await app.get('get-package', {}, token)).body.running_adverts as number;
    const running = await count();
    expect(running).toBeGreaterThan(0);
    const { id } = await app.db
      .selectFrom('adverts')
      .select('id')
      .where('user_id', '=', (await app.get('get-user-data', {}, token)).body.data.id)
      .where('status', '=', 0)
      .where('is_enabled', '=', true)
      .where('ends_at', '>', new Date(app.now()))
      .executeTakeFirstOrThrow();
    const set = (changes: { is_enabled: boolean } | { paused_at: Date | null }) =>
      app.db.updateTable('adverts').set(changes).where('id', '=', id).execute();
    // Its listing is reviewed.
    await set({ paused_at: new Date(app.now()) });
    expect(await count()).toBe(running - 1);
    await set({ paused_at: null });
    expect(await count()).toBe(running);
    await set({ is_enabled: false });
    expect(await count()).toBe(running - 1);
    expect((await app.get('get-package')).body.running_adverts).toBeUndefined();
  });

  it('200: tells what the newest transaction came to', async () => {
    const { body } = await app.get('get-package', {}, await app.signIn('owner'));
    const status = Object.fromEntries(
      body.data.map(({ name, package_status }: Item) => [name, package_status]),
    );
    expect(status).toEqual({
      Starter: 'inactive',
      'Seeker Plus': 'inactive',
      Agent: 'review',
      Agency: 'rejected',
    });
    const buyer = (await app.get('get-package', {}, await app.signIn('buyer'))).body;
    expect(buyer.data.find(({ name }: Item) => name === 'Seeker Plus').package_status).toBe('expired');
  });
});

describe('GET get-package, wrongly', () => {
  it('400: a platform that is no word', async () => {
    const { status, body } = await app.get('get-package', { platform_type: 'x'.repeat(21) });
    expect([status, body.key]).toEqual([400, 'validation']);
    expect((await app.get('get-package', { platform_type: 'ios' })).status).toBe(200);
  });
});

describe('a feature that is switched off', () => {
  const feature = (isActive: boolean) =>
    app.db.updateTable('features').set({ is_active: isActive }).where('type', '=', 'property_list').execute();
  beforeAll(() => feature(false));
  afterAll(() => feature(true));

  it('is promised to no owner of a package, since posting refuses it', async () => {
    const token = await app.signIn('owner');
    const { body } = await app.get('check-package-limit', { type: 'property_list' }, token);
    expect(body.data).toMatchObject({ feature_available: false, limit_available: false });
  });

  it('has no meter in a running package, which goes on', async () => {
    const { body } = await app.get('get-package', {}, await app.signIn('owner'));
    expect(names(body.active_packages)).toEqual(['Owner']);
    const types = body.active_packages[0].features.map(({ type }: { type: string }) => type);
    expect(types.length).toBeGreaterThan(0);
    expect(types).not.toContain('property_list');
  });
});

describe('GET check-package-limit', () => {
  const check = async (role: 'buyer' | 'owner' | 'agent', type: string) =>
    (await app.get('check-package-limit', { type }, await app.signIn(role))).body.data;

  it.each([
    ['agent', 'property_list', true, true, true],
    ['agent', 'premium_properties', true, true, true],
    ['owner', 'property_list', true, true, false],
    ['owner', 'project_list', true, true, false],
    ['owner', 'premium_properties', true, false, false],
    ['buyer', 'property_list', true, true, true],
    ['buyer', 'premium_properties', true, false, false],
  ] as const)('200: %s, %s', async (role, type, package_available, feature_available, limit_available) => {
    expect(await check(role, type)).toEqual({ package_available, feature_available, limit_available });
  });

  it('200: nothing is left when the packages have ended', async () => {
    app.pass(400 * 86_400_000);
    expect(await check('agent', 'property_list')).toEqual({
      package_available: false,
      feature_available: false,
      limit_available: false,
    });
  });

  it.each([
    'property_list',
    'property_feature',
    'project_list',
    'project_feature',
    'mortgage_calculator_detail',
    'premium_properties',
    'project_access',
  ])('200: %s is a type (G1)', async (type) => {
    expect(await check('buyer', type)).toEqual({
      package_available: expect.any(Boolean),
      feature_available: expect.any(Boolean),
      limit_available: expect.any(Boolean),
    });
  });

  it('400: an unknown type', async () => {
    const { status, body } = await app.get(
      'check-package-limit',
      { type: 'gold' },
      await app.signIn('buyer'),
    );
    expect([status, body.key]).toEqual([400, 'validation']);
  });
});

it('open pages of the user hear of a package that began to run, at the commit', async () => {
  const token = await app.signIn('newcomer');
  const reader = await openEvents(await app.app.listen({ port: 0, host: '127.0.0.1' }), token);
  await reader.next('unread');
  const { body } = await app.get('get-package');
  const starter = body.data.find(({ name }: Item) => name === 'Starter');
  await app.post('assign_package', { package_id: starter.id }, token);
  expect((await reader.next('package')).data).toEqual({ package_id: starter.id });
  reader.close();
});

describe('GET package-unit-log', () => {
  it('200: the uses of the own packages in pages, each with the total', async () => {
    const token = await app.signIn('agent');
    const page = async (wanted: Record<string, unknown>) =>
      (await app.get('package-unit-log', wanted, token)).body;
    const whole = await page({});
    expect(whole.total).toBeGreaterThan(2);
    expect(await page({ limit: 1 })).toMatchObject({ total: whole.total, data: [whole.data[0]] });
    expect(await page({ limit: 1, offset: 1 })).toMatchObject({ data: [whole.data[1]] });
    expect(whole.data[0]).not.toEqual(whole.data[1]);
  });

  it('401: visitors', async () => {
    expect((await app.get('package-unit-log')).status).toBe(401);
  });
});
