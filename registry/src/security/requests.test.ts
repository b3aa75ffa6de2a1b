import Fastify from 'fastify';
import { listening, liveSite, raw } from '#testing/running-site.ts';

/** A site before a back end that answers with the request it got. */
async function withApi(options: Parameters<typeof liveSite>[0] = {}) {
  const api = Fastify({ bodyLimit: 10_000_000 });
  api.all('/api/echo', async ({ method, headers, body }) => ({
    method,
    headers,
    length: JSON.stringify(body ?? '').length,
  }));
  const origin = await api.listen({ port: 0, host: '127.0.0.1' });
  const live = await liveSite({ upstreams: [{ name: 'api', origin, prefixes: ['/api'] }], ...options });
  live.site.addHook('onClose', () => api.close());
  return live.site;
}

describe('F25 odd requests', () => {
  it.each([
    ['//', '//'],
    ['///', '///'],
    ['another host', '//evil.example'],
    ['a backslash', '/\\evil'],
    ['nothing asked', '/?'],
    ['a link without a release', '/?mfe'],
    ['no letter', '/%E0%A4%A'],
    ['a sign alone', '/%'],
    ['a zero byte', '/%00'],
    ['the folder above', '/..%2f'],
    ['a part with a slash', '/a%2fb'],
    ['2000 parts', `/${'a/'.repeat(2_000)}`],
    ['9000 letters asked', `/?${'a'.repeat(9_000)}`],
  ])('GET with %s is no error of the server', async (_, url) => {
    const port = await listening((await liveSite()).site);
    const answer = await raw(port, [`GET ${url} HTTP/1.1`, 'Host: localhost']);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    expect(status >= 200 && status < 500).toBe(true);
  });

  it.each([
    'GET http://evil.example/ HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'DELETE / HTTP/1.1',
    'PROPFIND / HTTP/1.1',
    'TRACE / HTTP/1.1',
  ])('%s is no error of the server', async (line) => {
    const port = await listening((await liveSite()).site);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(await raw(port, [line, 'Host: localhost']))?.[1]);
    expect([line, status >= 200 && status < 500]).toEqual([line, true]);
  });

  it('that come in a byte at a time are given up: neither headers nor a body may take for ever', async () => {
    const { server } = (await liveSite()).site;
    for (const limit of [server.headersTimeout, server.requestTimeout]) {
      expect(limit).toBeGreaterThan(0);
      expect(limit).toBeLessThanOrEqual(300_000);
    }
  });

  it('with Expect: 100-continue may go on, and reach the server behind without it', async () => {
    const port = await listening(await withApi());
    const body = JSON.stringify({ text: 'a'.repeat(2_000) });
    const answer = await raw(
      port,
      [
        'POST /api/echo HTTP/1.1',
        'Host: localhost',
        'Expect: 100-continue',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Connection: close',
        '',
        body,
      ],
      /"length":\d+/,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue/);
    expect(answer).toContain('HTTP/1.1 200');
    expect(answer).toContain(`"length":${body.length}`);
    expect(answer).not.toContain('"expect"');
  });

  it.each([
    'Keep-Alive: timeout=5',
    'Upgrade: h2c',
    'TE: trailers',
    'Trailer: X',
    'Proxy-Connection: keep-alive',
  ])(
    'with %s, which is about their connection, are answered by the server behind without it',
    async (header) => {
      const port = await listening(await withApi());
      const answer = await raw(
        port,
        ['GET /api/echo HTTP/1.1', 'Host: localhost', header, 'Connection: close'],
        /"length"/,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).not.toContain(`"${header.split(':')[0]!.toLowerCase()}":`);
    },
  );

  it('say nothing of what broke here', async () => {
    const { site, files } = await liveSite();
    await files.replace('environments/staging/locks/1.json', '{ broken at /srv/secret');
    const { statusCode, body } = await site.inject('/');
    expect(statusCode).toBe(500);
    expect(body).not.toMatch(/secret|JSON|position/);
  });
});

describe('F30 requests with two hosts', () => {
  it.each([
    ['GET / HTTP/1.1', ['Host: homes.example', 'Host: evil.example']],
    ['GET /api/echo HTTP/1.1', ['Host: evil.example', 'host: homes.example']],
  ])('%s is refused', async (line, hosts) => {
    const port = await listening(await withApi());
    expect(await raw(port, [line, ...hosts])).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('B7 who asks', () => {
  const forged = {
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-real-ip': '1.2.3.4',
    forwarded: 'for=1.2.3.4',
  };

  it('is set for a server behind by this server, never by the caller', async () => {
    const site = await withApi();
    const { headers } = (
      await site.inject({ url: '/api/echo', headers: forged, remoteAddress: '10.0.0.7' })
    ).json();
    expect(headers).toMatchObject({ 'x-forwarded-for': '10.0.0.7', 'x-forwarded-proto': 'http' });
    expect(JSON.stringify(headers)).not.toMatch(/1\.2\.3\.4|evil/);
  });

  it('comes from the proxy in front, as far as it is trusted', async () => {
    const site = await withApi({ trustedProxies: 1 });
    const sent = { ...forged, 'x-forwarded-for': '9.9.9.9, 203.0.113.7' };
    const { headers } = (
      await site.inject({ url: '/api/echo', headers: sent, remoteAddress: '10.0.0.7' })
    ).json();
    expect(headers['x-forwarded-for']).toBe('203.0.113.7');
  });
});

describe('D9 A2 pages that are made', () => {
  /** A site whose back end knows no home, and how often it was asked. */
  async function withoutHomes(pagesPerMinute: number) {
    const api = Fastify();
    api.get('/api/*', async (_request, reply) => reply.code(404).send({ error: true, key: 'notFound' }));
    const origin = await api.listen({ port: 0, host: '127.0.0.1' });
    const head = {
      call: 'get_property?slug_id=:slug',
      subject: 'data',
      title: ['title'],
      description: [],
      image: [],
    };
    const live = await liveSite({ upstreams: [{ name: 'api', origin, prefixes: ['/api'] }], pagesPerMinute });
    live.site.addHook('onClose', () => api.close());
    await live.lock(
      await live.release({
        name: 'mfe-catalogue',
        version: '2.0.0',
        mounts: ['/', '/properties-details/:slug'],
        head,
      }),
    );
    const open = async (url: string, remoteAddress: string) => {
      const headers = { 'accept-encoding': 'br' };
      return live.site.inject({ url, remoteAddress, headers });
    };
    return { open };
  }

  it('of homes that are not there are limited for each network, with the time to wait', async () => {
    const { open } = await withoutHomes(20);
    const statuses = [];
    for (let at = 0; at < 40; at += 1) {
      const answer = await open(`/properties-details/no-${at}`, `2001:db8:1:2::${at.toString(16)}`);
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 15)).toEqual(Array(15).fill(404));
    expect(statuses.slice(-10)).toEqual(Array(10).fill(429));
    expect((await open('/properties-details/other', '10.0.0.9')).statusCode).toBe(404);
  });

  it('are rendered once for concurrent requests, which are not counted', async () => {
    const { open } = await withoutHomes(3);
    const answers = [];
    for (let at = 0; at < 30; at += 1)
      answers.push((await open('/properties-details/gone', '10.0.0.1')).statusCode);
    expect(new Set(answers)).toEqual(new Set([404]));
  });

  it('are the same page for all homes that are not there', async () => {
    const { open } = await withoutHomes(100);
    const [one, other] = [
      await open('/properties-details/a', '10.0.0.1'),
      await open('/properties-details/b', '10.0.0.1'),
    ];
    expect(one.headers.etag).toBe(other.headers.etag);
  });
});
