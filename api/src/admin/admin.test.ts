import { adminOf } from '../../test/harness/admin-context.ts';
import { openEvents } from '../../test/harness/events-reader.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';

let app: TestApp;
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const admin = adminOf(() => app, clock);
const json = async (...args: string[]) => {
  const { out, error } = await admin(...args, '--json');
  if (out === undefined) throw new Error(error);
  return JSON.parse(out);
};
const ledger = () => app.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const lastNotification = async (token: string) =>
  (await app.get('get_notification_list', { limit: 1 }, token)).body.data[0];
const userId = async (email: string) =>
  (await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

async function listingOf(email: string, request_status = 'pending') {
  const { id } = await app.db
    .insertInto('properties')
    .values({
      added_by: await userId(email),
      category_id: 1,
      title: `Loft ${Math.random()}`,
      slug_id: `loft-${Math.random().toString().slice(2)}`,
      description: 'A loft.',
      property_type: 0,
      price: 100_000,
      request_status,
      status: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return app.db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
const stateOf = (id: number) =>
  app.db
    .selectFrom('properties')
    .select(['request_status', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('listings', () => {
  it('are approved by id or slug: shown, noted in history and ledger, the owner notified', async () => {
    const token = await app.signIn('owner');
    await app.post('update_profile', { fcm_id: 'owner-phone' }, token);
    const listing = await listingOf('owner@example.com');
    expect(await json('approve', 'property', listing.slug_id)).toEqual({
      id: listing.id,
      request_status: 'approved',
      status: 1,
    });
    expect(await stateOf(listing.id)).toEqual({ request_status: 'approved', status: 1 });
    const events = await app.db
      .selectFrom('listing_events')
      .select(['kind', 'old_value', 'new_value'])
      .where('property_id', '=', listing.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { kind: 'review', old_value: 'pending', new_value: 'approved' },
      { kind: 'status', old_value: '0', new_value: '1' },
    ]);
    expect(await lastNotification(token)).toMatchObject({
      title: 'Listing approved',
      type: 1,
      propertys_id: listing.id,
    });
    const [push] = await app.db.selectFrom('push_outbox').select(['fcm_id', 'data']).execute();
    expect(push).toMatchObject({
      fcm_id: 'owner-phone',
      data: { type: 'property_inquiry', id: String(listing.id) },
    });
    expect((await ledger()).at(-1)).toMatchObject({
      actor: 'tester',
      action: 'property.approve',
      subject: `property ${listing.id}`,
      details: { before: 'pending' },
    });
  });

  it('are rejected with a reason, which the owner reads; not without one, and not twice', async () => {
    const token = await app.signIn('owner');
    const listing = await listingOf('owner@example.com', 'approved');
    const before = (await ledger()).length;
    expect(await admin('reject', 'property', String(listing.id))).toMatchObject({ code: 1 });
    expect(await admin('reject', 'property', String(listing.id), '--reason', ' ')).toMatchObject({ code: 1 });
    expect(await ledger()).toHaveLength(before);
    await json('reject', 'property', String(listing.id), '--reason', 'The photos show another house.');
    expect(await stateOf(listing.id)).toEqual({ request_status: 'rejected', status: 0 });
    const reasons = await app.db
      .selectFrom('reject_reasons')
      .select('reason')
      .where('property_id', '=', listing.id)
      .execute();
    expect(reasons).toEqual([{ reason: 'The photos show another house.' }]);
    expect((await lastNotification(token)).message).toContain('another house');
    const again = await admin('reject', 'property', String(listing.id), '--reason', 'Once more');
    expect(again.error).toContain('already');
  });

  it('are decided once when two people do it at the same time', async () => {
    const listing = await listingOf('owner@example.com');
    const outcomes = await Promise.all([1, 2, 3].map(() => admin('approve', 'property', listing.slug_id)));
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1, 1]);
  });

  it('of projects: the same; what does not exist is named', async () => {
    const project = await app.db.selectFrom('projects').select(['id', 'slug_id']).executeTakeFirstOrThrow();
    await app.db
      .updateTable('projects')
      .set({ request_status: 'pending', status: 0 })
      .where('id', '=', project.id)
      .execute();
    expect(await json('pending', 'list')).toContainEqual(
      expect.objectContaining({ kind: 'project', id: project.id }),
    );
    expect(await json('approve', 'project', project.slug_id)).toMatchObject({ status: 1 });
    expect(await json('reject', 'project', project.slug_id, '--reason', 'No permit')).toMatchObject({
      status: 0,
    });
    expect((await admin('approve', 'project', 'nowhere')).error).toBe('There is no project nowhere.');
  });

  it('of a rejected advert give the unit back, once, to the package that it came from', async () => {
    const agent = await app.signIn('agent');
    const id = await userId('agent@example.com');
    const used = () =>
      app.db
        .selectFrom('user_package_units as u')
        .innerJoin('user_packages as p', 'p.id', 'u.user_package_id')
        .select(['u.user_package_id', 'u.feature_id', 'u.used'])
        .where('p.user_id', '=', id)
        .orderBy('u.user_package_id')
        .orderBy('u.feature_id')
        .execute();
    const before = await used();
    const { id: property_id } = await listingOf('agent@example.com', 'approved');
    await app.db.updateTable('properties').set({ status: 1 }).where('id', '=', property_id).execute();
    const body = { feature_for: 'property', property_id };
    expect((await app.post('store_advertisement', body, agent)).status).toBe(200);
    expect(await used()).not.toEqual(before);
    const { data } = (await app.get('get-featured-data', { type: 'property', limit: 1 }, agent)).body;
    const rejected = await Promise.all(
      [1, 2, 3].map(() => admin('reject', 'advert', String(data[0].id), '--reason', 'Blurred')),
    );
    expect(rejected.map(({ code }) => code).toSorted()).toEqual([0, 1, 1]);
    expect(await used()).toEqual(before);
    expect((await app.post('store_advertisement', body, agent)).status).toBe(200);
  });

  it('adverts are decided while they wait, and not after they have run out', async () => {
    const listing = await listingOf('owner@example.com', 'approved');
    const add = async (ends_at: string) =>
      (
        await app.db
          .insertInto('adverts')
          .values({
            user_id: listing.added_by,
            property_id: listing.id,
            status: 1,
            starts_at: new Date('2026-11-18T00:00:00Z'),
            ends_at: new Date(ends_at),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const late = await add('2026-11-20T00:00:00Z');
    expect((await admin('approve', 'advert', String(late))).error).toContain('run out');
    await json('reject', 'advert', String(late), '--reason', 'Too late');
    const id = await add('2027-01-01T00:00:00Z');
    // Its time would pass while its listing is hidden.
    expect((await admin('approve', 'advert', String(id))).error).toContain('is not shown');
    await app.db.updateTable('properties').set({ status: 1 }).where('id', '=', listing.id).execute();
    expect(await json('approve', 'advert', String(id))).toEqual({ id, status: 0 });
    // The three and a half days that it waited are not taken from those that were paid for.
    expect(
      await app.db
        .selectFrom('adverts')
        .select(['starts_at', 'ends_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ starts_at: clock.now(), ends_at: new Date('2027-01-04T12:00:00Z') });
    const { promoted } = await app.db
      .selectFrom('properties')
      .select('promoted')
      .where('id', '=', listing.id)
      .executeTakeFirstOrThrow();
    expect(promoted).toBe(true);
    expect((await admin('approve', 'advert', String(id))).error).toContain('does not wait');
    expect((await admin('approve', 'advert', 'x')).error).toContain('number');
  });
});

describe('agents', () => {
  it('are verified or not, and are notified', async () => {
    const token = await app.signIn('owner');
    expect((await admin('verify', 'agent', 'owner@example.com')).error).toContain('has not applied');
    await app.post('apply-agent-verification', { form_fields: [{ id: 3, value: '4' }] }, token);
    expect(await json('agents', 'list')).toContainEqual(
      expect.objectContaining({ email: 'owner@example.com' }),
    );
    expect(await json('agents', 'show', String(await userId('owner@example.com')))).toEqual([
      { question: 'Years in business', answer: '4' },
    ]);
    expect(
      (await admin('verify', 'agent', 'owner@example.com', '--fail', '--field', 'Region=Unknown')).error,
    ).toContain('has not answered');
    const wrong = 'Years in business=The register says 2 = two.';
    const why = 'The licence cannot be read.';
    await json('verify', 'agent', 'owner@example.com', '--fail', '--reason', why, '--field', wrong);
    expect((await app.get('get-agent-verification-form-values', {}, token)).body.data).toMatchObject({
      status: 'failed',
      reject_reason: 'The licence cannot be read.',
      verify_customer_values: [{ reject_reason: 'The register says 2 = two.' }],
    });
    expect((await app.get('web-settings', {}, token)).body.data.verification_status).toBe('failed');
    expect((await lastNotification(token)).message).toBe('The licence cannot be read.');
    expect((await admin('verify', 'agent', 'owner@example.com', '--field', wrong)).error).toContain('--fail');
    await json('verify', 'agent', 'owner@example.com');
    expect((await app.get('web-settings', {}, token)).body.data.verification_status).toBe('success');
  });
});

describe('accounts', () => {
  it('are closed at once, on open pages too, and no old token works after they were opened again', async () => {
    const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const token = await app.signIn('agent');
    await app.get('get-user-data', {}, token);
    const page = await openEvents(origin, token);
    await json('deactivate', 'user', 'agent@example.com', '--reason', 'Spam');
    expect((await page.next('push')).data.type).toBe('account_deactivated');
    expect((await page.next('end')).data.reason).toBe('signed-out');
    await page.finished;
    expect((await app.get('get-user-data', {}, token)).body).toMatchObject({
      key: 'accountDeactivated',
      is_active: false,
    });
    expect((await admin('deactivate', 'user', 'agent@example.com')).error).toContain('closed already');
    await json('activate', 'user', 'agent@example.com');
    const keyNow = async () => (await app.get('get-user-data', {}, token)).body.key as string;
    for (let attempt = 0; attempt < 200 && (await keyNow()) !== 'unauthenticated'; attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await keyNow()).toBe('unauthenticated');
    expect((await app.get('get-user-data', {}, await app.signIn('agent'))).status).toBe(200);
    expect((await admin('activate', 'user', 'nobody@example.com')).error).toContain('There is no user');
  });

  it('of all users get an announcement', async () => {
    await json('announce', '--title', 'Maintenance', '--body', 'Tonight at ten.');
    for (const role of ['buyer', 'owner'] as const)
      expect(await lastNotification(await app.signIn(role))).toMatchObject({
        title: 'Maintenance',
        send_type: 1,
      });
    expect((await admin('announce', '--title', 'No body')).code).toBe(1);
    expect((await admin('announce', '--title', 'a', '--body', 'b', '--image', 'javascript:x')).code).toBe(1);
  });
});

describe('texts', () => {
  const texts = async () =>
    (await app.get('get_languages', { language_code: 'en', web_language_file: 1 })).body.data.file_name;

  it('are worded another way for every page, and back again', async () => {
    await json('texts', 'set', 'en', 'shell:account.signIn', 'Log in');
    expect(await texts()).toMatchObject({ 'shell:account.signIn': 'Log in' });
    expect(await json('texts', 'list', 'en')).toContainEqual({ key: 'shell:account.signIn', text: 'Log in' });
    expect((await ledger()).at(-1)).toMatchObject({
      action: 'texts.set',
      details: { before: null, after: 'Log in' },
    });
    await json('texts', 'remove', 'en', 'shell:account.signIn');
    expect(await texts()).not.toHaveProperty('shell:account.signIn');
  });

  it.each([
    [['set', 'xx', 'shell:a', 'x'], 'There is no language with the code xx.'],
    [['set', 'en', '<b>', 'x'], '<b> is not a key, such as shell:account.signIn.'],
    [['set', 'en', 'shell:a', ' '], 'A text has between 1 and 5000 characters.'],
    [['remove', 'en', 'shell:never'], 'en has no text shell:never.'],
  ])('%j is refused', async (words, sentence) => {
    const before = await ledger();
    const { code, error } = await admin('texts', ...words);
    expect([code, error]).toEqual([1, expect.stringContaining(sentence)]);
    expect(await ledger()).toEqual(before);
  });
});

describe('settings', () => {
  it('are changed and noted with what they were', async () => {
    expect(await json('settings', 'set', 'number_with_suffix', '1')).toEqual({
      key: 'number_with_suffix',
      value: '1',
    });
    expect((await app.get('web-settings')).body.data.number_with_suffix).toBe('1');
    expect((await ledger()).at(-1)).toMatchObject({
      action: 'settings.set',
      details: { before: '0', after: '1' },
    });
    expect(await json('settings', 'get', 'distance_option')).toMatchObject({ value: 'km', is_default: true });
    expect((await json('settings', 'list')).length).toBeGreaterThan(50);
  });

  it.each([
    ['number_with_suffix', 'yes'],
    ['distance_option', 'parsec'],
    ['company_email', 'nobody'],
    ['facebook_id', 'javascript:alert(1)'],
    ['system_color', 'red;background:url(//x)'],
    ['latitude', '91'],
    ['map_provider', 'paper'],
    ['map_url', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['map_max_zoom', '99'],
    ['web_logo', '../../etc/passwd'],
    ['bank_details', '{"title":1}'],
    ['default_language', 'xx'],
    ['company_name', ''],
    ['tax_rate', '19 %'],
    ['tax_rate', '100.5'],
    ['no_such_key', '1'],
  ])('%s does not become %s', async (key, value) => {
    const before = (await ledger()).length;
    const { code, error } = await admin('settings', 'set', key, value);
    expect([code, error]).toEqual([1, expect.stringContaining(key)]);
    expect(await ledger()).toHaveLength(before);
  });

  it('take the rate of a tax, of which nothing is a switch', async () => {
    for (const value of ['19', '8.875', '0'])
      expect(await json('settings', 'set', 'tax_rate', value)).toEqual({ key: 'tax_rate', value });
  });

  it('of another base map reach the page when both parts are there', async () => {
    const provider = async () => (await app.get('web-settings')).body.data.map.provider;
    const url = 'https://tiles.example/{z}/{x}/{y}.png';
    await json('settings', 'set', 'map_provider', 'raster');
    expect(await provider()).toBeUndefined();
    await json('settings', 'set', 'map_url', url);
    await json('settings', 'set', 'map_max_zoom', '18');
    expect(await provider()).toEqual({ kind: 'raster', url, max_zoom: 18 });
    await json('settings', 'set', 'map_provider', '');
    expect(await provider()).toBeUndefined();
  });

  it('with HTML lose what could run', async () => {
    const { value } = await json(
      'settings',
      'set',
      'about_us',
      '<p onclick="x()">Hi<script>x()</script></p>',
    );
    expect(value).toBe('<p>Hi</p>');
  });
});

describe('the command line', () => {
  it('lists reports, messages and the ledger for people and for programs', async () => {
    await app.post('contct_us', {
      first_name: 'Ada',
      last_name: 'King',
      email: 'ada@example.com',
      subject: 'Hello',
      message: 'A question',
    });
    expect((await json('messages', 'list'))[0]).toMatchObject({ subject: 'Hello' });
    expect(await json('reports', 'list')).toEqual(expect.any(Array));
    const { out } = await admin('audit', 'list');
    expect(out!.split('\n')[0]).toBe('id\tactor\taction\tsubject\tdetails\thappened_at');
  });

  it('prints its help, and names what it did not understand', async () => {
    const { out } = await admin('--help');
    expect(out).toContain('approve property <id|slug>');
    // A user whose account is closed reads no reason, nor does one who has reported something.
    expect(out).toContain('where something is refused, else the ledger alone has it');
    expect((await admin()).code).toBe(2);
    expect(await admin('approve', 'house', '1')).toMatchObject({
      code: 1,
      error: expect.stringContaining('no command'),
    });
    expect(await admin('settings', 'list', '--colour')).toMatchObject({
      code: 2,
      error: expect.stringContaining('--help'),
    });
  });
});
