import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importPKCS8, SignJWT } from 'jose';
import { openInstances } from './instances.ts';
import { startSandboxApp, type SandboxApp } from '../testing/sandbox-app.ts';

const BASE = '/sandbox/messaging';
let sandbox: SandboxApp;
beforeEach(async () => {
  sandbox = await startSandboxApp();
});
afterEach(() => sandbox.close());

const keyFile = async () =>
  JSON.parse(await readFile(path.join(sandbox.config.folder, 'service-account.json'), 'utf8'));
const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

async function assertion(changes: { scope?: string; audience?: string } = {}) {
  const account = await keyFile();
  return new SignJWT({ scope: changes.scope ?? 'https://www.googleapis.com/auth/firebase.messaging' })
    .setProtectedHeader({ alg: 'RS256', kid: account.private_key_id })
    .setIssuer(account.client_email)
    .setAudience(changes.audience ?? account.token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(account.private_key, 'RS256'));
}
const exchange = (given: string) =>
  sandbox.app.inject({
    method: 'POST',
    url: `${BASE}/token`,
    ...form({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: given }),
  });
const accessToken = async () => (await exchange(await assertion())).json().access_token as string;
const register = async () =>
  (await sandbox.app.inject({ method: 'POST', url: `${BASE}/register` })).json().token as string;
const post = (name: string, payload: object) =>
  sandbox.app.inject({ method: 'POST', url: `${BASE}/${name}`, payload });
const send = (token: string, bearer: string, data: Record<string, unknown> = { type: 'chat' }) =>
  sandbox.app.inject({
    method: 'POST',
    url: `${BASE}/v1/projects/lintel-local/messages:send`,
    headers: { authorization: `Bearer ${bearer}` },
    payload: { message: { token, notification: { title: 'Hi', body: 'There' }, data } },
  });

/** A browser's connection; `next` is the next message. */
async function listen(token: string) {
  const reply = await new Promise<http.IncomingMessage>((resolve) =>
    http.get(`${sandbox.origin}${BASE}/stream?token=${encodeURIComponent(token)}`, { agent: false }, resolve),
  );
  reply.setEncoding('utf8');
  const chunks = reply[Symbol.asyncIterator]();
  let text = '';
  return {
    status: reply.statusCode,
    close: () => reply.destroy(),
    async next() {
      for (;;) {
        const found = /event: push\ndata: (.*)\n\n/.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1]!);
        }
        const { value, done } = await chunks.next();
        if (done) throw new Error('the stream has ended');
        text += value;
      }
    },
  };
}

describe('access tokens', () => {
  it('are given for an assertion that the key file signed, and run out', async () => {
    const answer = await exchange(await assertion());
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3599 });
    const token = await register();
    expect((await send(token, answer.json().access_token)).statusCode).toBe(200);
    sandbox.passTime(3600_000);
    expect((await send(token, answer.json().access_token)).json().error.status).toBe('UNAUTHENTICATED');
  });

  it('are not given for another audience, another scope, or nonsense', async () => {
    for (const wrong of [await assertion({ audience: 'https://elsewhere.example/token' }), 'nonsense']) {
      const answer = await exchange(wrong);
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_grant']);
    }
    expect((await exchange(await assertion({ scope: 'everything' }))).json().error).toBe('invalid_scope');
  });

  it('come from a file that only its owner reads', async () => {
    await keyFile();
    const file = path.join(sandbox.config.folder, 'service-account.json');
    expect((await stat(file)).mode & 0o077).toBe(0);
  });
});

describe('messages', () => {
  it('reach an open browser at once, in the vendor’s form', async () => {
    const token = await register();
    const browser = await listen(token);
    const answer = await send(token, await accessToken(), { type: 'chat', sender_id: '7' });
    expect(answer.json().name).toMatch(/^projects\/lintel-local\/messages\/[0-9a-f-]{36}$/);
    expect(await browser.next()).toMatchObject({
      from: 'lintel-local',
      notification: { title: 'Hi', body: 'There' },
      data: { type: 'chat', sender_id: '7' },
    });
    browser.close();
  });

  it('wait for a browser that is away, until it confirms receipt', async () => {
    const token = await register();
    const bearer = await accessToken();
    await send(token, bearer, { n: '1' });
    await send(token, bearer, { n: '2' });
    const first = await listen(token);
    const { messageId } = await first.next();
    first.close();
    await post('acknowledge', { token, ids: [messageId] });
    const second = await listen(token);
    expect((await second.next()).data).toEqual({ n: '2' });
    second.close();
  });

  it('are at most a hundred for one browser', async () => {
    const token = await register();
    const bearer = await accessToken();
    for (let n = 0; n < 103; n += 1) await send(token, bearer, { n: String(n) });
    const browser = await listen(token);
    expect((await browser.next()).data).toEqual({ n: '3' });
    browser.close();
  });

  it('are refused for a browser that is not registered (any more)', async () => {
    const token = await register();
    await post('unregister', { token });
    const bearer = await accessToken();
    for (const gone of [token, 'sandbox:never']) {
      const answer = await send(gone, bearer);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toMatchObject({
        status: 'NOT_FOUND',
        details: [{ errorCode: 'UNREGISTERED' }],
      });
    }
    expect((await listen(token)).status).toBe(404);
  });

  it('are refused when they have more than 4096 bytes, as by the vendor', async () => {
    const token = await register();
    const bearer = await accessToken();
    expect((await send(token, bearer, { body: 'a'.repeat(3900) })).statusCode).toBe(200);
    const { statusCode, error } = await send(token, bearer, { body: 'ä'.repeat(2100) }).then((answer) => ({
      statusCode: answer.statusCode,
      error: answer.json().error,
    }));
    expect([statusCode, error.status]).toEqual([400, 'INVALID_ARGUMENT']);
  });

  it('are refused without a good token, for another project, and with data that is not text', async () => {
    const token = await register();
    expect((await send(token, 'made-up')).statusCode).toBe(401);
    const bearer = await accessToken();
    expect((await send(token, bearer, { n: 1 })).json().error.status).toBe('INVALID_ARGUMENT');
    const other = await sandbox.app.inject({
      method: 'POST',
      url: `${BASE}/v1/projects/other/messages:send`,
      headers: { authorization: `Bearer ${bearer}` },
      payload: { message: { token } },
    });
    expect(other.statusCode).toBe(403);
  });
});

it('messages wait four weeks, over a restart too', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-instances-'));
  let now = 0;
  const token = await (await openInstances(folder, () => now)).register();
  await (await openInstances(folder, () => now)).send(token, { data: { n: '1' } });
  const again = await openInstances(folder, () => now);
  now = 27 * 24 * 3600_000;
  expect(again.waiting(token)).toHaveLength(1);
  now = 29 * 24 * 3600_000;
  expect(again.waiting(token)).toEqual([]);
  await rm(folder, { recursive: true });
});
