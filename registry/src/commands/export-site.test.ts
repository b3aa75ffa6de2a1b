import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { integrityOf } from '#store/integrity.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { exportSite } from './export-site.ts';
import { changeLock } from './lock.ts';

/** Nothing but files: `x/` is `x/index.html`, what there is not is `404.html`. */
async function staticHost(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = [pathname, `${pathname}/index.html`]
      .map((name) => path.join(folder, name))
      .find((name) => path.extname(name) !== '' && existsSync(name));
    void readFile(file ?? path.join(folder, '404.html')).then((bytes) =>
      reply.writeHead(file ? 200 : 404).end(bytes),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return { url: `http://127.0.0.1:${address.port}`, server };
}

onEachStorage((newFiles) => {
  async function setUp() {
    const registry = await newRegistry('staging', await newFiles());
    const { release, lock } = registry;
    const mounts = ['/', '/properties', '/properties-details/:slug'];
    const catalogue = await release({ name: 'mfe-catalogue', mounts });
    await lock(await release({ name: 'shell', paths: ['/login', '/static/*'] }), catalogue);
    const next = await release({ name: 'mfe-catalogue', mounts, version: '1.1.0', build: 'bbbbbbbb' });
    await lock(next);
    const to = path.join(await temporaryFolder('export'), 'site');
    const done = await exportSite(registry.releases, registry.environment, { to, connect: [] });
    const host = await staticHost(to);
    const get = async (address: string) => {
      const answer = await fetch(host.url + address);
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
    };
    return { ...registry, to, done, get, next, close: () => host.server.close() };
  }

  const siteIn = (html: string) => JSON.parse(/id="lintel-site">([^<]*)</.exec(html)![1]!);

  describe('an environment as files', () => {
    it('has a document for each address, and each file that a document names, with the hash that it names', async () => {
      const { get, done, close } = await setUp();
      expect(done).toMatchObject({ revision: 2, documents: 6 });
      for (const address of ['/', '/properties', '/login', '/properties-details/_slug', '/static/_rest']) {
        const { status, body } = await get(address);
        expect({ address, status }).toEqual({ address, status: 200 });
        const html = body.toString('utf8');
        const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)" integrity="([^"]+)"/g)];
        expect(named.length).toBeGreaterThan(1);
        for (const [, file, integrity] of named) expect(integrityOf((await get(file!)).body)).toBe(integrity);
        const [remote] = siteIn(html).remotes;
        for (const release of [remote.active, remote.lastGood])
          expect(integrityOf((await get(release.entry.url)).body)).toBe(release.entry.integrity);
      }
      close();
    });

    it('answers unknown addresses with a page of the product, and has rules for addresses with parameters', async () => {
      const { get, to, close } = await setUp();
      const { status, body } = await get('/nowhere');
      expect(status).toBe(404);
      expect(siteIn(body.toString('utf8')).revision).toBe(2);
      expect(await readFile(path.join(to, '_redirects'), 'utf8')).toBe(
        '/properties-details/:slug /properties-details/_slug/index.html 200\n/static/* /static/_rest/index.html 200\n',
      );
      expect(await readFile(path.join(to, '_headers'), 'utf8')).toContain("frame-ancestors 'none'");
      close();
    });

    it('keeps its policy on hosts that send no headers, and is an application that can be installed', async () => {
      const { get, close } = await setUp();
      const html = (await get('/')).body.toString('utf8');
      expect(html).toMatch(/<meta http-equiv="content-security-policy" content="default-src 'none';[^"]*">/);
      for (const file of ['/service-worker.js', '/manifest.webmanifest', '/icons/icon-192.png'])
        expect((await get(file)).status).toBe(200);
      close();
    });

    it('refuses a file whose bytes do not match its record', async () => {
      const { releases, environment, files, to, next, close } = await setUp();
      const asset = `${releases.assetsOf('mfe-catalogue', next)}/photo.1.webp`;
      await files.remove(asset);
      await files.create(asset, Buffer.from('another picture'));
      await expect(exportSite(releases, environment, { to, connect: [] })).rejects.toThrow(
        'photo.1.webp in the registry is not what its record says',
      );
      close();
    });

    it('has what pages without a lock read: pointer, lock and records', async () => {
      const { get, close } = await setUp();
      const read = async (file: string) => JSON.parse((await get(`/registry/${file}`)).body.toString('utf8'));
      const { stable } = await read('environments/staging/pointer.json');
      const lock = await read(`environments/staging/locks/${stable}.json`);
      const { version, build, digest } = lock.remotes['mfe-catalogue'];
      const record = await get(`/registry/releases/mfe-catalogue/${version}-${build}.json`);
      expect(integrityOf(record.body)).toBe(digest);
      close();
    });

    it('has no document any more of what was switched off since, in the folder of an earlier export, and leaves pages of others', async () => {
      const { releases, environment, release, lock, to, get, next, close } = await setUp();
      await lock(await release({ name: 'mfe-chat', mounts: ['/user/chat', '/user/chat/:id'] }));
      await exportSite(releases, environment, { to, connect: [] });
      for (const address of ['/user/chat', '/user/chat/_id']) expect((await get(address)).status).toBe(200);
      await mkdir(path.join(to, 'imprint'));
      await writeFile(path.join(to, 'imprint', 'index.html'), '<!doctype html><title>Imprint</title>');
      await changeLock(releases, environment, { state: { 'mfe-chat': 'off' }, by: 'test', reason: '' });
      await exportSite(releases, environment, { to, connect: [] });
      for (const address of ['/user/chat', '/user/chat/_id']) {
        const { status, body } = await get(address);
        expect([address, status]).toEqual([address, 404]);
        expect(siteIn(body.toString('utf8')).remotes).toContainEqual(
          expect.objectContaining({ name: 'mfe-chat', state: 'off' }),
        );
      }
      for (const address of ['/', '/properties', '/properties-details/_slug', '/imprint'])
        expect((await get(address)).status).toBe(200);
      // Tabs that have it open go on.
      expect((await get(`${next.base}remoteEntry.js`)).status).toBe(200);
      close();
    });

    it('keeps the files of tabs with an earlier export, and touches no folder of others', async () => {
      const { releases, environment, release, lock, to, get, next, close } = await setUp();
      await lock(
        await release({
          name: 'mfe-catalogue',
          mounts: ['/'].concat(['/properties', '/properties-details/:slug']),
          version: '1.2.0',
          build: 'cccccccc',
        }),
      );
      await exportSite(releases, environment, { to, connect: [] });
      expect(siteIn((await get('/')).body.toString('utf8')).revision).toBe(3);
      expect((await get(`${next.base}remoteEntry.js`)).status).toBe(200);
      const foreign = await temporaryFolder('foreign');
      await writeFile(path.join(foreign, 'diary.txt'), 'mine');
      await expect(exportSite(releases, environment, { to: foreign, connect: [] })).rejects.toThrow(
        'has other files',
      );
      close();
    });
  });
});
