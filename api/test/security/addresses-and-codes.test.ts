import { registration } from '../harness/accounts/registered-account.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.pass(11 * 60_000));

const { register, signIn: withPassword, emailsTo, codeOf, enter, ownAccount: own } = registration(() => app);
const proveAs = (subject: string, email: string, emailVerified: boolean) => {
  app.identity.tokens.set(`token of ${subject}`, { subject, email, emailVerified, name: subject });
  return app.post('user_signup', { type: 0, auth_id: subject, id_token: `token of ${subject}` });
};
const me = async (token: string) => (await app.get('get-user-data', {}, token)).body.data;

const ownAccount = (email: string, password = 'first-password') => own(email, password);

describe('F2 a code belongs to one registration', () => {
  it('the code of the first email does not confirm the password of a second registration', async () => {
    await register('first@example.com', 'victim-11');
    const first = codeOf('first@example.com');
    await register('first@example.com', 'attacker-1');
    expect((await enter('first@example.com', first)).status).toBe(400);
    expect((await withPassword('first@example.com', 'attacker-1')).body.key).toBe('emailNotVerified');
    expect((await withPassword('first@example.com', 'victim-11')).body.key).toBe('invalidCredentials');
  });

  it('the code of the second email confirms the second registration', async () => {
    await register('again@example.com', 'password-one');
    await register('again@example.com', 'password-two');
    expect((await enter('again@example.com', codeOf('again@example.com'))).body.error).toBe(false);
    expect((await withPassword('again@example.com', 'password-two')).status).toBe(200);
  });

  it('F2 D1 an account that was ever confirmed is not overwritten', async () => {
    const { id } = await ownAccount('kept@example.com', 'owners-word');
    await register('kept@example.com', 'attacker-1', 'Attacker');
    await enter('kept@example.com', codeOf('kept@example.com'));
    expect((await withPassword('kept@example.com', 'attacker-1')).body.key).toBe('invalidCredentials');
    expect((await withPassword('kept@example.com', 'owners-word')).body.data).toMatchObject({
      id,
      name: 'Vera',
    });
  });
});

describe('F2 confirming an address confirms the account of the code and no other', () => {
  it('the owner registers although a squatter claimed the address at the identity service', async () => {
    const squatter = (await proveAs('squatter-b', 'squat@example.com', false)).body;
    await register('squat@example.com', 'owners-word');
    await enter('squat@example.com', codeOf('squat@example.com'));
    const owner = await withPassword('squat@example.com', 'owners-word');
    expect(owner.status).toBe(200);
    expect(owner.body.data.id).not.toBe(squatter.data.id);
    expect(await me(squatter.token)).toMatchObject({ email: '', is_email_verified: 0 });
  });

  it('a Google sign-in of the owner is not linked to the account of a squatter', async () => {
    const squatter = (await proveAs('squatter-g', 'google@example.com', false)).body;
    const code = async () => {
      await app.get('get-otp', { email: 'google@example.com' });
      return enter('google@example.com', codeOf('google@example.com'));
    };
    expect((await code()).body.error).toBe(true);
    const owner = (await proveAs('owner-g', 'google@example.com', true)).body;
    expect(owner.data.id).not.toBe(squatter.data.id);
  });

  it('an address that one account wants is confirmed with the session of that account only', async () => {
    const attacker = await ownAccount('attacker-c@example.com');
    await app.post('update_profile', { email: 'victim-c@example.com' }, attacker.token);
    const code = codeOf('victim-c@example.com');
    expect((await enter('victim-c@example.com', code)).body.error).toBe(true);
    await register('victim-c@example.com', 'victims-word');
    await enter('victim-c@example.com', codeOf('victim-c@example.com'));
    const victim = await withPassword('victim-c@example.com', 'victims-word');
    expect(victim.body.data.id).not.toBe(attacker.id);
    expect(await me(attacker.token)).toMatchObject({
      email: 'attacker-c@example.com',
      pending_email: null,
    });
  });

  it('sessions and sign-in methods from before a confirmation at the identity service end', async () => {
    const before = (await proveAs('shared-uid', 'shared@example.com', false)).body;
    await app.db
      .insertInto('identities')
      .values({ subject: 'of-the-squatter', user_id: before.data.id, login_type: 0 })
      .execute();
    const after = (await proveAs('shared-uid', 'shared@example.com', true)).body;
    expect(after.data).toMatchObject({ id: before.data.id, is_email_verified: 1 });
    expect((await app.get('get-user-data', {}, before.token)).status).toBe(401);
    const methods = app.db.selectFrom('identities').select('subject').where('user_id', '=', before.data.id);
    expect(await methods.execute()).toEqual([{ subject: 'shared-uid' }]);
  });
});

