import sharp from 'sharp';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const signUp = (body: Record<string, unknown>) => app.post('user_signup', body);
const prove = (
  subject: string,
  more: { email?: string; emailVerified?: boolean; name?: string; phone?: string } = {},
) => {
  app.identity.tokens.set(`token of ${subject}`, { subject, emailVerified: false, ...more });
  return { auth_id: subject, id_token: `token of ${subject}` };
};
const codeIn = (mail: { subject: string } | undefined) => /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';

describe('POST user_signup with proof of the identity service', () => {
  it('200: creates an account at the first time and finds it again', async () => {
    const proof = prove('new-google', { email: 'Nora@example.com', emailVerified: true, name: 'Nora Quist' });
    const first = await signUp({ type: 0, ...proof, fcm_id: 'device-1' });
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({
      name: 'Nora Quist',
      slug_id: 'nora-quist',
      logintype: '0',
      auth_id: 'new-google',
      is_email_verified: 1,
      fcm_id: null,
    });
    const second = await signUp({ type: '0', ...proof, fcm_id: 'device-1' });
    expect(second.body.data).toMatchObject({ id: first.body.data.id, fcm_id: 'device-1' });
    expect(second.body.token).not.toBe(first.body.token);
  });

  it('200: each of several people with one name gets an address of their own, whatever numbers others have', async () => {
    const slugOf = async (subject: string, name: string) =>
      (await signUp({ type: 0, ...prove(subject, { name }) })).body.data.slug_id as string;
    expect(await slugOf('other-9', 'Ida Hale 9')).toBe('ida-hale-9');
    const slugs: string[] = [];
    for (const subject of ['ivo-a', 'ivo-b', 'ivo-c']) slugs.push(await slugOf(subject, 'Ivo Hale'));
    expect(slugs).toEqual(['ivo-hale', 'ivo-hale-2', 'ivo-hale-3']);
  });

  it('200: takes a photo for a new account as a file; addresses of pictures elsewhere are not stored', async () => {
    const bytes = await sharp({ create: { width: 150, height: 150, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const form = new FormData();
    for (const [name, value] of Object.entries({ type: '0', ...prove('with-file') }))
      form.append(name, value);
    form.append('profile', new Blob([new Uint8Array(bytes)]), 'me.png');
    const encoded = new Response(form);
    const file = await app.request({
      method: 'POST',
      url: '/api/user_signup',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(file.body.data.profile).toMatch(/\/images\/users\/[0-9a-f]+\.webp$/);
    const profile = 'https://pictures.example/me.jpg';
    expect((await signUp({ type: 0, ...prove('with-address'), profile })).body.data.profile).toBe('');
  });

  it('200: what a form states about a new user is stored, and counts before the identity service', async () => {
    const details = {
      name: 'Mira Stone',
      mobile: '+44 7700 900123',
      address: '2 Quay Lane',
      facebook_id: 'mira.f',
      twiiter_id: 'mira.t',
      instagram_id: 'mira.i',
      youtube_id: 'mira.y',
    };
    const proof = prove('with-details', { name: 'M. S.', email: 'mira@example.com' });
    const { body } = await signUp({ type: 3, ...proof, ...details });
    expect(body.data).toMatchObject({
      ...details,
      email: 'mira@example.com',
      pending_email: 'mira@example.com',
      is_email_verified: 0,
    });
    const again = await signUp({ type: 3, ...proof, name: 'Another', address: 'Elsewhere' });
    expect(again.body.data).toMatchObject(details);
  });

  it('200: one account although the same user signs up five times at once', async () => {
    const proof = prove('hasty', { email: 'hasty@example.com', name: 'Hasty' });
    const replies = await Promise.all(Array.from({ length: 5 }, () => signUp({ type: 3, ...proof })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it('200: a second way that signs in twice at the same moment is mailed about once', async () => {
    const email = 'twice@example.com';
    await signUp({ type: 3, ...prove('twice-mail', { email, emailVerified: true }) });
    const google = prove('twice-google', { email, emailVerified: true });
    await Promise.all([signUp({ type: 0, ...google }), signUp({ type: 0, ...google })]);
    const added = app.mail.sent.filter(({ to, subject }) => to === email && /new way/.test(subject));
    expect(added).toHaveLength(1);
  });

  it('200: links a second way to sign in when both sides have confirmed the address', async () => {
    const google = await signUp({
      type: 0,
      ...prove('link-google', { email: 'link@example.com', emailVerified: true }),
    });
    const mail = await signUp({
      type: 3,
      ...prove('link-mail', { email: 'LINK@example.com', emailVerified: true }),
    });
    expect(mail.body.data.id).toBe(google.body.data.id);
  });

  it('400: does not hand an account to a caller who has not confirmed its address', async () => {
    const { status, body } = await signUp({ type: 3, ...prove('thief', { email: 'buyer@example.com' }) });
    expect(status).toBe(400);
    expect(body.key).toBe('emailNotVerified');
  });

  it('200: an unconfirmed squatter does not stand in the way of the owner of the address', async () => {
    const squatter = await signUp({ type: 3, ...prove('squatter', { email: 'mine@example.com' }) });
    const rightful = await signUp({
      type: 0,
      ...prove('rightful', { email: 'mine@example.com', emailVerified: true }),
    });
    expect(rightful.body.data.id).not.toBe(squatter.body.data.id);
  });

  it('400: a bare auth_id, a foreign token and an unknown token prove nothing', async () => {
    const { id_token } = prove('somebody-else');
    for (const attempt of [
      { auth_id: 'demo-buyer' },
      { auth_id: 'demo-buyer', id_token },
      { auth_id: 'demo-buyer', id_token: 'forged' },
    ]) {
      const { status, body } = await signUp({ type: 0, ...attempt });
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: true, key: 'identityProofInvalid' });
      expect(body).not.toHaveProperty('token');
    }
  });

  it('200 with error: a deactivated account', async () => {
    const { body } = await signUp({ type: 0, ...prove('gone', { name: 'Gone' }) });
    await app.db.updateTable('users').set({ is_active: false }).where('id', '=', body.data.id).execute();
    const refused = await signUp({ type: 0, ...prove('gone') });
    expect(refused.status).toBe(200);
    expect(refused.body).toMatchObject({ error: true, is_active: false, key: 'accountDeactivated' });
  });
});

describe('e-mail accounts of our own database', () => {
  const account = { name: 'Mo Bile', email: 'mo@example.com', password: 'secret-1', re_password: 'secret-1' };

  it('400: passwords that differ, short ones, bad addresses', async () => {
    expect((await app.post('user-register', { ...account, re_password: 'other-1' })).body.fields).toEqual({
      re_password: 'does not match',
    });
    expect(
      (await app.post('user-register', { ...account, password: '1234567', re_password: '1234567' })).body
        .message,
    ).toContain('at least 8');
    expect((await app.post('user-register', { ...account, email: 'mo@' })).body.key).toBe('validation');
  });

  it('200: register, refuse until confirmed, confirm with the mailed code, sign in', async () => {
    expect((await app.post('user-register', account)).body).toMatchObject({
      error: false,
      code: 200,
      data: null,
      message: 'We’ve emailed you a code.',
    });
    const login = { type: 3, email: 'MO@example.com', password: 'secret-1' };
    expect((await signUp(login)).body.key).toBe('emailNotVerified');
    const code = codeIn(app.mail.sent.findLast(({ to }) => to === 'mo@example.com'));
    expect(await app.get('verify-otp', { email: 'mo@example.com', otp: '000000' })).toMatchObject({
      status: 400,
      body: { key: 'validation', fields: { otp: 'is not the code' } },
    });
    const verified = await app.get('verify-otp', { email: 'mo@example.com', otp: code });
    expect(verified.body).toMatchObject({
      error: false,
      message: 'The code is correct.',
      auth_id: expect.stringContaining('mail-'),
    });
    const { status, body } = await signUp(login);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Mo Bile', is_email_verified: 1, logintype: '3' });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('400: wrong password and unknown address sound the same', async () => {
    const wrong = await signUp({ type: 3, email: 'mo@example.com', password: 'wrong-1' });
    const unknown = await signUp({ type: 3, email: 'nobody@example.com', password: 'wrong-1' });
    expect([wrong.status, unknown.status]).toEqual([400, 400]);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('200: an address that is registered already looks the same, and its owner gets an email', async () => {
    const known = await app.post('user-register', account);
    expect(known.body).toEqual(
      (await app.post('user-register', { ...account, email: 'mo-2@example.com' })).body,
    );
    expect(app.mail.sent.at(-2)).toMatchObject({
      to: 'mo@example.com',
      subject: 'You already have a Lintel account',
    });
  });

  it('429: an account is not open to guessing', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push(
        (await signUp({ type: 3, email: 'guess@example.com', password: `guess-${attempt}` })).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });

  it('400: codes and links that no channel delivers', async () => {
    app.mail.isConfigured = false;
    for (const refused of [
      await app.post('user-register', { ...account, email: 'late@example.com' }),
      await app.get('forgot-password', { email: 'mo@example.com' }),
      await app.get('get-otp', { email: 'buyer@example.com' }),
    ])
      expect([refused.status, refused.body.key]).toEqual([400, 'mailNotConfigured']);
    app.mail.isConfigured = true;
  });

  it('200: forgot-password answers the same for known and unknown addresses and mails only the known one', async () => {
    const before = app.mail.sent.length;
    const known = await app.get('forgot-password', { email: 'mo@example.com' });
    const unknown = await app.get('forgot-password', { email: 'nobody@example.com' });
    expect(known.body).toEqual(unknown.body);
    expect(known.body.message).toContain('we have sent a link');
    expect(app.mail.sent.slice(before).map(({ to }) => to)).toEqual(['mo@example.com']);
  });
});

describe('codes', () => {
  it('200: the same code inside ten minutes, another one afterwards', async () => {
    const ask = async () => {
      await app.get('get-otp', { email: 'owner@example.com' });
      return codeIn(app.mail.sent.at(-1));
    };
    const first = await ask();
    expect(await ask()).toBe(first);
    app.pass(11 * 60_000);
    expect(await ask()).not.toBe(first);
  });

  it('400: wrong five times, then not even the right one', async () => {
    await app.get('get-otp', { email: 'agent@example.com' });
    const code = codeIn(app.mail.sent.at(-1));
    for (let attempt = 0; attempt < 5; attempt += 1)
      await app.get('verify-otp', { email: 'agent@example.com', otp: '1' });
    const { status, body } = await app.get('verify-otp', { email: 'agent@example.com', otp: code });
    expect(status).toBe(400);
    expect(body.message).toContain('expired');
  });

  it.each([
    [10 * 60_000 - 1, 200],
    [10 * 60_000, 400],
  ])('a code after %d ms: %d', async (ms, expected) => {
    app.pass(11 * 60_000);
    await app.get('get-otp', { email: 'owner@example.com' });
    const otp = codeIn(app.mail.sent.at(-1));
    app.pass(ms);
    const { status, body } = await app.get('verify-otp', { email: 'owner@example.com', otp });
    expect(status).toBe(expected);
    expect(body.message.includes('expired')).toBe(expected === 400);
  });

  it('200 with error: no code was asked for, or the number is none', async () => {
    expect((await app.get('verify-otp', { number: '+44 7700 900999', otp: '123456' })).body).toMatchObject({
      error: true,
      key: 'wrongState',
    });
    expect((await app.get('get-otp', { number: 'call me' })).body).toMatchObject({
      error: true,
      key: 'validation',
      fields: { number: 'is not a phone number' },
    });
  });

  it('200: a phone number signs in by SMS code, once per code, always to the same account', async () => {
    await app.db.insertInto('settings').values({ key: 'otp_service_provider', value: 'twilio' }).execute();
    app.pass(20_000);
    await app.get('get-otp', { number: '+44 7700 900 555' });
    await app.get('get-otp', { number: '0044 7700 900555' });
    expect(app.sms.sent.map(({ to }) => to)).toEqual(['+447700900555']);
    app.pass(11 * 60_000);
    const enter = async () => {
      await app.get('get-otp', { number: '+44 7700 900 555' });
      const otp = app.sms.sent.at(-1)?.body.slice(0, 6);
      const { auth_id } = (await app.get('verify-otp', { number: '447700900555', otp })).body;
      return { auth_id, reply: await signUp({ type: 1, auth_id }) };
    };
    const first = await enter();
    const second = await enter();
    expect(first.reply.body.data).toMatchObject({ mobile: '+447700900555', logintype: '1' });
    expect(second.reply.body.data.id).toBe(first.reply.body.data.id);
    expect((await signUp({ type: 1, auth_id: first.auth_id })).body.key).toBe('identityProofInvalid');
  });

  it.each([
    ['+44 (0) 7700 900 556', '+447700900556'],
    ['0044 07700 900556', '+447700900556'],
    ['+49 (0)151 23456789', '+4915123456789'],
    // The zero is part of these numbers, or their country dials none.
    ['+39 (0)6 1234567', '+39061234567'],
    ['+225 07 01 02 03 04', '+2250701020304'],
    ['+52 1 55 1234 5678', '+5215512345678'],
  ])('200: the code for %s is texted to %s', async (number, to) => {
    await app.db
      .insertInto('settings')
      .values({ key: 'otp_service_provider', value: 'twilio' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    app.pass(20_000);
    await app.get('get-otp', { number });
    const text = app.sms.sent.at(-1)!;
    expect(text.to).toBe(to);
    const otp = text.body.slice(0, 6);
    expect((await app.get('verify-otp', { number: to, otp })).body.auth_id).toEqual(expect.any(String));
  });
});
