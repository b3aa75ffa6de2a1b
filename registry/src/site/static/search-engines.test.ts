import Fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { newRegistry } from '#testing/new-registry.ts';
import { testSite } from '#testing/test-site.ts';

/** A site before a back end with two slices of homes and one article. */
async function setUp({ isDown = false } = {}) {
  const api = Fastify({ forceCloseConnections: true });
  const asked: string[] = [];
  const askers: unknown[] = [];
  api.addHook('onRequest', async ({ url, headers }, reply) => {
    asked.push(url);
    askers.push(headers['x-forwarded-for']);
    if (isDown) return reply.code(500).send();
  });
  api.get('/api/web-settings', () => ({ error: false, data: { company_name: 'Homes' } }));
  api.get('/api/sitemap-slices', () => ({
    error: false,
    data: [
      { kind: 'property', after: 0 },
      { kind: 'property', after: 5000 },
      { kind: 'article', after: 3 },
    ],
  }));
  api.get('/api/sitemap-entries', () => ({
    error: false,
    data: [{ slug_id: 'villa&sea', updated_at: '2026-11-01T10:00:00.000Z' }],
  }));
  const origin = await api.listen({ port: 0, host: '127.0.0.1' });
  const { files, release, lock } = await newRegistry();
  await lock(
    await release({ name: 'shell', paths: ['/login'] }),
    await release({ name: 'mfe-catalogue', mounts: ['/', '/properties', '/properties-details/:slug'] }),
  );
  const upstreams = [{ name: 'api', origin, prefixes: ['/api'] }];
  const publicUrl = 'https://homes.example';
  const site = await testSite({ files, environment: 'staging', upstreams, publicUrl });
  return { site, asked, askers, close: () => Promise.all([site.close(), api.close()]) };
}

describe('what search engines get (D)', () => {
  it('robots may read everything but pages of one user, and where the sitemap is', async () => {
    const { site, close } = await setUp();
    const { statusCode, headers, body } = await site.inject('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Disallow: /user/');
    expect(body).not.toContain('Disallow: /\n');
    expect(body).toContain('Sitemap: https://homes.example/sitemap.xml');
    await close();
  });

  it('the sitemap names a file for each slice, and each file its pages in every language', async () => {
    const { site, asked, close } = await setUp();
    const index = await site.inject('/sitemap.xml');
    expect([...index.body.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual([
      'https://homes.example/sitemaps/pages.xml',
      'https://homes.example/sitemaps/property-0.xml',
      'https://homes.example/sitemaps/property-5000.xml',
      'https://homes.example/sitemaps/article-3.xml',
    ]);
    const file = await site.inject({
      url: '/sitemaps/property-5000.xml',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(asked.at(-1)).toBe('/api/sitemap-entries?kind=property&after=5000');
    const text = gunzipSync(file.rawPayload).toString();
    const address = 'https://homes.example/properties-details/villa%26sea';
    expect(text).toContain(`<loc>${address}</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod>`);
    expect(text).toContain(`hreflang="de" href="${address}?lang=de"`);
    await site.inject('/sitemaps/property-5000.xml');
    expect(asked.filter((url) => url.includes('entries'))).toHaveLength(1);
    expect((await site.inject('/sitemaps/user-0.xml')).statusCode).toBe(404);
    await close();
  });

  it('sitemaps are made at the expense of the network that asks, each once whatever follows its address', async () => {
    const { site, asked, askers, close } = await setUp();
    for (const url of [
      '/sitemaps/property-0.xml',
      '/sitemaps/property-0.xml?a',
      '/sitemaps/property-0.xml?b=1',
    ])
      await site.inject({ url, remoteAddress: '10.1.2.3' });
    expect(asked).toEqual(['/api/sitemap-entries?kind=property&after=0']);
    expect(askers).toEqual(['10.1.2.3']);
    await close();
  });

  it('a sitemap that cannot be made now is to be asked for again', async () => {
    const { site, close } = await setUp({ isDown: true });
    const { statusCode, headers } = await site.inject('/sitemap.xml');
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    await close();
  });

  it('a page names its title, its address and its other languages', async () => {
    const { site, close } = await setUp();
    const plain = (await site.inject('/properties')).body;
    expect(plain).toContain('<title>mfe-catalogue · Homes</title>');
    expect(plain).toContain('<link rel="canonical" href="https://homes.example/properties" ');
    expect(plain).toContain('hreflang="ar" href="https://homes.example/properties?lang=ar"');
    const german = await site.inject({ url: '/properties?lang=de', headers: { 'accept-language': 'ar' } });
    expect(german.body).toContain('<html lang="de" dir="ltr">');
    expect(german.body).toContain('<link rel="canonical" href="https://homes.example/properties?lang=de" ');
    expect(german.body).toContain(
      '<meta property="og:url" content="https://homes.example/properties?lang=de">',
    );
    expect((await site.inject({ url: '/', headers: { 'accept-language': 'ar' } })).body).toContain(
      '<html lang="ar" dir="rtl">',
    );
    await close();
  });
});

describe('addresses that are written in another way (A39)', () => {
  it.each([
    ['/PROPERTIES?type=sell', '/properties?type=sell'],
    ['/Properties-Details/Villa-1', '/properties-details/Villa-1'],
    ['/index.html', '/'],
    ['/LOGIN', '/login'],
    ['/properties/?type=sell', '/properties?type=sell'],
    ['/Properties-Details/Villa-1/', '/properties-details/Villa-1'],
    ['/login/', '/login'],
  ])('%s leads to %s', async (url, to) => {
    const { site, close } = await setUp();
    const { statusCode, headers } = await site.inject(url);
    expect([statusCode, headers.location]).toEqual([308, to]);
    await close();
  });
  it.each(['/nothing', '/nothing/', '/nothing.html', '//evil.example/PROPERTIES', '//evil/'])(
    '%s is still 404, as a page',
    async (url) => {
      const { site, close } = await setUp();
      const { statusCode, body } = await site.inject(url);
      expect([statusCode, body.includes('id="root"')]).toEqual([404, true]);
      await close();
    },
  );
});
