import { rememberedFiles } from '#store/remembered-files.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { testSite } from '#testing/test-site.ts';

onEachStorage((newFiles) => {
  async function setUp() {
    const files = await newFiles();
    const { release, lock } = await newRegistry('staging', files);
    const catalogue = await release({ name: 'mfe-catalogue', mounts: ['/'] });
    await lock(await release({ name: 'shell' }), catalogue);
    const site = await testSite({ files, environment: 'staging', upstreams: [] });
    const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
    return { files, site, catalogue, entry: `${catalogue.base}remoteEntry.js`, get };
  }

  describe('a file of a release', () => {
    it('may be kept for ever, by pages of other origins as well, and comes compressed', async () => {
      const { get, entry, catalogue } = await setUp();
      const plain = await get(entry);
      expect(plain.headers['cache-control']).toContain('immutable');
      expect(plain.headers['access-control-allow-origin']).toBe('*');
      expect(plain.headers['content-type']).toContain('javascript');
      expect(plain.rawPayload).toHaveLength(catalogue.files['remoteEntry.js']!.bytes);
      for (const encoding of ['br', 'gzip']) {
        const { headers, rawPayload } = await get(entry, { 'accept-encoding': encoding });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers['content-type']).toBe(plain.headers['content-type']);
        expect(rawPayload.length).toBeLessThan(plain.rawPayload.length);
      }
      const picture = await get(`${catalogue.base}photo.1.webp`, { 'accept-encoding': 'br' });
      expect(picture.headers['content-encoding']).toBeUndefined();
      expect(picture.headers['content-type']).toBe('image/webp');
    });

    it('is not sent again to a client that has it', async () => {
      const { get, entry } = await setUp();
      const first = await get(entry);
      const second = await get(entry, { 'if-none-match': String(first.headers.etag) });
      expect([second.statusCode, second.body]).toEqual([304, '']);
      expect((await get(entry, { 'if-none-match': '"another"' })).statusCode).toBe(200);
    });

    it('comes in parts to a client that asks for a part', async () => {
      const { get, entry } = await setUp();
      const all = (await get(entry)).body;
      const part = await get(entry, { range: 'bytes=0-6' });
      expect([part.statusCode, part.body]).toEqual([206, all.slice(0, 7)]);
      expect(part.headers['content-range']).toBe(`bytes 0-6/${all.length}`);
      expect((await get(entry, { range: 'bytes=-5' })).body).toBe(all.slice(-5));
      const whole = await get(entry, { range: `bytes=-${all.length + 10}` });
      expect(whole.body).toBe(all);
      // A server may also ignore a range.
      expect([200, 206]).toContain(whole.statusCode);
      expect((await get(entry, { range: `bytes=${all.length}-` })).statusCode).toBe(416);
      expect((await get(entry, { range: 'bytes=-0' })).statusCode).toBe(416);
    });

    it('answers HEAD without its bytes', async () => {
      const { site, entry } = await setUp();
      const answer = await site.inject({ method: 'HEAD', url: entry });
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
    });

    it.each([
      'gone.js',
      'remoteEntry.js.map',
      '../../../secret.json',
      '..%2f..%2f..%2fsecret.json',
      'toString',
      '',
    ])('named %s is 404 and never a page', async (name) => {
      const { get, files, catalogue } = await setUp();
      await files.create('secret.json', '{"secret":true}');
      const answer = await get(catalogue.base + name);
      expect(answer.statusCode).toBeGreaterThanOrEqual(403);
      expect(answer.body).not.toMatch(/<html|secret":/);
    });
  });

  it('files of the registry can be read by a browser, others beside them cannot', async () => {
    const { get, files, catalogue } = await setUp();
    await files.create('secret.json', '{}');
    const pointer = await get('/registry/environments/staging/pointer.json');
    expect(pointer.json().stable).toBe(1);
    expect(pointer.headers['cache-control']).toBe('no-cache');
    const lock = await get('/registry/environments/staging/locks/1.json');
    expect(lock.headers['cache-control']).toContain('immutable');
    const record = `/registry/releases/mfe-catalogue/${catalogue.version}-${catalogue.build}.json`;
    expect((await get(record)).json().container).toBe(catalogue.container);
    for (const name of [
      'secret.json',
      '..%2fsecret.json',
      'environments/staging/moves/1.json',
      'audit.jsonl',
    ])
      expect((await get(`/registry/${name}`)).statusCode).toBe(404);
  });
});

it('a site whose bucket is out of reach goes on with what it has', async () => {
  const { files, release, lock } = await newRegistry();
  const catalogue = await release({ name: 'mfe-catalogue', mounts: ['/'] });
  await lock(await release({ name: 'shell' }), catalogue);
  let isDown = false;
  const far = {
    ...files,
    folder: null,
    read: (name: string) => (isDown ? Promise.reject(new Error('out of reach')) : files.read(name)),
  };
  const site = await testSite({
    files: rememberedFiles(far, { pointerAge: 0 }),
    environment: 'staging',
    upstreams: [],
  });
  const entry = `${catalogue.base}remoteEntry.js`;
  for (const url of ['/', entry]) expect((await site.inject(url)).statusCode).toBe(200);
  isDown = true;
  for (const url of ['/', entry]) expect((await site.inject(url)).statusCode).toBe(200);
  expect((await site.inject(`${catalogue.base}page.1.js`)).statusCode).toBe(500);
});
