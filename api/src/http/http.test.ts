import * as operations from '@lintel/api-contract';
import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import { sql } from 'kysely';
import { demoWrites } from './demo/demo-writes.ts';
import { testApp, type TestApp } from '../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('every answer', () => {
  it.each(['/api/%FF%FE', '/api/%zz', '/images/%E0%A4%A'])(
    'an address that cannot be read, %s, is refused in the envelope, as everything else is',
    async (url) => {
      const { status, headers, body } = await app.request({ url, headers: { 'content-language': 'de' } });
      expect([status, body]).toEqual([
        400,
        { error: true, message: expect.any(String), key: 'validation', code: 400 },
      ]);
      expect(body.message).not.toContain('request');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
        'access-control-allow-origin': '*',
      });
    },
  );

  it('404 and 405 come in the envelope, with the methods that would work', async () => {
    expect((await app.get('no-such-call')).body).toMatchObject({ error: true, key: 'notFound', code: 404 });
    const wrong = await app.request({ method: 'DELETE', url: '/api/faqs' });
    expect(wrong).toMatchObject({
      status: 405,
      headers: { allow: 'GET' },
      body: { error: true, key: 'methodNotAllowed' },
    });
  });

  it('carries the request id that was sent, or a new one', async () => {
    const sent = await app.request({ url: '/api/health', headers: { 'x-request-id': 'abcdef-123456' } });
    expect(sent.headers['x-request-id']).toBe('abcdef-123456');
    const forged = await app.request({ url: '/api/health', headers: { 'x-request-id': 'a\nb' } });
    expect(forged.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('allows all origins, as mobile and web clients need it, without cookies', async () => {
    const reply = await app.request({
      method: 'OPTIONS',
      url: '/api/faqs',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(reply.status).toBe(204);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('is packed as the client likes it', async () => {
    const packed = await app.app.inject({ url: '/api/faqs', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    const plain = await app.app.inject({ url: '/api/faqs', headers: { 'accept-encoding': 'br;q=0' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['a body that is no JSON', { headers: { 'content-type': 'application/json' }, payload: '{"a":' }, 400],
    ['a list instead of fields', { headers: { 'content-type': 'application/json' }, payload: '[1]' }, 400],
    ['an unknown encoding', { headers: { 'content-type': 'text/csv' }, payload: 'a,b' }, 415],
    [
      'two megabytes of JSON',
      { headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ a: 'x'.repeat(2e6) }) },
      413,
    ],
  ])('refuses %s in the envelope', async (_what, options, status) => {
    const reply = await app.request({ method: 'POST', url: '/api/user-register', ...options });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ error: true, key: expect.any(String), message: expect.any(String) });
  });

  it('is documented: every call is in the OpenAPI document', async () => {
    const { body } = await app.request({ url: '/api/openapi.json' });
    expect(body.openapi).toBe('3.1.0');
    const paths = Object.values(operations).filter((value) => typeof value === 'object' && 'path' in value);
    for (const { path } of paths as { path: string }[]) expect(body.paths).toHaveProperty([`/api/${path}`]);
  });
});

describe('limits', () => {
  it('429: a visitor who asks too often, by address; another one is not concerned', async () => {
    const small = await testApp({ RATE_LIMIT_VISITOR: '3', TRUSTED_PROXIES: '1' });
    const ask = (from: string) => small.request({ url: '/api/faqs', headers: { 'x-forwarded-for': from } });
    for (let count = 0; count < 3; count += 1) expect((await ask('198.51.100.7')).status).toBe(200);
    const refused = await ask('198.51.100.7');
    expect(refused).toMatchObject({ status: 429, body: { error: true, key: 'tooManyRequests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('198.51.100.8')).status).toBe(200);
    expect((await ask('203.0.113.1, 198.51.100.7')).status).toBe(429);
    expect(
      (
        await small.request({
          url: '/images/site/logo/logo.svg',
          headers: { 'x-forwarded-for': '198.51.100.7' },
        })
      ).status,
    ).toBe(200);
    small.pass(60_000);
    expect((await ask('198.51.100.7')).status).toBe(200);
    await small.close();
  });
});

describe('demo mode', () => {
  it('200 with error and code 403: demo accounts may look and save, not change', async () => {
    await app.db.insertInto('settings').values({ key: 'demo_mode', value: '1' }).execute();
    app.pass(20_000);
    const token = await app.signIn('buyer');
    const refused = await app.post('update_profile', { name: 'Vandal' }, token);
    expect(refused).toMatchObject({ status: 200, body: { error: true, code: 403, key: 'demoMode' } });
    for (const [call, fields] of [
      ['add_favourite', { property_id: 20, type: 1 }],
      ['mark-notifications-seen', {}],
      ['saved-searches', { name: 'Near the sea', frequency: 'instant', city: 'Westhaven' }],
    ] as const) {
      const { body } = await app.post(call, fields, token);
      expect([call, body.error, body.key]).toEqual([call, false, undefined]);
    }
    // Refused for want of a conversation, not for the demonstration.
    const typing = await app.post('chat-typing', { user_id: 1, property_id: 20 }, token);
    expect(typing).toMatchObject({ status: 404, body: { key: 'notFound' } });
    expect((await app.get('get-user-data', {}, token)).body.data.mobile).toMatch(/^\+\*+\d\d$/);
  });
});

describe('the list of writes in demo mode', () => {
  const writes = (Object.keys(schemas) as OperationName[]).filter(
    (name) => operations[name].method !== 'GET',
  );

  it('has every write of the contract, and nothing else', () => {
    expect(Object.keys(demoWrites).toSorted()).toEqual(writes.toSorted());
  });

  it('is what demo accounts meet, whatever they send', async () => {
    const demo = await testApp();
    await demo.db.insertInto('settings').values({ key: 'demo_mode', value: '1' }).execute();
    demo.pass(20_000);
    const token = await demo.signIn('buyer');
    const answered = new Map<string, boolean>();
    // Signing out ends the session of the others.
    for (const name of writes.filter((one) => one !== 'beforeLogout')) {
      demo.pass(60_000);
      answered.set(name, (await demo.post(operations[name].path, {}, token)).body.key !== 'demoMode');
    }
    const allowed = (isAllowed: boolean) =>
      [...answered].flatMap(([name, is]) => (is === isAllowed ? [name] : [])).toSorted();
    const listed = (state: string) =>
      Object.entries(demoWrites)
        .flatMap(([name, is]) => (is === state && name !== 'beforeLogout' ? [name] : []))
        .toSorted();
    expect(allowed(false)).toEqual(listed('refused'));
    expect(allowed(true)).toEqual(listed('allowed'));
    await demo.close();
  });
});

describe('GET /api/ready', () => {
  it('503 until the search index is filled; filling that failed is tried again', async () => {
    const unfilled = await testApp(
      {},
      { prepare: async (pool) => void (await pool.query('alter table property_facilities rename to away')) },
    );
    const ready = () => unfilled.request({ url: '/api/ready' });
    expect(await ready()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { error: true, key: 'unavailable' },
    });
    expect(await unfilled.request({ url: '/api/health' })).toMatchObject({ status: 200 });
    await sql`alter table away rename to property_facilities`.execute(unfilled.db);
    const deadline = Date.now() + 30_000;
    while ((await ready()).status !== 200 && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } });
    await unfilled.close();
  });
});
