import { registration } from '../../../../test/harness/accounts/registered-account.ts';
import { openTransaction, untilLockWait } from '../../../../test/harness/races/open-transaction.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
// Limits of calls in a minute start again.
beforeEach(() => app.pass(11 * 60_000));

/** PGlite: there is no second transaction beside a first one. */
const isOneConnection = process.env.TEST_DATABASE === 'pglite';
const PASSWORD = 'steady-word';
const { emailsTo, codeOf, enter, signIn, ownAccount } = registration(() => app);
const me = async (token: string) => (await app.get('get-user-data', {}, token)).body.data;
const ask = (email: string, token: string) =>
  app.post('update_profile', { email, password: PASSWORD }, token);
const withdraw = (token?: string, more: object = {}) =>
  app.post('update_profile', { email_change: 'withdraw', ...more }, token);

/** An account that waits for the code of another address. */
async function changing(name: string) {
  const [before, wanted] = [`${name}@example.com`, `${name}-new@example.com`];
  const { token, id } = await ownAccount(before, PASSWORD);
  await ask(wanted, token);
  return { token, id, before, wanted, code: codeOf(wanted) };
}

describe('POST update_profile with email_change=withdraw', () => {
  it('200: the present address stays, nothing waits, also with an old session', async () => {
    const { token, before } = await changing('plain');
    app.pass(16 * 60_000);
    const { status, body } = await withdraw(token);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ email: before, pending_email: null, is_email_verified: 1 }),
    ]);
    expect(await me(token)).toMatchObject({ email: before, pending_email: null });
  });

  it('200: the code that was mailed changes nothing, for any caller', async () => {
    const { token, before, wanted, code } = await changing('coded');
    await withdraw(token);
    for (const caller of [token, undefined])
      expect((await enter(wanted, code, caller)).body).toMatchObject({ error: true, key: 'wrongState' });
    expect(await me(token)).toMatchObject({ email: before, pending_email: null });
  });

  it('200: asked for again, the address gets a new code, which alone counts', async () => {
    const { token, wanted, code } = await changing('again');
    await withdraw(token);
    expect((await ask(wanted, token)).body.data.pending_email).toBe(wanted);
    expect(codeOf(wanted)).not.toBe(code);
    expect((await enter(wanted, code, token)).body.error).toBe(true);
    expect((await enter(wanted, codeOf(wanted), token)).body.error).toBe(false);
    expect(await me(token)).toMatchObject({ email: wanted, pending_email: null });
  });

  it('200: the link to the old address works, so that it warns of a change that a thief has withdrawn', async () => {
    const { token, id, before } = await changing('robbed');
    const [, link] = /undo-address-change\?token=([\w-]+)/.exec(emailsTo(before).at(-1)!.body)!;
    await withdraw(token);
    const undone = await app.request({
      method: 'POST',
      url: '/api/undo-address-change',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${link}`,
    });
    expect(undone.status).toBe(200);
    expect((await app.get('get-user-data', {}, token)).status).toBe(401);
    const again = await signIn(before, PASSWORD);
    expect(again.body.data).toMatchObject({ id, email: before });
  });

  it('200: other values of the same call are stored, the present address among them is no change', async () => {
    const { token, before } = await changing('form');
    const { body } = await withdraw(token, { name: 'Vera W.', email: before });
    expect(body.data).toMatchObject({ name: 'Vera W.', email: before, pending_email: null });
  });

  it('200: an account without an address has none again', async () => {
    app.identity.tokens.set('first', { subject: 'first', name: 'Phone', emailVerified: false });
    const signedIn = await app.post('user_signup', { type: 1, auth_id: 'first', id_token: 'first' });
    const { token } = signedIn.body;
    await app.post('update_profile', { email: 'mistyped@example.com' }, token);
    expect((await me(token)).email).toBe('mistyped@example.com');
    expect((await withdraw(token)).body.data).toMatchObject({ email: '', pending_email: null });
  });

  it('200: a change that another account waits for goes on', async () => {
    const first = await changing('crowd');
    const other = await ownAccount('crowd-other@example.com', PASSWORD);
    await ask(first.wanted, other.token);
    const code = codeOf(first.wanted);
    await withdraw(first.token);
    expect((await enter(first.wanted, code, other.token)).body.error).toBe(false);
    expect(await me(other.token)).toMatchObject({ email: first.wanted });
  });

  it('400: nothing waits, and nothing else of the call is stored', async () => {
    const { token } = await changing('none');
    await withdraw(token);
    const { status, body } = await withdraw(token, { name: 'Changed' });
    expect([status, body.key, body.message]).toEqual([
      400,
      'wrongState',
      'There is no change of your email to cancel.',
    ]);
    expect((await me(token)).name).toBe('Vera');
  });

  it('400: beside another address, and for any other word', async () => {
    const { token, wanted } = await changing('both');
    const both = await withdraw(token, { email: 'third@example.com', password: PASSWORD });
    expect([both.status, both.body.key, Object.keys(both.body.fields)]).toEqual([
      400,
      'validation',
      ['email_change'],
    ]);
    const word = await app.post('update_profile', { email_change: 'confirm' }, token);
    expect([word.status, word.body.key]).toEqual([400, 'validation']);
    expect((await me(token)).pending_email).toBe(wanted);
  });

  it('401: a visitor', async () => {
    expect((await withdraw()).status).toBe(401);
  });
});

it('a code that is entered while the change is withdrawn does not change the address', async () => {
  if (isOneConnection) return;
  const { token, id, before, wanted, code } = await changing('race');
  const withdrawn = await openTransaction(app.db, (trx) =>
    trx.updateTable('users').set({ pending_email: null }).where('id', '=', id).execute(),
  );
  const entered = enter(wanted, code, token);
  await untilLockWait(app.db);
  await withdrawn.finish();
  expect((await entered).body.error).toBe(true);
  expect(await me(token)).toMatchObject({ email: before, pending_email: null });
});
