import { DAY_MS } from '#ports/clock.ts';
import { registration } from '../../../../test/harness/accounts/registered-account.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
// Limits of calls in a minute start again.
beforeEach(() => app.pass(11 * 60_000));

const PASSWORD = 'steady-word';
const OTHER = 'another-steady-word';
const { emailsTo, codeOf, enter, signIn, ownAccount } = registration(() => app);

/** An account with a confirmed address and a password. */
async function account(name: string) {
  const email = `${name}@example.com`;
  const { token } = await ownAccount(email, PASSWORD);
  const events = async () =>
    (await app.get('get-security-events', {}, token)).body.data.map(({ kind }: { kind: string }) => kind);
  return { email, token, events };
}

/** What happens while no email can be written. */
async function withoutEmails<T>(act: () => Promise<T>): Promise<T> {
  const { send } = app.mail;
  app.mail.send = () => Promise.reject(new Error('the disk is full'));
  try {
    return await act();
  } finally {
    app.mail.send = send;
  }
}
const fails = async (act: () => Promise<{ status: number }>) =>
  expect((await withoutEmails(act)).status).toBe(500);

describe('what an account is mailed about happens with its email, or not at all', () => {
  it('a new password', async () => {
    const { email, token, events } = await account('changed');
    await fails(() => app.post('change-password', { password: PASSWORD, new_password: OTHER }, token));
    expect((await signIn(email, PASSWORD)).body.error).toBe(false);
    expect(await events()).not.toContain('password_changed');
  });

  it('a password that was changed at the identity service', async () => {
    const { token, events } = await account('changed-there');
    app.identityAccounts.accounts.set('there', { email: undefined, methods: ['google'] });
    const signedInAt = new Date(app.now());
    app.identity.tokens.set('fresh', { subject: 'there', emailVerified: true, signedInAt });
    await app.post('link-sign-in-method', { type: 0, auth_id: 'there', id_token: 'fresh' }, token);
    await fails(() => app.post('change-password', { id_token: 'fresh' }, token));
    expect(await events()).not.toContain('password_changed');
    expect((await app.post('change-password', { id_token: 'fresh' }, token)).status).toBe(200);
    expect(await events()).toContain('password_changed');
  });

  it('a password by the link of an email', async () => {
    const { email, token } = await account('forgotten');
    await app.get('forgot-password', { email });
    const [, reset] = /token=([\w-]+)/.exec(emailsTo(email).at(-1)!.body)!;
    const form = new URLSearchParams({ token: reset!, password: OTHER, re_password: OTHER });
    const page = () =>
      app.request({
        method: 'POST',
        url: '/change-password',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        payload: form.toString(),
      });
    await fails(page);
    expect((await app.get('get-user-data', {}, token)).status).toBe(200);
    expect((await page()).status).toBe(200);
    expect((await signIn(email, OTHER)).body.error).toBe(false);
  });

  it('another address', async () => {
    const { email, token } = await account('moved');
    await app.post('update_profile', { email: 'moved-new@example.com', password: PASSWORD }, token);
    const code = codeOf('moved-new@example.com');
    await fails(() => enter('moved-new@example.com', code, token));
    expect((await app.get('get-user-data', {}, token)).body.data).toMatchObject({
      email,
      pending_email: 'moved-new@example.com',
    });
  });

  it('the removal of a way to sign in, which the identity service keeps as well', async () => {
    const { email, token, events } = await account('unlinked');
    app.identityAccounts.accounts.set('google-u', { email, methods: ['google', 'phone'] });
    app.identity.tokens.set('of google', { subject: 'google-u', emailVerified: true });
    await app.post('link-sign-in-method', { type: 0, auth_id: 'google-u', id_token: 'of google' }, token);
    for (const method of ['google', 'password']) {
      await fails(() => app.post('unlink-sign-in-method', { method }, token));
      const { data } = (await app.get('get-sign-in-methods', {}, token)).body;
      expect(data.map((way: { method: string }) => way.method)).toEqual(['password', 'google', 'phone']);
      expect(await events()).not.toContain('method_removed');
    }
  });

  it('the end of all sessions', async () => {
    const { token, events } = await account('everywhere');
    await fails(() => app.post('sign-out-everywhere', {}, token));
    expect(await events()).not.toContain('session_ended');
  });

  it('a deletion, its reminder, and its end', async () => {
    const { email, token } = await account('leaving');
    await fails(() => app.post('delete_user', {}, token));
    expect((await app.get('get-user-data', {}, token)).status).toBe(200);
    await app.post('delete_user', {}, token);
    app.pass(6.5 * DAY_MS);
    const before = emailsTo(email).length;
    await withoutEmails(() => app.runJob('account_deletions').catch(() => undefined));
    await app.runJob('account_deletions');
    expect(emailsTo(email)).toHaveLength(before + 1);
    app.pass(DAY_MS);
    await withoutEmails(() => app.runJob('account_deletions').catch(() => undefined));
    await app.runJob('account_deletions');
    expect(emailsTo(email)).toHaveLength(before + 2);
    expect((await signIn(email, PASSWORD)).body.error).toBe(true);
  });
});
