import { MINUTE_MS } from '#ports/clock.ts';
import { demoAccounts } from '../../../../demo/demo-accounts.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { openTransaction, untilLockWait } from '../../../../test/harness/races/open-transaction.ts';
import { hashPassword } from '#domains/accounts/passwords/passwords.ts';

const isOneConnection = process.env.TEST_DATABASE === 'pglite';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  for (const { uid, email } of demoAccounts)
    app.identityAccounts.accounts.set(uid, { email, methods: ['password'] });
});
afterEach(() => app.close());

const buyer = demoAccounts.find(({ role }) => role === 'buyer')!;
const OLD = 'porto-azul-12';
const NEW = 'harbour-lamp-77';
const mails = () => app.mail.sent.filter(({ to }) => to === buyer.email).map(({ subject }) => subject);
const events = async (token: string) =>
  (await app.get('get-security-events', {}, token)).body.data.map(({ kind }: { kind: string }) => kind);
const methods = async (token: string) =>
  (await app.get('get-sign-in-methods', {}, token)).body.data.map(
    ({ method, is_only }: { method: string; is_only: boolean }) => [method, is_only],
  );
const isSignedIn = async (token: string) => (await app.get('get-user-data', {}, token)).status === 200;
const signInWith = (password: string) => app.post('user_signup', { type: 3, email: buyer.email, password });

/** The buyer with a password that is kept here, and no account of the identity service. */
async function withOwnPassword(): Promise<string> {
  const token = await app.signIn('buyer');
  await app.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(OLD) })
    .where('email', '=', buyer.email)
    .execute();
  await app.db
    .updateTable('identities')
    .set({ subject: 'mail-b' })
    .where('subject', '=', buyer.uid)
    .execute();
  return token;
}

/** Opens the page behind a link for a new password. */
async function mailedLink() {
  await app.get('forgot-password', { email: buyer.email });
  const body = app.mail.sent.findLast(({ to }) => to === buyer.email)!.body;
  const [, link] = /reset-password\?token=([\w-]+)/.exec(body)!;
  return () => app.request({ url: `/reset-password?token=${link}` });
}

/** What the identity service signs after a sign-in there now. */
function proofNow(name: string, subject: string, validSince?: Date) {
  const signedInAt = new Date(app.now());
  app.identity.tokens.set(name, {
    subject,
    emailVerified: true,
    signedInAt,
    ...(validSince && { validSince }),
  });
  return name;
}

describe('POST change-password', () => {
  it('200: the new one counts, the old one does not; it is mailed and noted; other sessions end on request', async () => {
    const token = await withOwnPassword();
    const other = (await signInWith(OLD)).body.token;
    const [way] = (await app.get('get-sign-in-methods', {}, token)).body.data;
    expect(way).toMatchObject({ method: 'password', is_own: true, detail: buyer.email });
    const change = { password: OLD, new_password: NEW };
    expect(await app.post('change-password', change, token)).toMatchObject({
      status: 200,
      body: { data: null, message: 'Your password is changed.' },
    });
    expect((await signInWith(OLD)).body.error).toBe(true);
    expect((await signInWith(NEW)).body.error).toBe(false);
    expect(mails().at(-1)).toMatch(/password/i);
    expect(await events(token)).toContain('password_changed');
    expect(await isSignedIn(other)).toBe(true);

    await app.post('change-password', { password: NEW, new_password: OLD, end_others: 1 }, token);
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
  });

  it('200: links for a new password that were mailed before work no more', async () => {
    const token = await withOwnPassword();
    const openLink = await mailedLink();
    expect((await openLink()).status).toBe(200);
    await app.post('change-password', { password: OLD, new_password: NEW }, token);
    expect((await openLink()).status).toBe(400);
  });

  it('400: at the field, for a wrong present one and a weak new one; nothing changes', async () => {
    const token = await withOwnPassword();
    const wrong = await app.post('change-password', { password: 'no', new_password: NEW }, token);
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['password']]);
    const weak = await app.post('change-password', { password: OLD, new_password: 'password1' }, token);
    expect([weak.status, Object.keys(weak.body.fields)]).toEqual([400, ['new_password']]);
    expect((await signInWith(OLD)).body.error).toBe(false);
    expect(await events(token)).not.toContain('password_changed');
  });

  it('429: for a caller who goes on guessing', async () => {
    const token = await withOwnPassword();
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push(
        (await app.post('change-password', { password: `guess ${guess}`, new_password: NEW }, token)).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });

  it('200: one changed at the identity service is noted and mailed; sessions that run go on', async () => {
    const [token, other] = [await app.signIn('buyer'), await app.signIn('buyer')];
    app.pass(60 * MINUTE_MS);
    const id_token = proofNow('after', buyer.uid, new Date(app.now()));
    expect((await app.post('change-password', { id_token }, token)).status).toBe(200);
    expect(await events(token)).toContain('password_changed');
    await app.post('user_signup', { type: 3, auth_id: buyer.uid, id_token });
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, true]);
  });

  it('400: a token of another user, or of an old sign-in, notes nothing', async () => {
    const token = await app.signIn('buyer');
    const old = proofNow('old', buyer.uid);
    app.pass(6 * MINUTE_MS);
    for (const id_token of [old, proofNow('other', 'somebody-else'), 'nonsense'])
      expect((await app.post('change-password', { id_token }, token)).body.key).toBe('identityProofInvalid');
    expect(await events(token)).not.toContain('password_changed');
  });

  it('403: an old session sets no first password; a fresh token of the identity service may', async () => {
    const token = await app.signIn('buyer');
    app.pass(16 * MINUTE_MS);
    const change = { new_password: NEW };
    expect((await app.post('change-password', change, token)).body.key).toBe('recentSignInRequired');
    const id_token = proofNow('fresh', buyer.uid);
    expect((await app.post('change-password', { ...change, id_token }, token)).status).toBe(200);
    expect(await events(token)).toContain('method_added');
    expect((await signInWith(NEW)).body.error).toBe(false);
  });
});

