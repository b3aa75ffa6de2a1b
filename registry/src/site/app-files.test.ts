import { newRegistry } from '../testing/new-registry.ts';
import { buildSite } from './server.ts';

async function setUp() {
  const { files, release, lock } = await newRegistry();
  const shell = await release({ name: 'shell' });
  await lock(shell);
  const site = await buildSite({ files, environment: 'staging', upstreams: [], logLevel: 'silent' });
  return { site, shell };
}

it('serves the worker of the live release at an address that nothing on the way may keep', async () => {
  const { site } = await setUp();
  const answer = await site.inject('/service-worker.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('// service-worker.1.js');
  expect(answer.headers['content-type']).toContain('text/javascript');
  expect(answer.headers['cache-control']).toBe('no-cache, no-store');
  expect(answer.headers['content-security-policy']).toContain("connect-src 'self'");
});

it('serves icons by name, and nothing else of the release that way', async () => {
  const { site } = await setUp();
  const icon = await site.inject('/icons/icon-192.png');
  expect(icon.statusCode).toBe(200);
  expect(icon.headers['content-type']).toBe('image/png');
  for (const url of ['/icons/main.png', '/icons/gone.png', '/icons/..%2frelease.png'])
    expect((await site.inject(url)).statusCode).toBe(404);
});

it('is announced by every page, which has the product’s icon', async () => {
  const { site, shell } = await setUp();
  const { body } = await site.inject('/');
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(body).toContain(`<link rel="icon" href="${shell.base}icon.1.svg">`);
  const manifest = await site.inject('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect(manifest.json().name).toBe('Lintel');
});
