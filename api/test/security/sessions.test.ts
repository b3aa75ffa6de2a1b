import { DAY_MS } from '#ports/clock.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.pass(11 * 60_000));

const passTime = async (milliseconds: number) => {
  app.pass(milliseconds);
  return new Date(await now());
};
/** The clock of the application, read from the session that it starts. */
async function now(): Promise<number> {
  await app.signIn('agent');
  const { created_at } = await app.db
    .selectFrom('sessions')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return created_at.getTime();
}
const signIn = (subject: string, claims: { signedInAt?: Date; validSince?: Date } = {}) => {
  const email = `${subject}@example.com`;
  app.identity.tokens.set(`token of ${subject}`, { subject, email, emailVerified: true, ...claims });
  return app.post('user_signup', { type: 0, auth_id: subject, id_token: `token of ${subject}` });
};
const works = async (token: string) => (await app.get('get-user-data', {}, token)).status === 200;
const emailsTo = (email: string) => app.mail.sent.filter(({ to }) => to === email);

describe('F8 sessions end with what they were made from', () => {
  it('an identity token from before "sign out everywhere" starts no session, a later one does', async () => {
    const before = await passTime(0);
    const { token } = (await signIn('everywhere', { signedInAt: before })).body;
    app.pass(60_000);
    await app.post('sign-out-everywhere', {}, token);
    const refused = await signIn('everywhere', { signedInAt: before });
    expect([refused.status, refused.body.key]).toEqual([400, 'identityProofInvalid']);
    expect((await signIn('everywhere', { signedInAt: await passTime(1000) })).status).toBe(200);
  });

  it('a password changed at the identity service ends the sessions from before', async () => {
    const { token } = (await signIn('vendor', { signedInAt: await passTime(0) })).body;
    await app.post('update_profile', { fcm_id: 'phone-of-the-thief' }, token);
    const changed = await passTime(60_000);
    const signedInAt = await passTime(60_000);
    const fresh = (await signIn('vendor', { signedInAt, validSince: changed })).body;
    expect(await works(token)).toBe(false);
    expect(await works(fresh.token)).toBe(true);
    const devices = app.db.selectFrom('devices').select('fcm_id').where('fcm_id', '=', 'phone-of-the-thief');
    expect(await devices.execute()).toEqual([]);
    expect((await signIn('vendor', { signedInAt, validSince: changed })).status).toBe(200);
    expect(await works(fresh.token)).toBe(true);
  });

  it('POST sign-out-everywhere, 200: with an identity token in place of a session', async () => {
    const { token } = (await signIn('reset', { signedInAt: await passTime(0) })).body;
    const signedInAt = await passTime(60_000);
    app.identity.tokens.set('fresh', {
      subject: 'reset',
      email: 'reset@example.com',
      emailVerified: true,
      signedInAt,
    });
    expect((await app.post('sign-out-everywhere', { auth_id: 'reset', id_token: 'forged' })).body.key).toBe(
      'identityProofInvalid',
    );
    expect(await works(token)).toBe(true);
    expect((await app.post('sign-out-everywhere', { auth_id: 'reset', id_token: 'fresh' })).status).toBe(200);
    expect(await works(token)).toBe(false);
  });

  it('a code entered before "sign out everywhere" starts no session afterwards', async () => {
    const { token } = (await signIn('coded')).body;
    await app.get('get-otp', { email: 'coded@example.com' });
    const otp = /\d{6}/.exec(emailsTo('coded@example.com').at(-1)!.subject)![0];
    const { auth_id } = (await app.get('verify-otp', { email: 'coded@example.com', otp })).body;
    await app.post('sign-out-everywhere', {}, token);
    expect((await app.post('user_signup', { type: 3, auth_id })).body.key).toBe('identityProofInvalid');
  });

  it('D11 a session in use ends after ninety days', async () => {
    const { token } = (await signIn('long')).body;
    for (let day = 0; day < 85; day += 5) {
      app.pass(5 * DAY_MS);
      expect(await works(token)).toBe(true);
    }
    app.pass(4 * DAY_MS);
    expect(await works(token)).toBe(true);
    app.pass(2 * DAY_MS);
    expect(await works(token)).toBe(false);
  });
});

describe('D11 a password that is reset', () => {
  it('takes the devices with it, and the owner gets an email', async () => {
    const email = 'reset-devices@example.com';
    const account = { name: 'Rita', email, password: 'first-word', re_password: 'first-word' };
    await app.post('user-register', account);
    const otp = /\d{6}/.exec(emailsTo(email).at(-1)!.subject)![0];
    await app.get('verify-otp', { email, otp });
    const { token } = (await app.post('user_signup', { type: 3, email, password: 'first-word' })).body;
    await app.post('update_profile', { fcm_id: 'phone-before-the-reset' }, token);
    await app.get('forgot-password', { email });
    const link = /token=([\w-]+)/.exec(emailsTo(email).at(-1)!.body)![1]!;
    const reply = await app.request({
      method: 'POST',
      url: '/change-password',
      payload: { token: link, password: 'second-word', re_password: 'second-word' },
    });
    expect(reply.status).toBe(200);
    const devices = app.db
      .selectFrom('devices')
      .select('fcm_id')
      .where('fcm_id', '=', 'phone-before-the-reset');
    expect(await devices.execute()).toEqual([]);
    expect(emailsTo(email).at(-1)!.subject).toContain('password has changed');
  });
});

describe('F27 emails tell the owner of what happens to the account', () => {
  it('a sign-in method that was added, the end of all sessions, the end of the account', async () => {
    const { token } = (await signIn('told')).body;
    app.identity.tokens.set('second', {
      subject: 'told-too',
      email: 'told@example.com',
      emailVerified: true,
    });
    await app.post('user_signup', { type: 0, auth_id: 'told-too', id_token: 'second' });
    await app.post('sign-out-everywhere', {}, token);
    const again = (await app.post('user_signup', { type: 0, auth_id: 'told-too', id_token: 'second' })).body;
    await app.post('delete_user', {}, again.token);
    expect(emailsTo('told@example.com').map(({ subject }) => subject)).toEqual([
      'A new way to sign in to Lintel',
      'Signed out of Lintel on every device',
      expect.stringMatching(/^Your Lintel account will be deleted on /),
    ]);
  });
});
