import { randomBytes } from 'node:crypto';
import { userIdOf } from '../../../test/harness/accounts/own-rows.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { notifierService } from './notifier.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const listIn = async (token: string, language?: string) =>
  (
    await app.request({
      method: 'GET',
      url: '/api/get_notification_list',
      headers: { authorization: `Bearer ${token}`, ...(language && { 'content-language': language }) },
    })
  ).body.data;
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);

describe('GET get_notification_list', () => {
  it('200: own ones and those to all users, newest first, without a message', async () => {
    const { body } = await app.get('get_notification_list', {}, await app.signIn('buyer'));
    expect(body).not.toHaveProperty('message');
    expect(titles(body.data)).toEqual(['New message', 'Price drop on a saved home', 'Welcome to Lintel']);
    expect(body.data[0].property.slug_id).toEqual(expect.any(String));
    expect(body.total).toBe(3);
  });

  it('200: in the language of the request, and later in the one that the user used last', async () => {
    const token = await app.signIn('buyer');
    expect(titles(await listIn(token, 'de'))).toEqual([
      'Neue Nachricht',
      'Preis einer gemerkten Immobilie gesunken',
      'Willkommen bei Lintel',
    ]);
    expect(titles(await listIn(token))).toContain('Willkommen bei Lintel');
    const arabic = await listIn(token, 'ar');
    expect(arabic[2].message).toBe('احفظ بحثًا وسنخبرك بالمنازل الجديدة.');
    expect(titles(await listIn(token, 'en'))).toContain('Welcome to Lintel');
  });
});

describe('groups of notifications', () => {
  const listOf = async (token: string, group: string) =>
    titles((await app.get('get_notification_list', { group }, token)).body.data);

  it('200: only those of the group, and their number', async () => {
    const token = await app.signIn('buyer');
    expect(await listOf(token, 'people')).toEqual(['New message']);
    expect(await listOf(token, 'homes')).toEqual(['Price drop on a saved home']);
    expect(await listOf(token, 'payments')).toEqual([]);
    const { body } = await app.get('get_notification_list', { group: 'news' }, token);
    expect([titles(body.data), body.total]).toEqual([['Welcome to Lintel'], 1]);
  });

  it('refuses a group that does not exist', async () => {
    const { body } = await app.get('get_notification_list', { group: 'x' }, await app.signIn('buyer'));
    expect(body).toMatchObject({ error: true, message: expect.stringContaining('group') });
  });
});

describe('what a notification is about', () => {
  const notifier = notifierService({ clock: { now: () => new Date() } });
  const inquiry = (owner: number, id: number) =>
    notifier.notify(app.db, {
      to: [owner],
      text: { kind: 'interest', title: 'Loft' },
      push: { type: 'property_inquiry', id: String(id) },
      target: { type: 'own_property', id },
      mayBeSwitchedOff: true,
      list: { type: 1, propertyId: id },
    });
  const ownListing = (owner: number) =>
    app.db
      .selectFrom('properties')
      .select(['id', 'slug_id'])
      .where('added_by', '=', owner)
      .where('request_status', '=', 'pending')
      .executeTakeFirstOrThrow();

  it('200: the list names kind and target, also of a listing that is not public, with the slug of its page', async () => {
    const token = await app.signIn('owner');
    const owner = (await app.get('get-user-data', {}, token)).body.data.id;
    const { id, slug_id } = await ownListing(owner);
    await inquiry(owner, id);
    const [row] = await listIn(token);
    expect(row).toMatchObject({
      kind: 'interest',
      is_read: 0,
      target: { type: 'own_property', id, slug_id },
    });
  });

  it('200: targets without a page of their own slug have the id alone, announcements have none', async () => {
    const token = await app.signIn('owner');
    const owner = (await app.get('get-user-data', {}, token)).body.data.id;
    await notifier.notify(app.db, {
      to: [owner],
      text: { kind: 'receiptVerified' },
      push: { type: 'payment', id: '5' },
      target: { type: 'transaction', id: 5 },
      mayBeSwitchedOff: false,
      list: { type: 2 },
    });
    const rows = await listIn(token);
    expect(rows[0]).toMatchObject({ kind: 'receiptVerified', target: { type: 'transaction', id: 5 } });
    expect(rows[0].target).not.toHaveProperty('slug_id');
    expect(rows.find(({ kind }: { kind: string }) => kind === 'welcome').target).toBeNull();
  });

  it('200: a listing that was removed is no target any more', async () => {
    const token = await app.signIn('agent');
    const agent = (await app.get('get-user-data', {}, token)).body.data.id;
    await inquiry(agent, 1);
    await app.db
      .updateTable('notifications')
      .set({ target_id: 999_999 })
      .where('target_id', '=', 1)
      .execute();
    expect((await listIn(token))[0].target).toBeNull();
  });

  it('push messages carry the same kind and target as text, with the slug', async () => {
    const token = await app.signIn('owner');
    const owner = (await app.get('get-user-data', {}, token)).body.data.id;
    const session_hash = randomBytes(32);
    const expires_at = new Date('2030-01-01');
    await app.db
      .insertInto('sessions')
      .values({ token_hash: session_hash, user_id: owner, expires_at })
      .execute();
    await app.db
      .insertInto('devices')
      .values({ fcm_id: 'target-phone', user_id: owner, session_hash })
      .execute();
    const { id, slug_id } = await ownListing(owner);
    await inquiry(owner, id);
    const { data } = await app.db
      .selectFrom('push_outbox')
      .select('data')
      .where('fcm_id', '=', 'target-phone')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({
      type: 'property_inquiry',
      id: String(id),
      kind: 'interest',
      target_type: 'own_property',
      target_id: String(id),
      slug_id,
    });
    await app.db.deleteFrom('devices').execute();
    await app.db.deleteFrom('push_outbox').execute();
  });
});

