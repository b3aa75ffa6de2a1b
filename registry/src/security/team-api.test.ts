import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { formOf } from '#cli/http-client.ts';
import { readAudit } from '#store/audit.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { chat, registryOfTeams, commandRequest } from '#testing/registry-of-teams.ts';
import { listening, liveSite, raw } from '#testing/running-site.ts';

const open: FastifyInstance[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((site) => site.close()))));

async function setUp() {
  const registry = await registryOfTeams();
  open.push(registry.site);
  const call = async (token: string, command: string, payload: object = {}, remoteAddress = '10.0.0.1') => {
    const answer = await registry.site.inject({
      ...(await commandRequest(token, command, payload)),
      remoteAddress,
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  return { ...registry, call };
}
const request = (extra: string[]) => [
  'POST /registry/api/publish HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 60000000',
  ...extra,
];

/** A form with these files instead of, or beside, those of a build. */
async function form(files: [string, string | Buffer][] = []) {
  const built = await formOf(await buildFolder({ ...chat, version: '3.0.0' }));
  for (const [name, content] of files)
    built.append(name, new Blob([new Uint8Array(Buffer.from(content))]), 'file');
  return built;
}

describe('F19 D2 the commands of teams', () => {
  it('answer a request without a token before any of its body has come', async () => {
    const port = await listening((await setUp()).site);
    expect(await raw(port, request([]))).toMatch(/^HTTP\/1\.1 401 /);
    expect(await raw(port, request(['Authorization: Bearer guessed']))).toMatch(/connection: close/i);
  });

  it('are no commands where no team is known', async () => {
    const { site } = await liveSite();
    const answer = await site.inject({ method: 'POST', url: '/registry/api/list', payload: {} });
    expect(answer.statusCode).toBe(404);
    await site.close();
  });

  it('ignore a network after ten wrong tokens within a minute, a right one included', async () => {
    const { call } = await setUp();
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1) statuses.push((await call(`guess-${guess}`, 'list')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const right = await call('chat-token', 'list');
    expect(right.status).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('chat-token', 'list', {}, '10.0.0.2')).status).toBe(200);
  });

  it('count the addresses of one IPv6 network together', async () => {
    const { call } = await setUp();
    for (let guess = 0; guess < 10; guess += 1)
      await call('guessed', 'list', {}, `2001:db8:1:2:${guess.toString(16)}::1`);
    expect((await call('guessed', 'list', {}, '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await call('guessed', 'list', {}, '2001:db8:1:3::1')).status).toBe(401);
  });

  it('refuse large JSON, so that parsing does not block pages', async () => {
    const { call } = await setUp();
    const answer = await call('chat-token', 'publish', { files: { 'a.js': 'a'.repeat(8_000_000) } });
    expect([413, 415]).toContain(answer.status);
    expect(
      (await call('chat-token', 'lock', { releases: Array(20_000).fill('mfe-chat@1.0.0') })).status,
    ).toBe(413);
  });

  it('take a build file by file, with limits of their number, their sizes and their names', async () => {
    const { call } = await setUp();
    const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);
    const tooMany = Array.from({ length: 1_001 }, (_, at): [string, string] => [`f${at}.js`, 'x']);
    const tooLarge = Array.from({ length: 5 }, (_, at): [string, Buffer] => [`f${at}.js`, megabytes(15)]);
    expect((await call('chat-token', 'publish', await form([['big.js', megabytes(17)]]))).status).toBe(413);
    expect((await call('chat-token', 'publish', await form(tooLarge))).status).toBe(413);
    expect((await call('chat-token', 'publish', await form(tooMany))).status).toBe(413);
    for (const name of ['a'.repeat(5_000), '../x.js', 'RELEASE.json', 'remoteEntry.js'])
      expect((await call('chat-token', 'publish', await form([[name, 'x']]))).status).toBe(400);
    expect((await call('chat-token', 'publish', await form())).status).toBe(200);
  });

  it('refuse known contents under another name of the team, and note it (F29)', async () => {
    const { call, files } = await setUp();
    await call('chat-token', 'publish', await form());
    expect((await call('chat-token', 'publish', await form([['more.js', 'x']]))).status).toBe(409);
    expect((await readAudit(files)).map(({ outcome }) => outcome.slice(0, 40))).toEqual([
      'done',
      'mfe-chat 3.0.0-aaaaaaaa is there already',
    ]);
  });

  it('discard a build whose upload breaks off', async () => {
    const { site, releases, call } = await setUp();
    const port = await listening(site);
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          'POST /registry/api/publish HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer chat-token\r\n' +
            'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n' +
            '--x\r\nContent-Disposition: form-data; name="a.js"; filename="file"\r\n\r\nabc',
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });
    expect((await call('chat-token', 'list')).status).toBe(200);
    expect((await releases.list('mfe-chat')).map(({ version }) => version)).toEqual(['1.0.0']);
  });
});

describe('F14 what a team may mount', () => {
  it.each([
    ['/login', 409],
    ['/user', 409],
    ['/:anything', 409],
    ['/*', 409],
    ['/profile/settings', 409],
    ['/user/chat/:peer', 200],
  ])('%s beside what other parts have: %s', async (mount, status) => {
    const { release, lock, call } = await setUp();
    await lock(
      await release({ name: 'shell', version: '1.1.0', paths: ['/login'] }),
      await release({ name: 'mfe-account', version: '1.1.0', mounts: ['/user', '/profile/:part'] }),
    );
    const folder = await buildFolder({ ...chat, version: '4.0.0', mounts: ['/user/chat', mount] });
    expect((await call('chat-token', 'publish', await formOf(folder))).status).toBe(200);
    expect((await call('chat-token', 'lock', { releases: ['mfe-chat@4.0.0'] })).status).toBe(status);
  });
});

describe('F14 what a team may open for all pages', () => {
  const csp = { connect: ['https://elsewhere.example'], img: ['https://pictures.example'] };

  it('is no host that pages do not have, unless an operator agrees', async () => {
    const { call, environment } = await setUp();
    const folder = await buildFolder({ ...chat, version: '4.0.0', csp });
    await call('chat-token', 'publish', await formOf(folder));
    const wanted = { releases: ['mfe-chat@4.0.0'] };
    const refused = await call('chat-token', 'lock', wanted);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('call https://elsewhere.example'),
    ]);
    expect((await call('chat-token', 'lock', { ...wanted, allow: ['new-host'] })).status).toBe(403);
    expect((await environment.live())?.revision).toBe(1);
    expect((await call('operator-token', 'lock', { ...wanted, allow: ['new-host'] })).status).toBe(200);
    // What pages have is no question any more.
    const next = await buildFolder({ ...chat, version: '5.0.0', csp });
    await call('chat-token', 'publish', await formOf(next));
    expect((await call('chat-token', 'lock', { releases: ['mfe-chat@5.0.0'] })).status).toBe(200);
  });
});