describe('F27 D11 a changed address', () => {
  it('counts once its code is entered; until then the old one signs in', async () => {
    const { token, id } = await ownAccount('old@example.com', 'steady-word');
    const asked = await app.post('update_profile', { email: 'new@example.com' }, token);
    expect(asked.body.data).toMatchObject({ email: 'old@example.com', is_email_verified: 1 });
    expect((await withPassword('old@example.com', 'steady-word')).status).toBe(200);
    expect((await enter('new@example.com', codeOf('new@example.com'), token)).body.error).toBe(false);
    expect(await me(token)).toMatchObject({ id, email: 'new@example.com', pending_email: null });
    expect((await withPassword('new@example.com', 'steady-word')).status).toBe(200);
    expect((await withPassword('old@example.com', 'steady-word')).body.key).toBe('invalidCredentials');
  });

  it('403: needs a recent sign-in or the password', async () => {
    const { token } = await ownAccount('late@example.com', 'steady-word');
    app.pass(16 * 60_000);
    const change = (more: object) =>
      app.post('update_profile', { email: 'thief@example.com', ...more }, token);
    expect((await change({})).body).toMatchObject({ key: 'recentSignInRequired', code: 403 });
    expect((await change({ password: 'guessed-word' })).body.key).toBe('invalidCredentials');
    expect(emailsTo('thief@example.com')).toEqual([]);
    expect((await change({ password: 'steady-word' })).body.data.pending_email).toBe('thief@example.com');
  });

  it('an unchanged address in the form of an old session is no change', async () => {
    const { token } = await ownAccount('same@example.com');
    app.pass(16 * 60_000);
    const { body } = await app.post('update_profile', { email: 'SAME@example.com', name: 'Same' }, token);
    expect(body.data).toMatchObject({ name: 'Same', email: 'same@example.com' });
  });

  it('the old address gets a link that restores it and ends all sessions, also after the change', async () => {
    const { token, id } = await ownAccount('robbed@example.com', 'steady-word');
    await app.post('update_profile', { email: 'robber@example.com' }, token);
    const link = /undo-address-change\?token=([\w-]+)/.exec(emailsTo('robbed@example.com').at(-1)!.body)!;
    await enter('robber@example.com', codeOf('robber@example.com'), token);
    await proveAs('google-of-the-robber', 'robber@example.com', true);
    app.pass(3 * 86_400_000);
    const page = await app.request({ url: `/api/undo-address-change?token=${link[1]}` });
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Restore my address')]);
    const undo = () =>
      app.request({
        method: 'POST',
        url: '/api/undo-address-change',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `token=${link[1]}`,
      });
    expect((await undo()).status).toBe(200);
    expect((await app.get('get-user-data', {}, token)).status).toBe(401);
    expect((await withPassword('robbed@example.com', 'steady-word')).body.data.id).toBe(id);
    const again = (await proveAs('google-of-the-robber', 'robber@example.com', true)).body;
    expect(again.data.id).not.toBe(id);
    expect((await undo()).status).toBe(400);
  });

  it('restored, has the password that its owner has chosen by email since, not the one that was known to others', async () => {
    const { token, id } = await ownAccount('warned@example.com', 'stolen-word');
    await app.post('update_profile', { email: 'warned-robber@example.com' }, token);
    const [, undo] = /undo-address-change\?token=([\w-]+)/.exec(emailsTo('warned@example.com').at(-1)!.body)!;
    await app.get('forgot-password', { email: 'warned@example.com' });
    const [, reset] = /reset-password\?token=([\w-]+)/.exec(emailsTo('warned@example.com').at(-1)!.body)!;
    const send = (url: string, fields: Record<string, string>) =>
      app.request({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        payload: new URLSearchParams(fields).toString(),
      });
    const chosen = { password: 'chosen-since', re_password: 'chosen-since' };
    expect((await send('/change-password', { token: reset!, ...chosen })).status).toBe(200);
    expect((await send('/api/undo-address-change', { token: undo! })).status).toBe(200);
    expect((await withPassword('warned@example.com', 'stolen-word')).body.key).toBe('invalidCredentials');
    expect((await withPassword('warned@example.com', 'chosen-since')).body.data.id).toBe(id);
  });

  it('an undo link of the new address does not void the one of the old address', async () => {
    const { token, id } = await ownAccount('chain-a@example.com', 'steady-word');
    const undoLink = (email: string) =>
      /undo-address-change\?token=([\w-]+)/.exec(emailsTo(email).at(-1)!.body)![1]!;
    const open = (link: string) =>
      app.request({
        method: 'POST',
        url: '/api/undo-address-change',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `token=${link}`,
      });
    await app.post('update_profile', { email: 'chain-b@example.com' }, token);
    const first = undoLink('chain-a@example.com');
    app.pass(1000);
    await enter('chain-b@example.com', codeOf('chain-b@example.com'), token);
    app.pass(1000);
    await app.post('update_profile', { email: 'chain-c@example.com', password: 'steady-word' }, token);
    expect((await open(undoLink('chain-b@example.com'))).status).toBe(200);
    expect((await open(first)).status).toBe(200);
    expect((await withPassword('chain-a@example.com', 'steady-word')).body.data.id).toBe(id);
  });
});

