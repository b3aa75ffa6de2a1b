import { EnvironmentStore } from '#store/environment-store.ts';
import { promote } from '#commands/promote.ts';
import { lockReleases } from '#commands/lock.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { chat, commandRequest, registryOfTeams } from '#testing/registry-of-teams.ts';

const note = { by: 'test', reason: '' };

onEachStorage((newFiles) => {
  /** Staging at lock 1, and an environment `next` in which mfe-chat is newer. */
  async function setUp() {
    const registry = await registryOfTeams(await newFiles());
    const { files, releases, release, site } = registry;
    const next = new EnvironmentStore(files, 'next');
    await promote(releases, next, { wanted: 'staging@1', ...note });
    await release({ ...chat, version: '2.0.0', build: 'bbbbbbbb' });
    await lockReleases(releases, next, { wanted: ['mfe-chat@2.0.0'], ...note });
    const call = async (command: string, payload: object = {}, token = 'operator-token') => {
      const answer = await site.inject(await commandRequest(token, command, payload));
      return { status: answer.statusCode, body: answer.json() };
    };
    return { ...registry, call };
  }
  const differences = [{ name: 'mfe-chat', from: '1.0.0-aaaaaaaa', to: '2.0.0-bbbbbbbb' }];

  describe('a preview', () => {
    it('states what a promotion would change, and the promotion does that', async () => {
      const { call, environment } = await setUp();
      const { body } = await call('preview', { promote: 'next@2' }, 'chat-token');
      expect(body).toMatchObject({ live: 1, wanted: 'next@2', differences, verdict: { yes: true } });
      expect((await environment.live())?.revision).toBe(1);
      await call('promote', { lock: body.wanted, expect: body.live });
      expect((await environment.live())?.remotes['mfe-chat']?.version).toBe('2.0.0');
    });

    it('has the reasons against a promotion, as the promotion then has it', async () => {
      const requires = { shared: { react: '^99.0.0' }, events: {} };
      const { call, files, releases, release, environment } = await setUp();
      const other = new EnvironmentStore(files, 'other');
      await release({ ...chat, version: '3.0.0', build: 'cccccccc', mounts: [], requires });
      await promote(releases, other, { wanted: 'staging@1', ...note });
      await lockReleases(releases, other, {
        wanted: ['mfe-chat@3.0.0'],
        allow: ['removed-address', 'library'],
        ...note,
      });
      const { body } = await call('preview', { promote: 'other@2' });
      expect(body.verdict.yes).toBe(false);
      const { release: name, reason } = body.verdict.verdicts[0].refusals[0];
      const refused = await call('promote', { lock: 'other@2', expect: 1 });
      expect(refused).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining(`${name}: ${reason}`) },
      });
      expect((await environment.live())?.revision).toBe(1);
    });

    it('of the way back names the lock, which a revert goes to unless another one is live by then', async () => {
      const { call, environment } = await setUp();
      await call('promote', { lock: 'next@2' });
      const { body } = await call('preview');
      const back = [{ ...differences[0], from: differences[0]!.to, to: differences[0]!.from }];
      expect(body).toEqual({ live: 2, wanted: '1', differences: back, verdict: null });
      const late = await call('revert', { to: 1, expect: 7 });
      expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('not 7') } });
      expect((await call('revert', { to: 1, expect: 2 })).status).toBe(200);
      expect((await environment.live())?.revision).toBe(1);
    });
  });

  it('another origin can send no token: its browser is given no permission, and cookies are none', async () => {
    const { site } = await setUp();
    const headers = { origin: 'https://evil.example', 'access-control-request-headers': 'authorization' };
    const asked = await site.inject({ method: 'OPTIONS', url: '/registry/api/revert', headers });
    expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
    const cookie = { cookie: 'token=operator-token; authorization=Bearer operator-token' };
    const sent = await site.inject({ method: 'POST', url: '/registry/api/revert', headers: cookie });
    expect(sent.statusCode).toBe(401);
  });
});