describe('ways to sign in', () => {
  it('a way that was proved is added, mailed and noted, and signs in to the same account', async () => {
    const token = await app.signIn('buyer');
    expect(await methods(token)).toEqual([['password', true]]);
    app.identityAccounts.accounts.set('google-1', { email: 'b@gmail.example', methods: ['google'] });
    const id_token = proofNow('of google', 'google-1');
    const linked = await app.post('link-sign-in-method', { type: 0, auth_id: 'google-1', id_token }, token);
    expect(linked.status).toBe(200);
    expect(await methods(token)).toEqual([
      ['password', false],
      ['google', false],
    ]);
    expect(await events(token)).toContain('method_added');
    expect(mails().at(-1)).toMatch(/new way to sign in/);
    const mine = (await app.get('get-user-data', {}, token)).body.data.id;
    const { body } = await app.post('user_signup', { type: 0, auth_id: 'google-1', id_token });
    expect(body.data.id).toBe(mine);
  });

  it('200: Google is listed with the address that signs in there, which may be another', async () => {
    const token = await app.signIn('buyer');
    app.identityAccounts.accounts.set('google-9', { email: 'private@gmail.example', methods: ['google'] });
    const id_token = proofNow('google', 'google-9');
    const { body } = await app.post('link-sign-in-method', { type: 0, auth_id: 'google-9', id_token }, token);
    expect(body.data).toContainEqual(
      expect.objectContaining({ method: 'google', detail: 'private@gmail.example' }),
    );
    expect(body.data).toContainEqual(expect.objectContaining({ method: 'password', detail: buyer.email }));
  });

  it('a number that a client wrote into the profile is not shown as the proved one', async () => {
    const token = await app.signIn('buyer');
    app.identityAccounts.accounts.set('phone-7', {
      email: undefined,
      phone: '+447700900123',
      methods: ['phone'],
    });
    const id_token = proofNow('of number', 'phone-7');
    await app.post('link-sign-in-method', { type: 1, auth_id: 'phone-7', id_token }, token);
    await app.post('update_profile', { mobile: '+447700900999' }, token);
    const { data } = (await app.get('get-sign-in-methods', {}, token)).body;
    expect(data).toContainEqual(
      expect.objectContaining({ method: 'phone', detail: '+447700900123', detail_text: '+44 7700 900123' }),
    );
    await app.post('unlink-sign-in-method', { method: 'phone' }, token);
  });

  it('a way of another account, one without a proof, and one that an old session adds are refused', async () => {
    await app.signIn('owner');
    const token = await app.signIn('buyer');
    const owner = demoAccounts.find(({ role }) => role === 'owner')!;
    const theirs = { type: 0, auth_id: owner.uid, id_token: proofNow('theirs', owner.uid) };
    expect((await app.post('link-sign-in-method', theirs, token)).body.key).toBe('conflict');
    const unproved = { type: 0, auth_id: 'google-2', id_token: proofNow('another', 'google-3') };
    expect((await app.post('link-sign-in-method', unproved, token)).body.key).toBe('identityProofInvalid');
    const unknown = { type: 1, auth_id: 'otp-nothing' };
    expect((await app.post('link-sign-in-method', unknown, token)).body.key).toBe('identityProofInvalid');
    app.pass(16 * MINUTE_MS);
    const late = { type: 0, auth_id: 'google-4', id_token: proofNow('late', 'google-4') };
    expect((await app.post('link-sign-in-method', late, token)).body.key).toBe('recentSignInRequired');
    expect(await methods(token)).toEqual([['password', true]]);
  });

  it('the last one stays; of two, one goes, is noted and mailed, and no longer signs in', async () => {
    const token = await app.signIn('buyer');
    const only = await app.post('unlink-sign-in-method', { method: 'password' }, token);
    expect(only.body.key).toBe('wrongState');
    app.identityAccounts.accounts.set(buyer.uid, { email: buyer.email, methods: ['password', 'google'] });
    const gone = await app.post('unlink-sign-in-method', { method: 'google' }, token);
    expect(gone.status).toBe(200);
    expect(app.identityAccounts.accounts.get(buyer.uid)?.methods).toEqual(['password']);
    expect(await methods(token)).toEqual([['password', true]]);
    expect(await events(token)).toContain('method_removed');
    expect(mails().at(-1)).toMatch(/was removed/);
  });

  it('of two that go at the same moment, one stays', async () => {
    const token = await withOwnPassword();
    app.identityAccounts.accounts.set('google-5', { email: buyer.email, methods: ['google'] });
    const id_token = proofNow('of google', 'google-5');
    await app.post('link-sign-in-method', { type: 0, auth_id: 'google-5', id_token }, token);
    // Where one connection serves all, the removals follow each other, and a transaction that stays open would end neither.
    const held = isOneConnection
      ? undefined
      : await openTransaction(app.db, (trx) =>
          trx.updateTable('users').set({ city: 'Porto' }).where('email', '=', buyer.email).execute(),
        );
    const removals = ['password', 'google'].map((method) =>
      app.post('unlink-sign-in-method', { method }, token),
    );
    if (held) await untilLockWait(app.db);
    await held?.finish();
    const answers = (await Promise.all(removals)).map(({ body }) => body.key ?? 'removed');
    expect(answers.toSorted()).toEqual(['removed', 'wrongState']);
    expect(await methods(token)).toHaveLength(1);
  });

  it('a password that is removed does not come back by a link that was mailed before', async () => {
    const token = await withOwnPassword();
    const id_token = proofNow('of google', 'google-6');
    app.identityAccounts.accounts.set('google-6', { email: buyer.email, methods: ['google'] });
    await app.post('link-sign-in-method', { type: 0, auth_id: 'google-6', id_token }, token);
    const openLink = await mailedLink();
    expect((await app.post('unlink-sign-in-method', { method: 'password' }, token)).status).toBe(200);
    expect((await openLink()).status).toBe(400);
  });

  it('503: is not removed here while the identity service does not remove it; by another try it goes', async () => {
    const token = await app.signIn('buyer');
    app.identityAccounts.accounts.set(buyer.uid, { email: buyer.email, methods: ['password', 'google'] });
    const refusing = jest.spyOn(app.identityAccounts, 'removeMethod').mockRejectedValue(new Error('refused'));
    const remove = () => app.post('unlink-sign-in-method', { method: 'google' }, token);
    expect(await remove()).toMatchObject({ status: 503, body: { error: true, key: 'unavailable' } });
    expect(await events(token)).not.toContain('method_removed');
    refusing.mockRestore();
    expect((await remove()).status).toBe(200);
    expect(await methods(token)).toEqual([['password', true]]);
  });

  it('503: are neither listed nor removed while the identity service does not answer', async () => {
    const token = await app.signIn('buyer');
    app.identityAccounts.isDown = true;
    expect(await app.get('get-sign-in-methods', {}, token)).toMatchObject({
      status: 503,
      body: { key: 'unavailable' },
    });
    const removed = await app.post('unlink-sign-in-method', { method: 'password' }, token);
    expect(removed).toMatchObject({ status: 503, body: { key: 'unavailable' } });
  });

  it('one that is added twice, also at the same moment, is mailed and noted once', async () => {
    const token = await app.signIn('buyer');
    app.identityAccounts.accounts.set('google-8', { email: 'b@gmail.example', methods: ['google'] });
    const id_token = proofNow('of google', 'google-8');
    const before = mails().length;
    const link = () => app.post('link-sign-in-method', { type: 0, auth_id: 'google-8', id_token }, token);
    const replies = [...(await Promise.all([link(), link()])), await link()];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(mails().slice(before)).toHaveLength(1);
    expect((await events(token)).filter((kind: string) => kind === 'method_added')).toHaveLength(1);
  });

  it('Google that the identity service adds to an account with a password is mailed about', async () => {
    const token = await app.signIn('buyer');
    const before = mails().length;
    app.identityAccounts.accounts.set(buyer.uid, { email: buyer.email, methods: ['password', 'google'] });
    const id_token = proofNow('of google', buyer.uid);
    await app.post('link-sign-in-method', { type: 0, auth_id: buyer.uid, id_token }, token);
    expect(mails().slice(before)).toHaveLength(1);
  });

  it('an account of the identity service that is removed whole begins an account of its own', async () => {
    const token = await app.signIn('buyer');
    app.identityAccounts.accounts.set('phone-1', { email: undefined, methods: ['phone'] });
    const id_token = proofNow('of phone', 'phone-1');
    await app.post('link-sign-in-method', { type: 1, auth_id: 'phone-1', id_token }, token);
    await app.post('unlink-sign-in-method', { method: 'phone' }, token);
    const mine = (await app.get('get-user-data', {}, token)).body.data.id;
    const { body } = await app.post('user_signup', { type: 1, auth_id: 'phone-1', id_token });
    expect(body.data.id).not.toBe(mine);
  });
});

