import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { leastEventLoopTime } from '../harness/event-loop-time.ts';
import { pdf, photo, postForm } from '../harness/forms.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  token = await app.signIn('owner');
});
afterAll(() => app.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };
const MEBIBYTE = 1024 * 1024;

const post = (url: string, payload: string | Buffer, headers: Record<string, string>) =>
  app.request({ method: 'POST', url, payload, headers });

const multipart = (parts: string[], end = '--b--\r\n') =>
  post('/api/user_signup', `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}${end}`, {
    'content-type': 'multipart/form-data; boundary=b',
  });
const textPart = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

describe('F1 a form with many names', () => {
  it.each([
    ['of a list', 'a[]=&'.repeat(13_000)],
    ['of nested lists', 'a[b][]=&'.repeat(8000)],
    ['all different', Array.from({ length: 6000 }, (_, at) => `name${at}=`).join('&')],
  ])('is refused before it costs time: names %s', async (_what, form) => {
    const { result, busyMs } = await leastEventLoopTime(() => post('/api/user_signup', form, FORM));
    expect(result).toMatchObject({ status: 413, body: { error: true, key: 'payloadTooLarge' } });
    expect(busyMs).toBeLessThan(150);
  });

  it('is refused above 64 kB, although it has one name', async () => {
    expect((await post('/api/user_signup', `name=${'x'.repeat(70_000)}`, FORM)).status).toBe(413);
  });

  it('is read in time that grows with its names, not with their square', async () => {
    const { result, busyMs } = await leastEventLoopTime(() =>
      post('/api/user_signup', 'a[]=&'.repeat(400), FORM),
    );
    expect(result.body.key).not.toBe('payloadTooLarge');
    expect(busyMs).toBeLessThan(150);
  });

  it('counts the names of a multipart form and of an address too', async () => {
    const parts = Array.from({ length: 420 }, (_, at) => textPart(`name${at}`, ''));
    expect((await multipart(parts)).status).toBe(413);
    expect((await app.request({ url: `/api/faqs?${'a=&'.repeat(420)}` })).body.key).toBe('payloadTooLarge');
  });
});

describe('F6 texts of a multipart form', () => {
  it('count together, as files do', async () => {
    const parts = Array.from({ length: 4 }, (_, at) => textPart(`name${at}`, 'x'.repeat(60_000)));
    expect(await multipart(parts)).toMatchObject({ status: 413, body: { key: 'payloadTooLarge' } });
  });

  it('are refused by the announced length, before they arrive', async () => {
    const port = await listening();
    const status = await new Promise((resolve, reject) => {
      const request = http.request(
        {
          port,
          method: 'POST',
          path: '/api/user_signup',
          headers: {
            'content-type': 'multipart/form-data; boundary=b',
            'content-length': 150 * MEBIBYTE,
          },
        },
        (reply) => {
          resolve(reply.statusCode);
          request.destroy();
        },
      );
      request.on('error', reject);
      request.write('--b\r\n');
    });
    expect(status).toBe(413);
  });

  it('200: the texts of a long listing arrive whole', async () => {
    const reply = await postForm(app, 'update_profile', { about_me: 'x'.repeat(900) }, token);
    expect(reply.body).toMatchObject({ error: false, data: { about_me: 'x'.repeat(900) } });
  });
});

describe('F6 files of a multipart form', () => {
  it('415: a call whose schema names no file takes none', async () => {
    const reply = await postForm(app, 'add_favourite', { property_id: 20, type: 1, file: pdf() }, token);
    expect(reply.body).toMatchObject({ error: true, key: 'unsupportedMediaType' });
  });

  it('200: a field that the call does not know is left out without being kept', async () => {
    const reply = await postForm(app, 'update_profile', { name: 'Owner', passport: await photo() }, token);
    expect(reply.body.error).toBe(false);
  });

  it('413: more bytes than the files of the call can have', async () => {
    const large = { name: 'a.jpg', file: Buffer.alloc(5 * MEBIBYTE, 1) };
    const reply = await postForm(app, 'user_signup', { type: 1, passport: large, profile: large });
    expect(reply.status).toBe(413);
  });
});

