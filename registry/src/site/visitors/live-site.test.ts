import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publish } from '#commands/publish.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { signed, type OverridePolicy } from '#site/overrides/overrides.ts';
import { testSite } from '#testing/test-site.ts';

async function twoVersions(overrides: OverridePolicy = 'open') {
  const registry = await newRegistry();
  const { release, lock, hold, files } = registry;
  const chat = { name: 'mfe-chat', mounts: ['/user/chat'] };
  await lock(await release({ name: 'shell' }), await release(chat));
  const next = await hold([await release({ ...chat, version: '2.0.0' })]);
  const site = await testSite({
    files,
    environment: 'staging',
    upstreams: [],
    overrides,
  });
  return { ...registry, site, next };
}

/** Which lock and which version of the remote a page has. */
function shown(body: string) {
  const json = /id="lintel-site">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null';
  const { revision, remotes } = JSON.parse(json);
  return { revision, version: remotes[0].active.version, state: remotes[0].state };
}

let addresses = 0;
/** Each time another network. */
const newAddress = () => {
  addresses += 1;
  return `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

/** A browser: keeps its cookies. */
function browser(site: FastifyInstance) {
  const cookies: Record<string, string> = {};
  return {
    cookies,
    async open(url: string) {
      const answer = await site.inject({ url, cookies });
      for (const { name, value } of answer.cookies) cookies[name] = value;
      return answer;
    },
    async fail(revision: number, from = newAddress()) {
      const payload = JSON.stringify({ revision, remote: 'mfe-chat', message: 'TypeError: x' });
      const headers = { 'content-type': 'text/plain;charset=UTF-8' };
      return site.inject({
        method: 'POST',
        url: '/registry/beacons',
        cookies,
        headers,
        payload,
        remoteAddress: from,
      });
    },
  };
}

describe('the live site', () => {
  it('names the live shell’s worker in a page with another shell: that file is at its address', async () => {
    const { site, releases } = await twoVersions();
    const folder = await buildFolder({ name: 'shell', version: '3.0.0', build: 'cccccccc' });
    await appendFile(path.join(folder, 'service-worker.1.js'), '// newer');
    await publish(releases, folder);
    const workerOf = (body: string) => /"worker":"([^"]+)"/.exec(body)?.[1];
    const live = await site.inject('/user/chat');
    const mixed = await site.inject('/user/chat?mfe=shell@3.0.0');
    expect(mixed.body).toContain('/assets/shell/3.0.0-cccccccc/');
    expect(workerOf(mixed.body)).toBe(workerOf(live.body));
  });
});

describe('a lock as canary', () => {
  const abort = { errorRate: 0.02, minVisitors: 100 };

  /** Visitors who come twice; every `nth` of them meets an error. */
  async function visits(site: FastifyInstance, { visitors, nth }: { visitors: number; nth: number }) {
    const revisions = new Set<number>();
    for (let index = 1; index <= visitors; index += 1) {
      const one = browser(site);
      const { revision } = shown((await one.open('/user/chat')).body);
      revisions.add(revision);
      await one.open('/user/chat');
      if (index % nth === 0) await one.fail(revision);
    }
    return revisions;
  }

  it('reaches the same visitors each time, as a whole', async () => {
    const { site, environment, next } = await twoVersions();
    await environment.setCandidate({ lock: next.revision, percent: 50, salt: 'a', abort }, 1);
    const seen = new Set<string>();
    for (let index = 0; index < 40; index += 1) {
      const one = browser(site);
      const first = await one.open('/user/chat');
      expect(first.headers['cache-control']).toBe('private, no-cache');
      const { revision, version } = shown(first.body);
      expect(version).toBe(revision === 1 ? '1.0.0' : '2.0.0');
      expect(shown((await one.open('/user/chat')).body)).toEqual(shown(first.body));
      seen.add(version);
    }
    expect(seen.size).toBe(2);
  });

  it('ends by itself when 5 % of its visitors meet an error, and the reason is noted', async () => {
    const { site, environment, next } = await twoVersions();
    await environment.setCandidate({ lock: next.revision, percent: 100, salt: 'a', abort }, 1);
    await visits(site, { visitors: 200, nth: 20 });
    expect(await environment.pointer()).toMatchObject({ stable: 1, candidate: null });
    const last = (await environment.moves()).at(-1)!;
    expect(last.by).toBe('registry');
    expect(last.reason).toMatch(
      /^aborted: 5 of 100 visitors \(5\.0 %\) of lock 2 met an error, the budget is 2 %$/,
    );
    expect(shown((await browser(site).open('/user/chat')).body).revision).toBe(1);
  });

  it('goes on when 0.1 % do', async () => {
    const { site, environment, next } = await twoVersions();
    await environment.setCandidate({ lock: next.revision, percent: 100, salt: 'a', abort }, 1);
    expect([...(await visits(site, { visitors: 1_000, nth: 1_000 }))]).toEqual([next.revision]);
    expect((await environment.pointer())?.candidate?.lock).toBe(next.revision);
  });

  it('counts each visitor once, no unknown visitor, and no errors of another lock', async () => {
    const { site, environment, next } = await twoVersions();
    const few = { errorRate: 0.5, minVisitors: 2, minNetworks: 1 };
    await environment.setCandidate({ lock: next.revision, percent: 100, salt: 'a', abort: few }, 1);
    await browser(site).fail(next.revision);
    const [one, other] = [browser(site), browser(site)];
    for (const visitor of [one, one, other, other]) await visitor.open('/user/chat');
    for (let times = 0; times < 5; times += 1) await one.fail(next.revision);
    await other.fail(1);
    expect((await environment.pointer())?.candidate).not.toBeNull();
    await other.fail(next.revision);
    expect((await environment.pointer())?.candidate).toBeNull();
  });

  it('gives no visitor a name while there is none', async () => {
    const { site } = await twoVersions();
    const one = browser(site);
    expect((await one.open('/user/chat')).headers['cache-control']).toBe('no-cache');
    expect(one.cookies).toEqual({});
  });
});

describe('a link to other releases', () => {
  it('shows them with a banner, stays for the session, and leads back', async () => {
    const { site } = await twoVersions();
    const one = browser(site);
    const first = await one.open('/user/chat?mfe=mfe-chat@2.0.0');
    expect(shown(first.body).version).toBe('2.0.0');
    expect(first.body).toContain('Not the live site: with mfe-chat@2.0.0.');
    expect(shown((await one.open('/user/chat')).body).version).toBe('2.0.0');
    expect(shown((await browser(site).open('/user/chat')).body).version).toBe('1.0.0');
    expect(shown((await one.open('/user/chat?mfe=')).body).version).toBe('1.0.0');
    expect(shown((await one.open('/user/chat')).body).version).toBe('1.0.0');
  });

  it('shows another lock, or the site without a remote', async () => {
    const { site } = await twoVersions();
    const lock = await browser(site).open('/user/chat?mfe-lock=2');
    expect(shown(lock.body)).toMatchObject({ revision: 2, version: '2.0.0' });
    expect(shown((await browser(site).open('/user/chat?mfe-off=mfe-chat')).body).state).toBe('off');
  });

  it.each([
    'mfe-chat@https://evil.example/remoteEntry.js',
    'https://evil.example/remoteEntry.js',
    'mfe-chat@//evil.example',
    'mfe-chat@../../../mfe-account@1.0.0',
    'mfe-chat@9.9.9',
    'mfe-evil@1.0.0',
    '__proto__@1.0.0',
  ])('never loads code from %s', async (wanted) => {
    const { site } = await twoVersions();
    const one = browser(site);
    const answer = await one.open(`/user/chat?mfe=${encodeURIComponent(wanted)}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('text/plain');
    const next = await one.open('/user/chat');
    expect(shown(next.body).version).toBe('1.0.0');
    expect(next.body).not.toContain('evil');
  });

  it('cannot bring markup into the notice', async () => {
    const { site } = await twoVersions();
    const answer = await site.inject('/user/chat?mfe-off=%3Cimg%20src%3Dx%3E');
    expect(answer.statusCode).toBe(400);
  });

  it('is refused by the policy, and leaves nothing behind', async () => {
    const { site } = await twoVersions('closed');
    const one = browser(site);
    const answer = await one.open('/user/chat?mfe=mfe-chat@2.0.0');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('takes no other releases');
    one.cookies['lintel-mix'] = 'mfe=mfe-chat@2.0.0';
    expect(shown((await one.open('/user/chat')).body).version).toBe('1.0.0');
  });

  it('needs a signature that fits what it asks for, the environment and the time', async () => {
    const secret = 'a secret of at least thirty-two characters';
    const { site } = await twoVersions({ secret });
    const override = { releases: { 'mfe-chat': '2.0.0' }, off: [], lock: null };
    const [next, before] = [new Date(Date.now() + 60_000), new Date(Date.now() - 60_000)];
    const open = (query: URLSearchParams | string) => browser(site).open(`/user/chat?${query.toString()}`);
    const good = signed(override, next, 'staging', secret);
    expect(shown((await open(good)).body).version).toBe('2.0.0');

    const other = new URLSearchParams(good);
    other.set('mfe-lock', '2');
    for (const bad of [
      'mfe=mfe-chat@2.0.0',
      other,
      signed(override, before, 'staging', secret),
      signed(override, next, 'production', secret),
      signed(override, next, 'staging', `${secret}!`),
    ])
      expect((await open(bad)).statusCode).toBe(400);

    const one = browser(site);
    await one.open(`/user/chat?${good.toString()}`);
    expect(shown((await one.open('/user/chat')).body).version).toBe('2.0.0');
  });
});

describe('beacons', () => {
  it('are taken from pages, and only in their form and number', async () => {
    const { site } = await twoVersions();
    const send = (payload: string) =>
      site.inject({
        method: 'POST',
        url: '/registry/beacons',
        payload,
        headers: { 'content-type': 'text/plain' },
      });
    expect((await send('{"revision":1,"message":"x"}')).statusCode).toBe(204);
    expect((await send('{"revision":"1"}')).statusCode).toBe(400);
    expect((await send('<xml>')).statusCode).toBe(400);
    const answers = await Promise.all(Array.from({ length: 40 }, () => send('{"revision":1,"message":"x"}')));
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(5);
  });
});