describe('POST mark-notifications-seen', () => {
  const counted = async (token: string) =>
    (await app.get('get-unread-counts', {}, token)).body.data.notifications as number;

  it('200: with an id that one is read, the others are not; again changes nothing', async () => {
    const token = await app.signIn('owner');
    const [newest, next] = await listIn(token);
    const before = await counted(token);
    for (let time = 0; time < 2; time += 1) {
      const { body } = await app.post('mark-notifications-seen', { id: newest.id }, token);
      expect(body.data.notifications).toBe(before - 1);
    }
    const rows = await listIn(token);
    expect(rows.slice(0, 2).map(({ id, is_read }: { id: number; is_read: 0 | 1 }) => [id, is_read])).toEqual([
      [newest.id, 1],
      [next.id, 0],
    ]);
    const { body } = await app.get('get_notification_list', { unread: 1 }, token);
    expect(body.total).toBe(before - 1);
    expect(body.data[0].id).toBe(next.id);
  });

  it('200: with a group those of it, the others are not; twice changes nothing', async () => {
    const token = await app.signIn('buyer');
    await app.db.deleteFrom('notification_reads').execute();
    await app.db.updateTable('users').set({ seen_notification_id: 0 }).execute();
    const states = async () =>
      (await listIn(token)).map(({ title, is_read }: { title: string; is_read: 0 | 1 }) => [title, is_read]);
    const before = await states();
    const counts = await counted(token);
    for (let time = 0; time < 2; time += 1) {
      const { body } = await app.post('mark-notifications-seen', { group: 'homes' }, token);
      expect(body.data.notifications).toBe(counts - 1);
    }
    expect(await states()).toEqual(
      before.map(([title, read]: [string, 0 | 1]) => [title, title.startsWith('Price drop') ? 1 : read]),
    );
    const { body } = await app.post('mark-notifications-seen', { group: 'x' }, token);
    expect(body.key).toBe('validation');
  });

  it('200: without an id all are read', async () => {
    const token = await app.signIn('owner');
    expect((await app.post('mark-notifications-seen', {}, token)).body.data.notifications).toBe(0);
    expect(new Set((await listIn(token)).map(({ is_read }: { is_read: 0 | 1 }) => is_read))).toEqual(
      new Set([1]),
    );
    expect((await app.get('get_notification_list', { unread: 1 }, token)).body).toMatchObject({
      data: [],
      total: 0,
    });
  });

  it('200: with the newest one that was looked at, what has arrived since is still unread', async () => {
    const agent = await app.signIn('agent');
    const owner = await userIdOf(app, agent);
    const { id: listing } = await app.db
      .selectFrom('properties')
      .select('id')
      .where('added_by', '=', owner)
      .executeTakeFirstOrThrow();
    const list = async () => (await app.get('get_notification_list', {}, agent)).body.data;
    const mark = (fields: { group?: string; up_to?: number }) =>
      app.post('mark-notifications-seen', fields, agent);
    const notifier = notifierService({ clock: { now: () => new Date() } });
    const arrives = () =>
      notifier.notify(app.db, {
        to: [owner],
        text: { kind: 'interest', title: 'Loft' },
        push: { type: 'property_inquiry', id: String(listing) },
        target: { type: 'own_property', id: listing },
        mayBeSwitchedOff: true,
        list: { type: 1, propertyId: listing },
      });
    const isRead = async () => (await list()).map(({ is_read }: { is_read: number }) => is_read);
    for (const fields of [{}, { group: 'people' }]) {
      await mark({});
      await arrives();
      const up_to = (await list())[0].id;
      await arrives();
      const { body } = await mark({ ...fields, up_to });
      expect(body.data.notifications).toBe(1);
      expect((await isRead()).slice(0, 2)).toEqual([0, 1]);
    }
  });

  it('404: a notification to another user', async () => {
    const [row] = await listIn(await app.signIn('owner'));
    const buyer = await app.signIn('buyer');
    const { status } = await app.post('mark-notifications-seen', { id: row.id }, buyer);
    expect(status).toBe(404);
  });

  it('200: an announcement from before the user registered is no news', async () => {
    const token = await app.signIn('agent');
    const before = await counted(token);
    const announce = (title: string, at: Date) =>
      notifierService({ clock: { now: () => at } }).notify(app.db, {
        to: 'everybody',
        text: { kind: 'announcement', title, body: title },
        push: { type: 'default' },
        mayBeSwitchedOff: true,
        list: { type: 0 },
      });
    await announce('Opening', new Date('2020-01-01'));
    expect(await counted(token)).toBe(before);
    await announce('News', new Date());
    expect(await counted(token)).toBe(before + 1);
  });
});

