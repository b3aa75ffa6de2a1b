import { demoAccounts } from '../../../../demo/demo-accounts.ts';
import { openEvents } from '../../../../test/harness/events-reader.ts';
import { testApp, type TestApp } from '../../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

interface Row {
  id: string;
  browser: string | null;
  is_current: boolean;
  last_used_at: string;
}
const sessions = async (token: string): Promise<Row[]> =>
  (await app.get('get-sessions', {}, token)).body.data;
const kinds = async (token: string) =>
  (await app.get('get-security-events', {}, token)).body.data.map(
    ({ kind, browser }: { kind: string; browser: string | null }) => [kind, browser],
  );
const isSignedIn = async (token: string) => (await app.get('get-user-data', {}, token)).status === 200;

/** Signs a demo account in on a device that names itself so. */
async function signInOn(role: 'buyer' | 'owner' | 'agent', userAgent: string): Promise<string> {
  // Makes the proof of the account known.
  await app.signIn(role);
  const { uid } = demoAccounts.find((account) => account.role === role)!;
  const { body } = await app.request({
    method: 'POST',
    url: '/api/user_signup',
    headers: { 'user-agent': userAgent },
    payload: { type: 3, auth_id: uid, id_token: `proof of ${uid}` },
  });
  return body.token;
}

describe('GET get-sessions', () => {
  it('401: for visitors', async () => {
    expect((await app.get('get-sessions')).status).toBe(401);
  });

  it('200: the sessions of the caller alone, the one in use marked', async () => {
    await app.signIn('owner');
    const [here, there] = [await signInOn('buyer', chrome), await signInOn('buyer', firefox)];
    const rows = await sessions(here);
    expect(rows.flatMap(({ browser }) => browser ?? []).toSorted()).toEqual(['Chrome', 'Firefox']);
    expect(rows.find((row) => row.is_current)).toMatchObject({ browser: 'Chrome' });
    expect((await sessions(there)).find((row) => row.is_current)).toMatchObject({ browser: 'Firefox' });
  });

  it('200: the last use is written once in some minutes', async () => {
    const token = await app.signIn('agent');
    const lastUse = async () => (await sessions(token)).find((row) => row.is_current)!.last_used_at;
    const first = await lastUse();
    app.pass(4 * 60_000);
    expect(await lastUse()).toBe(first);
    app.pass(2 * 60_000);
    await lastUse();
    expect(Date.parse(await lastUse()) - Date.parse(first)).toBe(6 * 60_000);
  });
});

describe('POST end-session', () => {
  it('200: that session ends with its open pages at once, the others stay', async () => {
    const [here, there] = [await app.signIn('buyer'), await app.signIn('buyer')];
    const reader = await openEvents(await app.app.listen({ port: 0, host: '127.0.0.1' }), there);
    await reader.next('unread');
    const other = (await sessions(there)).find((row) => row.is_current)!;
    expect(await app.post('end-session', { id: other.id }, here)).toMatchObject({
      status: 200,
      body: { data: null, message: 'The device is signed out.' },
    });
    expect((await reader.next('end')).data).toEqual({ reason: 'signed-out' });
    reader.close();
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect((await kinds(here))[0]).toEqual(['session_ended', null]);
  });

  it('200: the event and an email name the device that was signed out', async () => {
    const here = await app.signIn('buyer');
    const there = await signInOn('buyer', firefox);
    const other = (await sessions(there)).find((row) => row.is_current)!;
    await app.post('end-session', { id: other.id }, here);
    expect((await kinds(here))[0]).toEqual(['session_ended', 'Firefox']);
    const mail = app.mail.sent.at(-1)!;
    expect(mail.subject).toMatch(/^Signed out of .* on a device$/);
    expect(mail.body).toContain('Firefox, Linux');
  });

  it('400: a session of another user is unknown, and stays', async () => {
    const [mine, theirs] = [await app.signIn('buyer'), await app.signIn('owner')];
    const { id } = (await sessions(theirs)).find((row) => row.is_current)!;
    const { status, body } = await app.post('end-session', { id }, mine);
    expect([status, body.key]).toEqual([400, 'notFound']);
    expect(await isSignedIn(theirs)).toBe(true);
  });
});

it('POST end-other-sessions: all but the one in use end', async () => {
  const [here, ...others] = [await app.signIn('agent'), await app.signIn('agent'), await app.signIn('agent')];
  const { ended } = (await app.post('end-other-sessions', {}, here)).body.data;
  expect(ended).toBeGreaterThanOrEqual(2);
  expect(await Promise.all([here, ...others].map((token) => isSignedIn(token!)))).toEqual([
    true,
    false,
    false,
  ]);
  const noted = await kinds(here);
  expect((await app.post('end-other-sessions', {}, here)).body.data).toEqual({ ended: 0 });
  expect(await kinds(here)).toEqual(noted);
});

it('a new device is noted once, and mailed unless it is the first that is recognised', async () => {
  const mails = () => app.mail.sent.filter(({ to }) => to === 'owner@example.com').length;
  const before = mails();
  const token = await signInOn('owner', chrome);
  expect((await kinds(token))[0]).toEqual(['signed_in', 'Chrome']);
  expect(mails()).toBe(before);
  await signInOn('owner', firefox);
  expect((await kinds(token))[0]).toEqual(['signed_in', 'Firefox']);
  expect(mails()).toBe(before + 1);
  expect(JSON.stringify(app.mail.sent.at(-1))).toContain('Firefox, Linux');
  await signInOn('owner', firefox);
  await signInOn('owner', chrome);
  expect(mails()).toBe(before + 1);
});

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

it('a session, its event and its email name the country of the address, in the language of the user', async () => {
  const { uid, email } = demoAccounts.find(({ role }) => role === 'owner')!;
  await app.signIn('owner');
  const from = async (remoteAddress: string, userAgent: string) =>
    (
      await app.request({
        method: 'POST',
        url: '/api/user_signup',
        remoteAddress,
        headers: { 'user-agent': userAgent },
        payload: { type: 3, auth_id: uid, id_token: `proof of ${uid}` },
      })
    ).body.token as string;
  await from('127.0.0.1', chrome);
  await app.db.updateTable('users').set({ language: 'de' }).where('email', '=', email).execute();
  const token = await from('193.99.144.80', iPhone);
  const rows = (await app.get('get-sessions', {}, token)).body.data as { browser: string; place: string }[];
  expect(rows.find(({ browser }) => browser === 'Safari')?.place).toBe('DE');
  expect(rows.find(({ browser }) => browser === 'Chrome')?.place).toBe('local');
  const [event] = (await app.get('get-security-events', {}, token)).body.data;
  expect(event).toMatchObject({ kind: 'signed_in', place: 'DE' });
  const mail = app.mail.sent.findLast(({ to }) => to === email);
  expect(mail?.body).toContain('Safari, iOS, Deutschland, 193.99.144.x');
});
