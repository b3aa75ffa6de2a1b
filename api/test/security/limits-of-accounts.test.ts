import { testApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ TRUSTED_PROXIES: '1', SMS_COUNTRIES: 'GB, DE', SMS_DAILY_LIMIT: '60' });
  await app.db.insertInto('settings').values({ key: 'otp_service_provider', value: 'twilio' }).execute();
});
afterAll(() => app.close());
beforeEach(() => app.pass(25 * 3_600_000));

/** A request from an address of the network. */
const from = (ip: string, method: 'GET' | 'POST', path: string, fields: Record<string, string>) =>
  app.request({
    method,
    url: method === 'GET' ? `/api/${path}?${new URLSearchParams(fields).toString()}` : `/api/${path}`,
    headers: { 'x-forwarded-for': ip },
    ...(method === 'POST' ? { payload: fields } : {}),
  });
const counts = (most: number) => Array.from({ length: most }, (_, index) => index);
/** Sends requests one after the other; answers how many were not refused as too many. */
async function passed(most: number, send: (index: number) => Promise<{ status: number }>): Promise<number> {
  let count = 0;
  for (const index of counts(most)) if ((await send(index)).status !== 429) count += 1;
  return count;
}
const register = (ip: string, email: string, name = 'Vera') =>
  from(ip, 'POST', 'user-register', { name, email, password: 'long-word-1', re_password: 'long-word-1' });
const withPassword = (ip: string, email: string, password: string) =>
  from(ip, 'POST', 'user_signup', { type: '3', email, password });

describe('F9 D6 emails of registrations', () => {
  it('one email for each, with the code and without words of the caller; five for one address', async () => {
    const before = app.mail.sent.length;
    const name = 'Visit https://evil.example now';
    expect(await passed(20, () => register('192.0.2.1', 'bombed@example.com', name))).toBe(5);
    const emails = app.mail.sent.slice(before);
    expect(emails).toHaveLength(5);
    for (const { subject, body } of emails) {
      expect(subject).toMatch(/^\d{6} is your/);
      expect(body).not.toContain('evil.example');
    }
  });

  it('thirty from one network, whatever the addresses; a /64 is one network', async () => {
    const send = (index: number) =>
      register(`2001:db8:0:1::${(index + 1).toString(16)}`, `n${index}@example.com`);
    expect(await passed(40, send)).toBe(30);
    expect((await register('2001:db8:0:2::1', 'other-network@example.com')).status).toBe(200);
  });

  it.each(['get-otp', 'forgot-password'])('count for the network with %s too', async (path) => {
    const send = (index: number) => from('192.0.2.2', 'GET', path, { email: `${path}-${index}@example.com` });
    expect(await passed(40, send)).toBe(30);
  });
});

describe('F13 text messages', () => {
  const ask = (ip: string, number: string) => from(ip, 'GET', 'get-otp', { number });

  it('ten from one network', async () => {
    const before = app.sms.sent.length;
    const send = (index: number) => ask('192.0.2.3', `+44770${index}900111`);
    expect(await passed(12, send)).toBe(10);
    expect(app.sms.sent.length - before).toBe(10);
  });

  it('twenty an hour to numbers that differ in their last digits only', async () => {
    const send = (index: number) => ask(`192.0.2.${100 + index}`, `+4477009002${index + 10}`);
    expect(await passed(30, send)).toBe(20);
  });

  it('a sum a day', async () => {
    const send = (index: number) => ask(`198.51.100.${index}`, `+4915${index + 10}2345678`);
    expect(await passed(70, send)).toBe(60);
  });

  it('to numbers with the code of a country only', async () => {
    for (const number of ['0151 2345679', '+0491512345679', 'x491512345679', '+4915123456790001', '+49151x'])
      expect((await ask('192.0.2.4', number)).body).toMatchObject({
        key: 'validation',
        fields: { number: expect.any(String) },
      });
  });

  it('to the countries of the configuration only', async () => {
    const { body } = await ask('192.0.2.4', '+8801712345678');
    expect(body).toMatchObject({ error: true, key: 'validation', fields: { number: expect.any(String) } });
    expect((await ask('192.0.2.4', '+491512345679')).body.error).toBe(false);
  });
});

describe('F15 D10 wrong passwords', () => {
  it('thirty from one network, whatever the accounts', async () => {
    const send = (index: number) => withPassword('192.0.2.5', `sprayed-${index}@example.com`, 'one-word-1');
    expect(await passed(60, send)).toBe(30);
  });

  it('a hundred for one account, whatever the networks', async () => {
    const send = (index: number) =>
      withPassword(`203.0.113.${index % 250}`, 'owner@example.com', `word-${index}`);
    expect(await passed(110, send)).toBe(100);
  });

  it('a right one takes back its own count and no other', async () => {
    await register('192.0.2.6', 'right@example.com');
    const otp = /\d{6}/.exec(app.mail.sent.at(-1)!.subject)![0];
    await from('192.0.2.6', 'GET', 'verify-otp', { email: 'right@example.com', otp });
    const send = async (index: number) => {
      expect((await withPassword('192.0.2.7', 'right@example.com', 'long-word-1')).status).not.toBe(400);
      return withPassword('192.0.2.7', `others-${index}@example.com`, 'one-word-1');
    };
    expect(await passed(40, send)).toBe(30);
  });
});

describe('D6 guesses of codes', () => {
  it('thirty from one network, whatever the addresses', async () => {
    const send = (index: number) =>
      from('192.0.2.8', 'GET', 'verify-otp', { email: `guessed-${index}@example.com`, otp: '123456' });
    expect(await passed(40, send)).toBe(30);
  });
});

describe('D10 new passwords', () => {
  const account = { name: 'Magdalena Novak', email: 'magda.n@example.com' };
  const chosen = async (password: string) =>
    (await app.post('user-register', { ...account, password, re_password: password })).body;

  it.each([
    ['seven characters', 'k7-vq2x'],
    ['a common password', 'Iloveyou1'],
    ['a common password', '12345678'],
    ['the name', 'novak-1984'],
    ['the address', 'my-magda.n-pw'],
  ])('400: %s (%s)', async (_what, password) => {
    expect(await chosen(password)).toMatchObject({
      key: 'validation',
      fields: { password: expect.any(String) },
    });
  });

  it('200: eight characters that are none of these', async () => {
    expect((await chosen('k7-vq2xp')).error).toBe(false);
  });
});