describe('a JSON body above 1 MB', () => {
  it('413: is refused on a connection that takes the next request, so that a server before this one passes the refusal on', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const address = { port: await listening(), agent };
    try {
      const large = http.request({
        ...address,
        method: 'POST',
        path: '/api/user_signup',
        headers: JSON_TYPE,
      });
      large.setHeader('content-length', 3 * MEBIBYTE).end(Buffer.alloc(3 * MEBIBYTE, '1'));
      const [refusal] = (await once(large, 'response')) as [http.IncomingMessage];
      refusal.resume();
      await once(large, 'close');
      expect(refusal.statusCode).toBe(413);
      const next = http.get({ ...address, path: '/api/faqs' });
      const [answer] = (await once(next, 'response')) as [http.IncomingMessage];
      answer.resume();
      expect([answer.statusCode, next.reusedSocket]).toEqual([200, true]);
    } finally {
      agent.destroy();
    }
  });
});

describe('D2 a body is read after the token and the limit', () => {
  const statusBeforeBody = async (path: string, headers: Record<string, string> = {}) => {
    const port = await listening();
    return new Promise<number | undefined>((resolve, reject) => {
      const request = http.request(
        { port, method: 'POST', path, headers: { ...JSON_TYPE, 'content-length': 100_000, ...headers } },
        (reply) => {
          resolve(reply.statusCode);
          request.destroy();
        },
      );
      request.on('error', reject);
      // The headers and one byte; the rest never comes.
      request.write('{');
    });
  };

  it('401 although the body never comes', async () => {
    expect(await statusBeforeBody('/api/add_favourite')).toBe(401);
    expect(await statusBeforeBody('/api/post_property', { authorization: `Bearer ${'x'.repeat(40)}` })).toBe(
      401,
    );
  });

  it('429 although the body never comes', async () => {
    const small = await testApp({ RATE_LIMIT_VISITOR: '1' });
    const send = () =>
      small.request({ method: 'POST', url: '/api/contct_us', payload: '{"a":', headers: JSON_TYPE });
    expect((await send()).status).toBe(400);
    expect((await send()).status).toBe(429);
    await small.close();
  });
});

describe('F25 an odd body', () => {
  it('400: a multipart form without an end', async () => {
    const reply = await multipart([textPart('name', 'x')], '');
    expect(reply).toMatchObject({ status: 400, body: { error: true, key: 'validation' } });
  });

  it('is refused when it is nested deeply, in JSON and in a part of a form', async () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    for (const depth of [21, 1000, 20_000]) {
      const { body, status } = await post('/api/contct_us', nested(depth), JSON_TYPE);
      expect([status, body.key]).toEqual([200, 'validation']);
    }
    expect((await post('/api/contct_us', `{"a":${'['.repeat(60_000)}`, JSON_TYPE)).status).toBe(400);
    const lists = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const part = `Content-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n${lists}`;
    expect((await multipart([part])).status).toBeLessThan(500);
  });

  it('is refused with the field that holds NUL', async () => {
    const { body } = await app.post('contct_us', { first_name: 'a\u0000b' });
    expect(body).toMatchObject({
      key: 'validation',
      fields: { first_name: 'must not contain control characters' },
    });
    expect((await app.get('get_languages', { language_code: 'e\u0000' })).body.key).toBe('validation');
  });

  it('200: a status that is none matches nothing', async () => {
    const { body } = await app.get('get-added-properties', { status: '9' }, token);
    expect(body).toMatchObject({ error: false, data: [] });
  });

  it('404: an address of two slashes', async () => {
    expect((await app.request({ url: '//' })).status).toBe(404);
  });
});

describe('D13 the address of a visitor', () => {
  it('is not taken from a header while no proxy is configured', async () => {
    const small = await testApp({ RATE_LIMIT_VISITOR: '2' });
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${at}` };
      statuses.push((await small.request({ url: '/api/faqs', headers })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await small.close();
  });
});

let port: number | undefined;
async function listening(): Promise<number> {
  if (port === undefined) {
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.app.server.address() as AddressInfo).port;
  }
  return port;
}
