import { directions, locales } from '@lintel/contract';
import Fastify from 'fastify';
import { changeLock } from '#commands/lock.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { testSite } from '#testing/test-site.ts';

async function setUp(upstreams: Parameters<typeof testSite>[0]['upstreams'] = []) {
  const { files, release, lock, releases, environment } = await newRegistry();
  const shell = await release({ name: 'shell', paths: ['/login'] });
  const catalogue = await release({ name: 'mfe-catalogue', mounts: ['/', '/properties-details/:slug'] });
  await lock(shell, catalogue);
  const site = await testSite({ files, environment: 'staging', upstreams });
  return { files, site, release, lock, releases, environment, shell, catalogue };
}

const inlined = (html: string) =>
  JSON.parse(/id="lintel-site">(.*?)<\/script>/s.exec(html)![1]!.replaceAll('\\u003c', '<'));

describe('a page', () => {
  it('carries the resolved lock and preloads the files of the first screen with their hashes', async () => {
    const { site, catalogue } = await setUp();
    for (const address of ['/', '/properties-details/villa']) {
      const answer = await site.inject(address);
      expect(answer.statusCode).toBe(200);
      expect(inlined(answer.body).remotes[0].active.build).toBe(catalogue.build);
      for (const file of ['remoteEntry.js', 'remote.1.js', 'page.1.js']) {
        const integrity = catalogue.files[file]!.integrity;
        expect(answer.body).toContain(`href="${catalogue.base}${file}" integrity="${integrity}" crossorigin`);
      }
    }
    const { body } = await site.inject('/login');
    expect(body).toMatch(/<script defer src="[^"]+starter\.1\.js" integrity="sha256-/);
  });

  it('announces the large picture for wide screens, with its hash, and has the small one with it', async () => {
    const { site, catalogue } = await setUp();
    const { body } = await site.inject('/');
    expect(body).toContain(
      `<link data-picture rel="preload" as="fetch" crossorigin="anonymous" fetchpriority="high" href="${catalogue.base}photo.1.webp" media="(min-width: 600px)" data-hash="${catalogue.files['photo.1.webp']!.integrity}">`,
    );
    const small = `data:image/webp;base64,${Buffer.from('a picture').toString('base64')}`;
    expect(body).toContain(
      `<source media="(max-width: 599.98px)" type="image/webp" data-of="${catalogue.base}photo-small.1.webp" srcset="${small}">`,
    );
    expect(body).not.toContain(`href="${catalogue.base}photo-small`);
    expect((await site.inject('/login')).body).not.toContain('first-picture');
  });

  it('preloads the small picture as well when it is too large to inline', async () => {
    const { site, release, lock } = await setUp();
    const large = await release({
      name: 'mfe-catalogue',
      version: '1.1.0',
      build: 'bbbbbbbb',
      mounts: ['/', '/properties-details/:slug'],
      photo: 'x'.repeat(20_000),
    });
    await lock(large);
    const { body } = await site.inject('/');
    expect(body).toContain(`href="${large.base}photo-small.1.webp" media="(max-width: 599.98px)"`);
    expect(body).toContain('<picture class="first-picture"><img alt="" decoding="sync"></picture>');
  });

  it('names the other address of the large picture: in the release before, when that has the same', async () => {
    const { site, release, lock, catalogue } = await setUp();
    const mounts = ['/', '/properties-details/:slug'];
    await lock(await release({ name: 'mfe-catalogue', version: '1.1.0', build: 'bbbbbbbb', mounts }));
    const { body } = await site.inject('/');
    expect(body).toContain(` data-others="${catalogue.base}photo.1.webp"`);
    const other = { version: '1.2.0', build: 'cccccccc', photo: 'another picture' };
    await lock(await release({ name: 'mfe-catalogue', mounts, ...other }));
    expect((await site.inject('/')).body).not.toContain('data-others');
  });

  it('preloads its scripts and runs the starter, which runs them later', async () => {
    const { site, shell } = await setUp();
    const { body } = await site.inject('/');
    const scripts = [...body.matchAll(/<script defer src="([^"]+)"/g)].map(([, url]) => url);
    expect(scripts).toEqual([`${shell.base}starter.1.js`]);
    const main = shell.files['main.1.js']!.integrity;
    expect(body).toContain(
      `<link data-run rel="preload" as="script" fetchpriority="low" href="${shell.base}main.1.js" integrity="${main}" crossorigin`,
    );
  });

  it('has an element in which the starter shows that picture before any other script', async () => {
    const { site } = await setUp();
    expect((await site.inject('/')).body).toMatch(
      /<picture class="first-picture">.*<img alt="" decoding="sync"><\/picture>/,
    );
    expect((await site.inject('/login')).body).not.toContain('first-picture');
  });

  it('links to the style sheet of the shell before its scripts, with its hash, and serves it compressed', async () => {
    const { site, shell } = await setUp();
    const { body } = await site.inject('/login');
    const href = `${shell.base}tokens.1.css`;
    const link = `<link rel="stylesheet" href="${href}" integrity="${shell.files['tokens.1.css']!.integrity}"`;
    expect(body).toContain(link);
    expect(body.indexOf(link)).toBeLessThan(body.indexOf('<script defer'));
    const file = await site.inject({ url: href, headers: { 'accept-encoding': 'gzip' } });
    expect(file.headers['content-type']).toContain('text/css');
    expect(file.headers['content-encoding']).toBe('gzip');
  });

  it('forbids inline and foreign scripts and scripts without a hash', async () => {
    const { site } = await setUp();
    const { headers } = await site.inject('/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce/);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('is 404 at an address without an owner, drawn by the same shell', async () => {
    const { site } = await setUp();
    const answer = await site.inject('/no/such/page');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('id="root"');
    expect((await site.inject('/login')).statusCode).toBe(200);
  });

  it('is 503 while its remote is switched off, so that search engines keep its address', async () => {
    const { site, releases, environment } = await setUp();
    const switchTo = (state: 'on' | 'off') =>
      changeLock(releases, environment, { state: { 'mfe-catalogue': state }, by: 'test', reason: '' });
    await switchTo('off');
    const answer = await site.inject('/properties-details/villa');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '600']);
    expect(answer.body).toContain('id="root"');
    expect((await site.inject('/no/such/page')).statusCode).toBe(404);
    const [{ statusCode }, own] = [
      await site.inject('/login'),
      await site.inject('/Properties-Details/villa'),
    ];
    expect([statusCode, own.headers['location']]).toEqual([200, '/properties-details/villa']);
    await switchTo('on');
    const { statusCode: again, headers } = await site.inject('/properties-details/villa');
    expect([again, headers['retry-after']]).toEqual([200, undefined]);
  });

  it('is answered without its content to HEAD', async () => {
    const { site } = await setUp();
    const [all, answered] = [await site.inject('/'), await site.inject({ method: 'HEAD', url: '/' })];
    expect([answered.statusCode, answered.body, answered.headers.etag]).toEqual([200, '', all.headers.etag]);
    expect((await site.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  });

  it('is answered with 304 to a client that has it, until the lock changes', async () => {
    const { site, release, lock } = await setUp();
    const first = await site.inject('/');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await site.inject({ url: '/', headers })).statusCode).toBe(304);
    const mounts = ['/', '/properties-details/:slug'];
    const next = await release({ name: 'mfe-catalogue', version: '1.1.0', build: 'bbbbbbbb', mounts });
    await lock(next);
    const second = await site.inject({ url: '/', headers });
    expect(second.statusCode).toBe(200);
    expect(inlined(second.body).remotes[0].active.version).toBe('1.1.0');
    expect(inlined(second.body).remotes[0].lastGood.version).toBe('1.0.0');
  });

  it('carries answers of the back end for visitors, and does without when there are none', async () => {
    const api = Fastify();
    let down = false;
    api.get('/api/:call', async (request, reply) =>
      down
        ? reply.code(500).send({ error: true })
        : { error: false, data: `</script>${request.url}`, language: request.headers['content-language'] },
    );
    const origin = await api.listen({ port: 0, host: '127.0.0.1' });
    const upstreams = [{ name: 'api', origin, prefixes: ['/api'] }];
    const { site } = await setUp(upstreams);
    const answers = (html: string) => JSON.parse(/id="lintel-early">(.*?)<\/script>/s.exec(html)![1]!);
    const { body } = await site.inject('/');
    expect(answers(body)).toEqual({
      'web-settings en': { error: false, data: '</script>/api/web-settings', language: 'en' },
      'homepage-data en': { error: false, data: '</script>/api/homepage-data', language: 'en' },
    });
    const german = { 'accept-language': 'fr-FR,fr;q=0.9,de-AT;q=0.8,en;q=0.7' };
    const inGerman = await site.inject({ url: '/', headers: german });
    expect(answers(inGerman.body)['homepage-data de'].language).toBe('de');
    expect(inGerman.headers.vary).toContain('accept-language');
    const arabic = { 'accept-language': 'en;q=0, de;q=0.2, ar-EG;q=0.6' };
    const inArabic = await site.inject({ url: '/', headers: arabic });
    expect(answers(inArabic.body)).toHaveProperty('homepage-data ar');
    expect(answers((await site.inject('/')).body)).toHaveProperty('homepage-data en');
    down = true;
    const next = await setUp(upstreams);
    expect(answers((await next.site.inject('/')).body)).toEqual({});
    await api.close();
  });

  it('marks each sentence for a page without scripts with its language, whatever that of the page', async () => {
    const { site } = await setUp();
    const { body } = await site.inject({ url: '/', headers: { 'accept-language': 'ar' } });
    const marks = [...body.matchAll(/<p lang="(\w+)" dir="(\w+)">/g)].map(([, ...mark]) => mark);
    expect(marks).toEqual(locales.map((language) => [language, directions[language]]));
  });

  it('names the identity service of production, and lets pages call it and no other host', async () => {
    const { files } = await setUp();
    const identity = { config: { apiKey: 'key', projectId: 'shop' }, origins: ['https://identity.example'] };
    const site = await testSite({
      files,
      environment: 'staging',
      upstreams: [],
      identity,
    });
    const { body, headers } = await site.inject('/login');
    expect(body).toContain('id="lintel-identity">{"apiKey":"key","projectId":"shop"}');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://identity.example;");
  });

  it('lets in scripts and frames of the identity service where the operator names their hosts, and lets the page offer what needs them', async () => {
    const { files } = await setUp();
    const vendor = 'https://apis.example';
    const identity = {
      config: { apiKey: 'key', projectId: 'shop' },
      origins: ['https://identity.example'],
      scriptOrigins: [vendor],
    };
    const site = await testSite({ files, environment: 'staging', upstreams: [], identity });
    const { body, headers } = await site.inject('/login');
    expect(body).toContain('"hasScripts":true');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${vendor};`);
    expect(policy).toContain(`frame-src 'self' ${vendor}`);
    expect(policy).not.toMatch(/unsafe|nonce/);
    // Those scripts have no hash.
    expect(headers['integrity-policy']).toBeUndefined();
  });

  it('is compressed by Accept-Encoding', async () => {
    const { site } = await setUp();
    const headers = { 'accept-encoding': 'gzip, br' };
    expect((await site.inject({ url: '/', headers })).headers['content-encoding']).toBe('br');
  });
});

describe('a server behind the site', () => {
  it('gets the request unchanged, with the address of the caller', async () => {
    const api = Fastify();
    api.post('/api/echo', async (request) => ({
      body: request.body,
      from: request.headers['x-forwarded-for'],
      query: request.query,
    }));
    const origin = await api.listen({ port: 0, host: '127.0.0.1' });
    const { site } = await setUp([{ name: 'api', origin, prefixes: ['/api'] }]);
    const answer = await site.inject({ method: 'POST', url: '/api/echo?a=1', payload: { b: 2 } });
    expect(answer.json()).toEqual({ body: { b: 2 }, from: '127.0.0.1', query: { a: '1' } });
    await api.close();
    await site.close();
  });

  it('is given the id of the request, also of the page that needs its answer', async () => {
    const seen: unknown[] = [];
    const api = Fastify();
    api.get('/api/*', async (request) => {
      seen.push(request.headers['x-request-id']);
      return { error: false, data: [] };
    });
    const origin = await api.listen({ port: 0, host: '127.0.0.1' });
    const { site } = await setUp([{ name: 'api', origin, prefixes: ['/api'] }]);
    const idOf = async (url: string, sent?: string) =>
      (await site.inject({ url, headers: sent ? { 'x-request-id': sent } : {} })).headers['x-request-id'];
    expect(await idOf('/api/faqs', 'from-the-browser')).toBe('from-the-browser');
    const own = await idOf('/api/faqs');
    await idOf('/login', 'id-of-the-page');
    expect(seen.slice(0, 2)).toEqual(['from-the-browser', own]);
    expect(new Set(seen.slice(2))).toEqual(new Set(['id-of-the-page']));
    await api.close();
  });

  it('that is down is answered in the envelope of the product', async () => {
    const { site } = await setUp([{ name: 'api', origin: 'http://127.0.0.1:9', prefixes: ['/api'] }]);
    const answer = await site.inject('/api/faqs');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ error: true, key: 'unavailable' });
  });
});
