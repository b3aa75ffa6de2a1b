import type { MountHead } from '@lintel/contract';
import Fastify from 'fastify';
import { newRegistry } from '#testing/new-registry.ts';
import { callOf } from './page-head.ts';
import { testSite } from '#testing/test-site.ts';

const head: MountHead = {
  call: 'get_property?slug_id=:slug',
  callByNumber: 'get_property?id=:slug',
  name: 'slug_id',
  subject: 'data.0',
  title: ['meta_title', 'title'],
  description: ['description'],
  image: ['title_image'],
  price: 'price',
};
const pattern = '/properties-details/:slug';

const homes: Record<string, object> = {
  villa: {
    slug_id: 'villa',
    title: 'Villa by the sea',
    description: '<p>Four rooms &amp; a <b>view</b></p>',
    title_image: '/images/villa.webp',
    price: 435_000,
    email: 'owner@example.com',
  },
  emoji: { title: `x${'🏡'.repeat(80)}` },
  hostile: {
    title: '</title><script>alert(1)</script>"\'\u202Egpj.exe',
    description: '"><meta http-equiv="refresh" content="0;url=//evil.example">',
    title_image: 'javascript:alert(1)',
    price: '<1>',
  },
};

/** A site before a back end that knows two homes, keeps back a third and is slow with a fourth. */
async function setUp(publicUrl: string | undefined = 'https://homes.example') {
  const api = Fastify({ forceCloseConnections: true });
  const asked: { slug: string; headers: object }[] = [];
  api.get('/api/web-settings', () => ({
    error: false,
    data: { company_name: 'Homes & Co', selected_currency_data: { code: 'EUR' } },
  }));
  api.get('/api/homepage-data', () => ({ error: false, data: {} }));
  api.get<{ Querystring: { slug_id: string; id?: string } }>(
    '/api/get_property',
    async ({ query, headers }) => {
      if (query.id === '23') return { error: false, data: [homes['villa']] };
      asked.push({ slug: query.slug_id, headers });
      if (query.slug_id === 'premium') return { error: true, key: 'premiumRequired' };
      if (query.slug_id === 'slow') await new Promise((resolve) => setTimeout(resolve, 20_000).unref());
      const home = homes[query.slug_id];
      return { error: false, data: home ? [home] : [] };
    },
  );
  const origin = await api.listen({ port: 0, host: '127.0.0.1' });
  const { files, release, lock } = await newRegistry();
  await lock(
    await release({ name: 'shell', paths: ['/login'] }),
    await release({ name: 'mfe-catalogue', mounts: [pattern], head }),
  );
  const upstreams = [{ name: 'api', origin, prefixes: ['/api'] }];
  const site = await testSite({ files, environment: 'staging', upstreams, publicUrl });
  const page = async (slug: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await site.inject({ url: `/properties-details/${slug}`, headers });
    return { status: statusCode, body, head: body.slice(0, body.indexOf('</head>')) };
  };
  return { page, site, asked, close: () => Promise.all([site.close(), api.close()]) };
}

describe('the head of a page about one thing', () => {
  it('has title, description, address, picture and price, and nothing else of it', async () => {
    const { page, close } = await setUp();
    const { status, head: tags, body } = await page('villa');
    expect(status).toBe(200);
    for (const tag of [
      '<title>Villa by the sea · Homes &amp; Co</title>',
      '<meta name="description" content="Four rooms &amp; a view">',
      '<link rel="canonical" href="https://homes.example/properties-details/villa" data-of="/properties-details/villa">',
      '<meta property="og:title" content="Villa by the sea">',
      '<meta property="og:url" content="https://homes.example/properties-details/villa">',
      '<meta property="og:image" content="https://homes.example/images/villa.webp">',
      '<meta property="product:price:amount" content="435000">',
      '<meta property="product:price:currency" content="EUR">',
    ])
      expect(tags).toContain(tag);
    expect(body).not.toContain('owner@example.com');
    await close();
  });

  it('lets nothing that people wrote out of its attribute', async () => {
    const { page, close } = await setUp();
    const { head: tags } = await page('hostile');
    expect(tags).not.toContain('<script>alert');
    expect(tags).not.toContain('http-equiv');
    expect(tags).not.toContain('javascript:');
    expect(tags).not.toContain('product:price');
    expect(tags).not.toContain('\u202E');
    await close();
  });

  it('answers 404 for what there is not, and only the name of the site for what not every visitor may know', async () => {
    const { page, close } = await setUp();
    expect(await page('nowhere')).toMatchObject({ status: 404 });
    const premium = await page('premium', { authorization: 'Bearer token', cookie: 'session=1' });
    expect(premium.status).toBe(200);
    expect(premium.head).toContain('<title>Homes &amp; Co</title>');
    expect(premium.head).not.toContain('og:title');
    await close();
  });

  it('waits for no slow back end, asks once for many, and without a user', async () => {
    const { page, asked, close } = await setUp();
    await page('villa');
    const begun = Date.now();
    expect((await page('slow')).head).toContain('<title>Homes &amp; Co</title>');
    expect(Date.now() - begun).toBeLessThan(10_000);
    await page('villa', { cookie: 'session=1', authorization: 'Bearer token' });
    expect(asked.map(({ slug }) => slug)).toEqual(['villa', 'slow']);
    expect(asked[0]!.headers).not.toHaveProperty('authorization');
    expect(asked[0]!.headers).not.toHaveProperty('cookie');
    await close();
  });

  it('names a page that is asked for by its number by its name in addresses, as links and the sitemap do', async () => {
    const { page, close } = await setUp();
    const { head: byNumber } = await page('23');
    expect(byNumber).toContain(
      '<link rel="canonical" href="https://homes.example/properties-details/villa" data-of="/properties-details/23">',
    );
    expect(byNumber).toContain(
      '<meta property="og:url" content="https://homes.example/properties-details/villa">',
    );
    expect(byNumber).toContain('hreflang="de" href="https://homes.example/properties-details/villa?lang=de"');
    await close();
  });

  it('cuts no character in two where a title is too long', async () => {
    const { page, close } = await setUp();
    const { head: ofEmoji } = await page('emoji');
    expect(ofEmoji).toContain(`<title>x${'🏡'.repeat(29)}… · Homes &amp; Co</title>`);
    await close();
  });

  it('ignores the Host header', async () => {
    const { page, close } = await setUp('');
    expect((await page('villa', { host: 'evil.example' })).body).not.toContain('evil.example');
    await close();
  });

  it('is left out of pages that load their code', async () => {
    const { page, close } = await setUp();
    expect((await page('villa')).body).not.toContain('callByNumber');
    await close();
  });
});

describe('the call behind it', () => {
  it.each([
    ['/properties-details/villa', 'get_property?slug_id=villa'],
    ['/properties-details/a&b=c', 'get_property?slug_id=a%26b%3Dc'],
    ['/properties-details/..%2F..%2Fadmin', 'get_property?slug_id=..%2F..%2Fadmin'],
    ['/properties-details/%D9%81%D9%8A%D9%84%D8%A7', 'get_property?slug_id=%D9%81%D9%8A%D9%84%D8%A7'],
    ['/properties-details/23', 'get_property?id=23'],
  ])('of %s is %s', (pathname, call) => expect(callOf(head, pattern, pathname)).toBe(call));

  it('is absent for an invalid address', () => {
    expect(callOf(head, pattern, '/properties-details/%E0%A4')).toBeNull();
  });
});