describe('F2 a proof', () => {
  it('is a secret of its own: the id of the account signs in no other caller while its owner enters a code', async () => {
    const { token } = await ownAccount('proved@example.com');
    const { auth_id: known } = await me(token);
    await app.get('get-otp', { email: 'proved@example.com' });
    const { auth_id } = (await enter('proved@example.com', codeOf('proved@example.com'))).body;
    expect((await app.post('user_signup', { type: 3, auth_id: known })).body.key).toBe(
      'identityProofInvalid',
    );
    expect((await app.post('user_signup', { type: 3, auth_id })).body.error).toBe(false);
    expect((await app.post('user_signup', { type: 3, auth_id })).body.key).toBe('identityProofInvalid');
  });
});

describe('F26 a code', () => {
  it('is used once even when it is sent three times at once', async () => {
    await register('thrice@example.com', 'victims-word');
    const code = codeOf('thrice@example.com');
    const replies = await Promise.all([1, 2, 3].map(() => enter('thrice@example.com', code)));
    expect(replies.map(({ body }) => body.error).toSorted()).toEqual([false, true, true]);
  });

  it('that has no guesses left is replaced when it is asked for again', async () => {
    const email = 'guessed@example.com';
    await own(email, 'steady-word');
    const ask = () => app.get('get-otp', { email });
    await ask();
    const spent = codeOf(email);
    const wrong = String((Number(spent) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 4; guess += 1) await enter(email, wrong);
    await ask();
    expect(codeOf(email)).toBe(spent);
    await enter(email, wrong);
    expect((await enter(email, spent)).body.key).toBe('wrongState');
    await ask();
    expect(codeOf(email)).not.toBe(spent);
    expect((await enter(email, spent)).body.error).toBe(true);
    expect((await enter(email, codeOf(email))).body.error).toBe(false);
  });

  it('429: an address takes no more than ten guesses in ten minutes, however many codes are asked for', async () => {
    const email = 'guessed-on@example.com';
    await own(email, 'steady-word');
    const guess = () => enter(email, '12345');
    for (let round = 0; round < 2; round += 1) {
      await app.get('get-otp', { email });
      for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(400);
    }
    await app.get('get-otp', { email });
    expect((await enter(email, codeOf(email))).status).toBe(429);
    app.pass(11 * 60_000);
    await app.get('get-otp', { email });
    expect((await enter(email, codeOf(email))).body.error).toBe(false);
  });

  it.each([
    ['more digits', (code: string) => `${code}9`],
    ['letters', (code: string) => `${code.slice(0, 5)}é`],
    ['a letter before it', (code: string) => `é${code}`],
  ])('F25 is six digits and nothing else: %s', async (name, spoil) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    await register(email, 'victims-word');
    const code = codeOf(email);
    expect((await enter(email, spoil(code))).status).toBe(400);
    expect((await enter(email, ` ${code.slice(0, 3)}-${code.slice(3)} `)).body.error).toBe(false);
  });
});

describe('F16 nothing tells who has an account', () => {
  const known = 'buyer@example.com';
  const unknown = 'unknown-16@example.com';

  it('verify-otp after get-otp, also after too many guesses', async () => {
    const answers = async (email: string) => {
      const all = [await app.get('get-otp', { email })];
      for (let guess = 0; guess < 6; guess += 1) all.push(await enter(email, '1'));
      return all.map(({ status, body }) => ({ status, body }));
    };
    expect(await answers(unknown)).toEqual(await answers(known));
  });

  it('verify-otp without get-otp', async () => {
    const answer = async (email: string) => (await enter(email, '123456')).body;
    expect(await answer('nobody-16@example.com')).toEqual(await answer('owner@example.com'));
  });

  it('user-register, and the owner is notified by an email', async () => {
    const before = emailsTo(known).length;
    const first = await register(known, 'attacker-1');
    const second = await register('free-16@example.com', 'attacker-1');
    expect(first.body).toEqual(second.body);
    expect(first.status).toBe(second.status);
    expect(emailsTo(known).slice(before)).toHaveLength(1);
  });

  it('password sign-in with the password of a registration that waits', async () => {
    const answer = async (email: string) => {
      await register(email, 'attacker-1');
      return (await withPassword(email, 'attacker-1')).body;
    };
    expect(await answer(known)).toEqual(await answer('free-18@example.com'));
  });

  it('update_profile', async () => {
    const { token } = await ownAccount('asks-16@example.com');
    const shape = async (email: string) => {
      const { status, body } = await app.post('update_profile', { email }, token);
      return { status, pending: body.data?.pending_email === email, key: body.key };
    };
    expect(await shape(known)).toEqual(await shape('free-17@example.com'));
  });

  it('password sign-in with a wrong password', async () => {
    const answer = async (email: string) => (await withPassword(email, 'wrong-word')).body;
    await register('waits-16@example.com', 'victims-word');
    expect(await answer('waits-16@example.com')).toEqual(await answer(unknown));
    expect(await answer(known)).toEqual(await answer(unknown));
  });
});
