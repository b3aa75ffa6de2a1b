import Fastify from 'fastify';
import { changeLock } from '#commands/lock.ts';
import { listening, liveSite, raw } from '#testing/running-site.ts';

/** A site with a back end that answers with headers of its own, and one that has none. */
async function wholeSite(options: Parameters<typeof liveSite>[0] = {}) {
  const [api, sandbox] = [Fastify(), Fastify()];
  const own = {
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
  api.get('/api/faqs', async (_request, reply) => reply.headers(own).send({ error: false }));
  api.get('/images/a.webp', async (_request, reply) => reply.headers(own).type('image/webp').send('x'));
  sandbox.get('/sandbox/plain', async () => ({ plain: true }));
  const origins = await Promise.all([api, sandbox].map((one) => one.listen({ port: 0, host: '127.0.0.1' })));
  const upstreams = [
    { name: 'api', origin: origins[0]!, prefixes: ['/api', '/images'] },
    { name: 'sandbox', origin: origins[1]!, prefixes: ['/sandbox'] },
    { name: 'gone', origin: 'http://127.0.0.1:9', prefixes: ['/gone'] },
  ];
  const live = await liveSite({ upstreams, overrides: 'open', localReleases: true, ...options });
  live.site.addHook('onClose', async () => void (await Promise.all([api.close(), sandbox.close()])));
  const { base } = live.catalogue;
  const addresses = [
    ['page', 200, '/'],
    ['page', 200, '/properties-details/villa'],
    ['page', 200, '/user/chat'],
    ['page', 200, '/login'],
    ['page', 200, '/?mfe-lock=1'],
    ['page', 404, '/no/such/page'],
    ['page', 200, '//'],
    ['data', 400, '/?mfe=mfe-chat@9.9.9'],
    ['data', 404, '/nothing.txt'],
    ['data', 404, '/assets/gone.js'],
    ['file', 200, `${base}remoteEntry.js`],
    ['file', 200, `${base}photo.1.webp`],
    ['data', 200, '/health'],
    ['data', 200, '/ready'],
    ['data', 200, '/manifest.webmanifest'],
    ['data', 200, '/service-worker.js'],
    ['data', 200, '/icons/icon-192.png'],
    ['data', 404, '/icons/gone.png'],
    ['data', 200, '/registry/environments/staging/pointer.json'],
    ['data', 200, '/registry/environments/staging/locks/1.json'],
    ['data', 200, '/registry/environments/staging/choices.json'],
    ['data', 200, '/registry/releases/mfe-catalogue/1.0.0-aaaaaaaa.json'],
    ['data', 404, '/registry/audit.jsonl'],
    ['data', 404, '/local/3000/remoteEntry.js'],
    ['data', 503, '/gone/away'],
    ['own', 200, '/api/faqs'],
    ['own', 200, '/images/a.webp'],
    ['data', 200, '/sandbox/plain'],
  ] as const;
  return { ...live, addresses };
}

const strict = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
];

describe('F30 F14 F17 headers of every answer', () => {
  it('are safe at each of 28 addresses', async () => {
    const { site, addresses } = await wholeSite();
    const port = await listening(site);
    for (const [kind, status, url] of addresses) {
      const { status: got, headers } = await fetch(`http://127.0.0.1:${port}${url}`);
      const answered = { url, status: got, nosniff: headers.get('x-content-type-options') };
      expect(answered).toEqual({ url, status, nosniff: 'nosniff' });
      const policy = `${headers.get('content-security-policy')};`;
      const expected = { page: strict, data: ["default-src 'none'"], file: ['sandbox'], own: ['sandbox'] }[
        kind
      ];
      for (const part of expected) expect([url, policy]).toEqual([url, expect.stringContaining(`${part};`)]);
      expect([url, policy]).not.toEqual([url, expect.stringMatching(/unsafe|https:;/)]);
      const isPublic = kind === 'file' || kind === 'own';
      expect([url, headers.get('cross-origin-resource-policy')]).toEqual([
        url,
        isPublic ? 'cross-origin' : 'same-origin',
      ]);
      const referrer = kind === 'page' ? 'strict-origin-when-cross-origin' : 'no-referrer';
      expect([url, headers.get('referrer-policy')]).toEqual([url, referrer]);
      expect([url, headers.get('permissions-policy')]).toEqual([url, expect.stringContaining('camera=()')]);
      expect([url, headers.get('strict-transport-security')]).toEqual([url, null]);
      expect([url, headers.get('x-powered-by') ?? headers.get('server')]).toEqual([url, null]);
    }
  });

  it('ask for encryption where visitors find the site encrypted, at each of them', async () => {
    const { site, addresses } = await wholeSite({ publicUrl: 'https://homes.example' });
    for (const [, , url] of addresses)
      expect([url, (await site.inject(url)).headers['strict-transport-security']]).toEqual([
        url,
        'max-age=31536000',
      ]);
    const proxied = await wholeSite({ trustedProxies: 1 });
    const headers = { 'x-forwarded-proto': 'https' };
    expect(
      (await proxied.site.inject({ url: '/', headers })).headers['strict-transport-security'],
    ).toBeDefined();
    const direct = await wholeSite();
    expect(
      (await direct.site.inject({ url: '/', headers })).headers['strict-transport-security'],
    ).toBeUndefined();
  });

  it('stand on what cannot be read as a request for an address as well', async () => {
    const { site } = await wholeSite();
    const port = await listening(site);
    const answer = await raw(port, ['GET /%zz HTTP/1.1', 'Host: localhost']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });
});

describe('F17 pictures of a page', () => {
  it('come from this origin and those that the operator names', async () => {
    const { site, release, lock } = await liveSite({
      otherHosts: { connect: ['https://tiles.example'], img: ['https://tiles.example'] },
    });
    // As an old record asks for it.
    const policy = async () => String((await site.inject('/')).headers['content-security-policy']);
    expect(await policy()).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(await policy()).toContain("connect-src 'self' https://tiles.example;");
    await lock(await release({ name: 'mfe-chat', version: '2.0.0', mounts: ['/user/chat'] }));
    expect(await policy()).not.toContain('https:;');
  });

  it('come from no whole scheme, which an old record may ask for', async () => {
    const { site, files, releases, lock } = await liveSite();
    const shell = await releases.find('shell@1.0.0');
    const before = { ...shell, version: '2.0.0', csp: { img: ['https:'], media: ['https:'] } };
    await files.create(releases.fileOf('shell', before), JSON.stringify(before));
    await lock(before);
    const { headers } = await site.inject('/');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob:;");
    expect(headers['content-security-policy']).toContain("media-src 'self' blob:;");
  });
});

describe('F30 what the registry publishes', () => {
  it('has neither the operator nor the reason of a lock', async () => {
    const { site, releases, environment } = await liveSite();
    await changeLock(releases, environment, {
      state: { 'mfe-chat': 'off' },
      by: 'ada',
      reason: 'incident 7',
    });
    const { statusCode, body, headers } = await site.inject('/registry/environments/staging/locks/2.json');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ revision: 2, remotes: { 'mfe-chat': { state: 'off' } } });
    expect(body).not.toMatch(/ada|incident|"by"|"reason"/);
    expect(headers['cache-control']).toContain('immutable');
    expect((await environment.lock(2)).by).toBe('ada');
  });

  it.each(['0', '9', '1e0', '..%2f1', '1.json%00'])('has no lock %s', async (number) => {
    const { site } = await liveSite();
    const { statusCode } = await site.inject(`/registry/environments/staging/locks/${number}.json`);
    expect([400, 403, 404]).toContain(statusCode);
  });
});
