import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildFolder } from '#testing/build-folder.ts';
import { newRegistry } from '#testing/new-registry.ts';
import type { OverridePolicy } from './overrides.ts';
import { testSite } from '#testing/test-site.ts';

let server: Server;
let port = 0;
/** The last build in development. */
let folder = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    readFile(path.join(folder, request.url ?? '')).then(
      (bytes) => response.setHeader('content-type', 'text/javascript').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const chat = { name: 'mfe-chat', mounts: ['/user/chat'] };

async function setUp(overrides: OverridePolicy = 'open', localReleases = true) {
  folder = await buildFolder({ ...chat, version: '1.1.0', build: 'bbbbbbbb' });
  const { files, release, lock } = await newRegistry();
  await lock(await release({ name: 'shell' }), await release(chat));
  const site = await testSite({
    files,
    environment: 'staging',
    upstreams: [],
    overrides,
    localReleases,
  });
  const open = (options: { host?: string; from?: string; headers?: object } = {}) =>
    site.inject({
      url: `/user/chat?mfe=mfe-chat@local:${port}`,
      headers: { host: options.host ?? 'localhost:8080', ...options.headers },
      remoteAddress: options.from ?? '127.0.0.1',
    });
  return { site, open };
}
const active = (body: string) =>
  JSON.parse(/id="lintel-site">(.*?)<\/script>/s.exec(body)![1]!).remotes[0].active;

describe('a remote from a server on this machine', () => {
  it('is in the page with its own hash, below the page’s origin, as it is after each build', async () => {
    const { site, open } = await setUp();
    const first = await open();
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('Not the live site');
    expect(first.headers['integrity-policy']).toBeUndefined();
    const release = active(first.body);
    expect(release).toMatchObject({ version: '1.1.0', entry: { url: `/local/${port}/remoteEntry.js` } });
    const file = await site.inject(release.entry.url);
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.body).toContain('remoteEntry.js');

    folder = await buildFolder({ ...chat, version: '1.1.0', build: 'bbbbbbbb', script: 'console.log(2)' });
    expect(active((await open()).body).entry.integrity).not.toBe(release.entry.integrity);
  });

  it.each([
    ['under another name of the machine', { host: 'staging.lintel.example' }],
    ['from another machine', { from: '10.0.0.7' }],
    ['by a link on another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ])('is refused %s', async (_, options) => {
    const { open } = await setUp();
    const answer = await open(options);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('only by a page of this machine');
  });

  it('is refused where links are closed, and so are its files', async () => {
    const { site, open } = await setUp('closed');
    expect((await open()).statusCode).toBe(400);
    expect((await site.inject(`/local/${port}/remoteEntry.js`)).statusCode).toBe(404);
  });

  it('serves no other machine, and reaches no other port', async () => {
    const { site } = await setUp();
    const url = `/local/${port}/remoteEntry.js`;
    expect((await site.inject({ url, remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
    expect((await site.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(404);
    expect((await site.inject('/local/80/x.js')).statusCode).toBe(404);
  });

  it('is an error when there is no server, or another one', async () => {
    const { site } = await setUp();
    const ask = (name: string, at: number) => site.inject(`/user/chat?mfe=${name}@local:${at}`);
    expect((await ask('mfe-chat', 65_000)).body).toMatch(/no mfe-chat at port 65000 of this machine/);
    expect((await ask('mfe-account', port)).body).toContain('it serves mfe-chat');
  });
});