describe('a change of address', () => {
  const email = 'new.buyer@example.com';
  async function change(token: string) {
    await app.post('update_profile', { email }, token);
    return enterCode(token);
  }
  function enterCode(token: string) {
    const code = /\d{6}/.exec(app.mail.sent.findLast(({ to }) => to === email)!.body)![0];
    return app.get('verify-otp', { email, otp: code }, token);
  }

  it('reaches the identity service with the code, and ends no session', async () => {
    const [token, other] = [await app.signIn('buyer'), await app.signIn('buyer')];
    await change(token);
    expect(app.identityAccounts.accounts.get(buyer.uid)?.email).toBe(email);
    expect((await app.get('get-user-data', {}, other)).body.data.email).toBe(email);
    expect(await events(token)).toContain('email_changed');
  });

  it('does not happen while the identity service is out of reach; its code counts when that is back', async () => {
    const token = await app.signIn('buyer');
    app.identityAccounts.isDown = true;
    expect((await change(token)).body.key).toBe('unavailable');
    expect((await app.get('get-user-data', {}, token)).body.data.email).toBe(buyer.email);
    app.identityAccounts.isDown = false;
    expect((await enterCode(token)).status).toBe(200);
    expect((await app.get('get-user-data', {}, token)).body.data.email).toBe(email);
    expect((await enterCode(token)).body.key).toBe('wrongState');
  });

  it('happens once when its code is entered in two tabs at the same moment', async () => {
    const token = await app.signIn('buyer');
    await app.post('update_profile', { email }, token);
    const replies = await Promise.all([enterCode(token), enterCode(token), enterCode(token)]);
    expect(replies.map(({ body }) => body.error).toSorted()).toEqual([false, true, true]);
    expect((await events(token)).filter((kind: string) => kind === 'email_changed')).toHaveLength(1);
  });

  it('does not happen where another account of the identity service has the address', async () => {
    const token = await app.signIn('buyer');
    jest.spyOn(app.identityAccounts, 'setEmail').mockRejectedValue(new Error('EMAIL_EXISTS : taken'));
    const { status, body } = await change(token);
    expect([status, body.key]).toEqual([409, 'conflict']);
    expect((await app.get('get-user-data', {}, token)).body.data.email).toBe(buyer.email);
  });

  it('reaches accounts of the identity service that have a password or the address before, and no others', async () => {
    const token = await app.signIn('buyer');
    const { id } = (await app.get('get-user-data', {}, token)).body.data;
    for (const subject of ['with-password', 'with-address', 'of-google', 'gone'])
      await app.db.insertInto('identities').values({ subject, user_id: id, login_type: 0 }).execute();
    const { accounts } = app.identityAccounts;
    accounts.set('with-password', { email: 'other@example.com', methods: ['password'] });
    accounts.set('with-address', { email: buyer.email.toUpperCase(), methods: ['google'] });
    accounts.set('of-google', { email: 'other@gmail.example', methods: ['google'] });
    expect((await change(token)).status).toBe(200);
    expect(
      [...accounts].filter(([, account]) => account.email === email).map(([subject]) => subject),
    ).toEqual(expect.arrayContaining([buyer.uid, 'with-password', 'with-address']));
    expect(accounts.get('of-google')?.email).toBe('other@gmail.example');
    expect(accounts.has('gone')).toBe(false);
  });

  it('is undone at the identity service, too', async () => {
    const token = await app.signIn('buyer');
    await change(token);
    const link = /token=([\w-]+)/.exec(app.mail.sent.findLast(({ to }) => to === buyer.email)!.body)![1];
    await app.request({
      method: 'POST',
      url: '/api/undo-address-change',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${link}`,
    });
    expect(app.identityAccounts.accounts.get(buyer.uid)?.email).toBe(buyer.email);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('an old session may ask with a fresh token of the identity service', async () => {
    const token = await app.signIn('buyer');
    app.pass(16 * MINUTE_MS);
    expect((await app.post('update_profile', { email }, token)).body.key).toBe('recentSignInRequired');
    const id_token = proofNow('fresh', buyer.uid);
    expect((await app.post('update_profile', { email, id_token }, token)).body.data.pending_email).toBe(
      email,
    );
  });
});