it('a push message is in the language of its receiver, not of the user who caused it', async () => {
  const [agent, owner] = await Promise.all(
    (['agent', 'owner'] as const).map(async (role) => {
      const token = await app.signIn(role);
      await listIn(token, role === 'agent' ? 'ar' : 'de');
      const { id } = (await app.get('get-user-data', {}, token)).body.data;
      const session_hash = randomBytes(32);
      const session = { token_hash: session_hash, user_id: id, expires_at: new Date('2030-01-01') };
      await app.db.insertInto('sessions').values(session).execute();
      await app.db
        .insertInto('devices')
        .values({ fcm_id: `${role}-phone`, user_id: id, session_hash })
        .execute();
      return id as number;
    }),
  );
  await notifierService({ clock: { now: () => new Date() } }).notify(app.db, {
    to: [agent!, owner!],
    text: { kind: 'interest', title: 'Loft' },
    push: { type: 'property_inquiry', id: '7' },
    target: { type: 'own_property', id: 7 },
    mayBeSwitchedOff: false,
  });
  const rows = await app.db.selectFrom('push_outbox').select(['fcm_id', 'title', 'body', 'data']).execute();
  const bodies = Object.fromEntries(rows.map(({ fcm_id, body }) => [fcm_id, body]));
  expect(bodies).toEqual({
    'agent-phone': 'لديك استفسار جديد عن «\u2068Loft\u2069».',
    'owner-phone': 'Sie haben eine neue Anfrage zu „Loft“.',
  });
  for (const { title, data } of rows)
    expect(data).toMatchObject({ title, type: 'property_inquiry', id: '7' });
});

it('letters and text messages are in the language of the account, else of the request', async () => {
  const ask = (language: string) =>
    app.request({
      method: 'GET',
      url: '/api/forgot-password?email=new-language%40example.com',
      headers: { 'content-language': language },
    });
  await app.request({
    method: 'POST',
    url: '/api/user-register',
    payload: {
      name: 'Ada',
      email: 'new-language@example.com',
      password: 'a-good-one-2026',
      re_password: 'a-good-one-2026',
    },
    headers: { 'content-language': 'ar' },
  });
  const welcome = app.mail.sent.at(-1)!;
  expect(welcome.subject).toMatch(/^\d{6} هو رمزك في Lintel$/);
  expect(welcome.html).toContain('<html lang="ar" dir="rtl">');
  const otp = /\d{6}/.exec(welcome.subject)![0];
  await app.get('verify-otp', { email: 'new-language@example.com', otp });
  await ask('de');
  expect(app.mail.sent.at(-1)!.subject).toBe('Neues Passwort für Lintel');
  await app.db
    .updateTable('users')
    .set({ language: 'ar' })
    .where('email', '=', 'new-language@example.com')
    .execute();
  await ask('de');
  expect(app.mail.sent.at(-1)!.subject).toBe('كلمة مرور جديدة في Lintel');
});
