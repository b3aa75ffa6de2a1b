import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.post('user-register', {
    name: 'Rita',
    email: 'rita@example.com',
    password: 'first-11',
    re_password: 'first-11',
  });
  const code = /\d{6}/.exec(app.mail.sent.at(-1)!.subject)![0];
  await app.get('verify-otp', { email: 'rita@example.com', otp: code });
});
afterAll(() => app.close());

const signIn = (password: string) =>
  app.post('user_signup', { type: 3, email: 'rita@example.com', password });

async function mailedToken() {
  app.pass(11 * 60_000);
  await app.get('forgot-password', { email: 'rita@example.com' });
  const link = /http:\/\/lintel\.test\/reset-password\?token=([\w-]+)/.exec(app.mail.sent.at(-1)!.body);
  return link![1]!;
}
const change = (fields: Record<string, string>, accept = 'text/html') =>
  app.request({
    method: 'POST',
    url: '/change-password',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
    payload: new URLSearchParams(fields).toString(),
  });
const both = (password: string) => ({ password, re_password: password });

describe('GET /reset-password', () => {
  it('200: an accessible form that runs without script', async () => {
    const { status, body, headers } = await app.request({
      url: `/reset-password?token=${await mailedToken()}`,
    });
    expect(status).toBe(200);
    expect(body).toContain('<html lang="en" dir="ltr">');
    expect(body).toContain('<label for="password">');
    expect(body).toContain('action="/change-password"');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'self'/,
    );
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  });

  it('400: no token, an unknown one, one that wants to be markup', async () => {
    for (const token of ['', 'nonsense', '"><script>x()</script>']) {
      const { status, body } = await app.request({
        url: `/reset-password?token=${encodeURIComponent(token)}`,
      });
      expect(status).toBe(400);
      expect(body).toContain('doesn’t work any more');
      expect(body).not.toContain('<script');
    }
  });
});

describe('the pages behind mailed links (A17)', () => {
  const open = async (query: string, acceptLanguage = '') =>
    (
      await app.request({
        url: `/reset-password?token=${await mailedToken()}${query}`,
        headers: { 'accept-language': acceptLanguage },
      })
    ).body as unknown as string;

  it('are in the language that the link names, else in one of the browser', async () => {
    expect(await open('&lang=de', 'ar')).toContain('<html lang="de" dir="ltr">');
    expect(await open('', 'fr-FR, ar;q=0.8')).toContain('<html lang="ar" dir="rtl">');
    expect(await open('', 'de-AT;q=0.3, ar;q=0.8')).toContain('<html lang="ar" dir="rtl">');
    expect(await open('&lang=xx', 'fr')).toContain('<html lang="en" dir="ltr">');
    app.pass(11 * 60_000);
    await app.request({
      url: '/api/forgot-password?email=rita%40example.com',
      headers: { 'content-language': 'de' },
    });
    expect(app.mail.sent.at(-1)!.body).toMatch(/reset-password\?token=[\w-]+&lang=de$/m);
  });

  it('can be read in the others, show the logo, and keep the language after a mistake', async () => {
    const form = await open('&lang=ar');
    expect(form).toMatch(/href="[^"]*token=[\w-]+&#38;lang=de"/);
    expect(form).toContain('src="/images/site/logo/logo.svg"');
    const again = await change({ token: await mailedToken(), lang: 'de', ...both('kurz') });
    expect(again.body).toContain('Verwenden Sie mindestens 8 Zeichen.');
    expect(again.body).toContain('<html lang="de"');
  });

  it('lead to the next step: sign in, or ask again', async () => {
    const changed = await change({ token: await mailedToken(), ...both('first-11') });
    expect(changed.body).toContain('href="/login"');
    const gone = await app.request({ url: '/reset-password?token=gone' });
    expect(gone.body).toContain('href="/forgot-password"');
    expect(gone.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  });
});

describe('POST /change-password', () => {
  it('200: the new password works, the old one and every session do not', async () => {
    const { token: session } = (await signIn('first-11')).body;
    const { status, body } = await change({ token: await mailedToken(), ...both('second-2') });
    expect(status).toBe(200);
    expect(body).toContain('has been changed');
    expect((await app.get('get-user-data', {}, session)).status).toBe(401);
    expect((await signIn('first-11')).body.key).toBe('invalidCredentials');
    expect((await signIn('second-2')).status).toBe(200);
  });

  it('400: works once, also when it is sent twice at once, and no other link does afterwards', async () => {
    const older = await mailedToken();
    const token = await mailedToken();
    const replies = await Promise.all([1, 2, 3].map(() => change({ token, ...both('third-33') })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect((await change({ token: older, ...both('fourth-44') })).status).toBe(400);
    expect((await signIn('third-33')).status).toBe(200);
  });

  it('400: after an hour', async () => {
    const token = await mailedToken();
    app.pass(60 * 60_000 + 1);
    expect((await app.request({ url: `/reset-password?token=${token}` })).status).toBe(400);
    expect((await change({ token, ...both('late-555') })).body).toContain('doesn’t work any more');
  });

  it('400: too short or different, and the form is shown again with what is wrong', async () => {
    const token = await mailedToken();
    const short = await change({ token, ...both('1234567') });
    expect(short.status).toBe(400);
    expect(short.body).toContain('aria-describedby="problem"');
    const different = await change({ token, password: 'second-2', re_password: 'other-2' });
    expect(different.body).toContain('don’t match');
    expect((await change({ token, ...both('sixth-66') })).status).toBe(200);
  });

  it('400 as data for clients that ask for none of our pages', async () => {
    const { status, body } = await change({ token: 'x', ...both('second-2') }, 'application/json');
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: true, key: 'validation', fields: { token: expect.any(String) } });
    const ok = await change({ token: await mailedToken(), ...both('seventh-77') }, 'application/json');
    expect(ok.body).toMatchObject({ error: false, code: 200, data: null });
  });

  it('429: guessing', async () => {
    app.pass(11 * 60_000);
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await change({ token: `guess-${count}`, ...both('second-2') })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
