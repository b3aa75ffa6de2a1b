import { randomBytes } from 'node:crypto';
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

  it('200: in the language of the request, and later in the one that the person used last', async () => {
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
    mayBeSwitchedOff: false,
  });
  const rows = await app.db.selectFrom('push_outbox').select(['fcm_id', 'title', 'body', 'data']).execute();
  const bodies = Object.fromEntries(rows.map(({ fcm_id, body }) => [fcm_id, body]));
  expect(bodies).toEqual({
    'agent-phone': 'لديك استفسار جديد عن «Loft».',
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
