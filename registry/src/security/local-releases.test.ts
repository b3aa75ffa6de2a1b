import { readFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildFolder } from '#testing/build-folder.ts';
import { listening, liveSite } from '#testing/running-site.ts';

let other: Server;
let port = 0;
let folder = '';
const asked: string[] = [];

beforeAll(async () => {
  folder = await buildFolder({
    name: 'mfe-chat',
    mounts: ['/user/chat'],
    version: '1.1.0',
    build: 'bbbbbbbb',
  });
  // A server of this machine that must stay out of reach; below /build it has a remote that is being developed.
  other = createServer((incoming, answer) => {
    asked.push(incoming.url ?? '');
    readFile(path.join(folder, incoming.url ?? '')).then(
      (bytes) => answer.setHeader('content-type', 'text/html').end(bytes),
      () => answer.setHeader('content-type', 'text/html').end('<script>secret</script>'),
    );
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  port = (other.address() as AddressInfo).port;
});
beforeEach(() => void asked.splice(0));
afterAll(() => other.close());

const own = { host: 'localhost:8080' };
const secret = 'a secret of at least thirty-two characters';

/** A site for development, which has shown a page with the remote at that port. */
async function developing(options: Parameters<typeof liveSite>[0] = {}) {
  const { site } = await liveSite({ overrides: 'open', localReleases: true, ...options });
  const page = await site.inject({ url: `/user/chat?mfe=mfe-chat@local:${port}`, headers: own });
  expect(page.statusCode).toBe(200);
  asked.splice(0);
  return site;
}

describe('F4 D8 servers of the machine behind the site', () => {
  it.each([
    ['open links', 'open' as const],
    ['signed links', { secret }],
  ])('cannot be reached where they were not asked for, with %s', async (_, overrides) => {
    const { site } = await liveSite({ overrides });
    expect((await site.inject({ url: `/local/${port}/api/health`, headers: own })).statusCode).toBe(404);
    expect((await site.inject({ url: `/local/${port}/remoteEntry.js`, headers: own })).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('are named by no link where it was not asked for', async () => {
    const { site } = await liveSite({ overrides: 'open' });
    const url = `/user/chat?mfe=mfe-chat@local:${port}`;
    expect((await site.inject({ url, headers: own })).statusCode).toBe(400);
    expect(asked).toEqual([]);
  });

  it('are reached at no port that no page has named', async () => {
    const { site } = await liveSite({ overrides: 'open', localReleases: true });
    expect((await site.inject({ url: `/local/${port}/remoteEntry.js`, headers: own })).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each([
    { 'x-forwarded-host': 'localhost' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=203.0.113.7' },
    { 'x-real-ip': '203.0.113.7' },
    { via: '1.1 proxy' },
    { host: 'homes.example' },
    { host: 'localhost.homes.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('are not reached by a request with %j', async (headers) => {
    const site = await developing({ trustedProxies: 1 });
    for (const url of [`/local/${port}/remoteEntry.js`, `/user/chat?mfe=mfe-chat@local:${port}`]) {
      const answer = await site.inject({ url, headers: { ...own, ...headers } });
      expect([url, answer.statusCode >= 400]).toEqual([url, true]);
    }
    expect(asked).toEqual([]);
  });

  it('are not reached through a proxy on the same machine that passes the host of its caller on', async () => {
    const site = await developing({ trustedProxies: 1 });
    const sitePort = await listening(site);
    const proxy = createServer((incoming, answer) => {
      const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.7' };
      request({ port: sitePort, path: incoming.url, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502);
        reply.pipe(answer);
      }).end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const status = await new Promise((resolve) => {
      const { port: proxyPort } = proxy.address() as AddressInfo;
      const headers = { host: 'localhost', connection: 'close' };
      request({ port: proxyPort, path: `/local/${port}/remoteEntry.js`, headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      }).end();
    });
    proxy.close();
    expect([status, asked]).toEqual([404, []]);
  });

  it.each([
    'api/health',
    'index.html',
    '',
    'secret.txt',
    'a/../../remoteEntry.js',
    '%2e%2e/x.js',
    '.env',
    'data.json',
  ])('give no %s, only files of a build', async (file) => {
    const site = await developing();
    expect((await site.inject({ url: `/local/${port}/${file}`, headers: own })).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('give files the types of their names, in a sandbox, whatever the server states', async () => {
    const site = await developing();
    const { statusCode, headers } = await site.inject({ url: `/local/${port}/remoteEntry.js`, headers: own });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
