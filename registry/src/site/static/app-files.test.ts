import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@lintel/contract';
import { newRegistry } from '#testing/new-registry.ts';
import { testSite } from '#testing/test-site.ts';

async function setUp() {
  const { files, release, lock } = await newRegistry();
  const before = await release({ name: 'shell', version: '0.9.0', build: '99999999' });
  await lock(before);
  const shell = await release({ name: 'shell' });
  await lock(shell);
  const start = () => testSite({ files, environment: 'staging', upstreams: [] });
  /** Other bytes than the record names, where the registry keeps them. */
  const change = ({ base }: Release, file: string) =>
    writeFile(path.join(files.folder!, base, file), 'something else');
  return { site: await start(), start, before, shell, change };
}

describe('the installable app', () => {
  it('serves the worker of the live release at an address that is revalidated each time', async () => {
    const { site } = await setUp();
    const answer = await site.inject('/service-worker.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('// service-worker.1.js');
    expect(answer.headers['content-type']).toContain('text/javascript');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self'");
    const headers = { 'if-none-match': String(answer.headers.etag) };
    expect((await site.inject({ url: '/service-worker.js', headers })).statusCode).toBe(304);
  });

  it('serves icons by name, and nothing else of the release that way', async () => {
    const { site } = await setUp();
    const icon = await site.inject('/icons/icon-192.png');
    expect(icon.statusCode).toBe(200);
    expect(icon.headers['content-type']).toBe('image/png');
    for (const url of ['/icons/main.png', '/icons/gone.png', '/icons/..%2frelease.png'])
      expect((await site.inject(url)).statusCode).toBe(404);
  });

  it('is linked from every page, with the product’s icon and the hashes of its worker', async () => {
    const { site, shell } = await setUp();
    const { body } = await site.inject('/');
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(body).toContain('<link rel="icon" href="data:image/svg+xml,// icon.1.svg">');
    expect(body).toContain(`"worker":"${shell.files['service-worker.1.js']!.integrity} `);
    const manifest = await site.inject('/manifest.webmanifest');
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect(manifest.json().name).toBe('Lintel');
    const icon = `data:image/png;base64,${Buffer.from('// icon-192.1.png').toString('base64')}`;
    expect(manifest.json().icons[0].src).toBe(icon);
  });

  it('names the previous shell, for when this one cannot be loaded, and does without a starter that is not as it was', async () => {
    const { site, start, before, shell, change } = await setUp();
    const instead = `data-before="${before.base}main.1.js" data-hash="${before.files['main.1.js']!.integrity}"`;
    const { body } = await site.inject('/');
    expect(body).toContain(`<link data-run ${instead} rel="preload" as="script"`);
    const scripts = [...body.matchAll(/<script defer src="([^"]+)"/g)].map(([, url]) => url);
    expect(scripts).toEqual([`${shell.base}starter.1.js`, `${before.base}starter.1.js`]);
    await change(shell, 'starter.1.js');
    const recovered = (await (await start()).inject('/')).body;
    expect([...recovered.matchAll(/<script defer src="([^"]+)"/g)].map(([, url]) => url)).toEqual([
      `${shell.base}main.1.js`,
    ]);
  });

  it('sends only bytes of a release: a changed file comes from the previous release, or not at all', async () => {
    const { start, before, shell, change } = await setUp();
    const files = ['service-worker.1.js', 'icon.1.svg', 'icon-192.1.png'];
    for (const file of files) await change(shell, file);
    const recovered = await start();
    expect((await recovered.inject('/service-worker.js')).body).toBe('// service-worker.1.js');
    expect((await recovered.inject('/icons/icon-192.png')).body).toBe('// icon-192.1.png');
    expect((await recovered.inject('/')).body).toContain('href="data:image/svg+xml,// icon.1.svg"');
    for (const file of files) await change(before, file);
    const without = await start();
    expect((await without.inject('/service-worker.js')).statusCode).toBe(404);
    expect((await without.inject('/icons/icon-192.png')).statusCode).toBe(404);
    expect((await without.inject('/')).body).toContain('<link rel="icon" href="data:,">');
    expect((await without.inject('/manifest.webmanifest')).json().icons).toEqual([]);
  });
});
