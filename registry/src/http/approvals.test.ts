import { createProgram } from '#cli/program.ts';
import { ChangeRequests } from '#store/change-requests.ts';
import { readAudit } from '#store/audit.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { chat, commandRequest, registryOfTeams } from '#testing/registry-of-teams.ts';

onEachStorage((newFiles) => {
  /** An environment at lock 1, in which two teams have to want a change; mfe-chat 2.0.0 is published. */
  async function setUp(files?: RegistryFiles) {
    const registry = await registryOfTeams(files ?? (await newFiles()), { requireApproval: true });
    await registry.release({ ...chat, version: '2.0.0', build: 'bbbbbbbb' });
    const call = async (token: string, command: string, payload: object = {}) => {
      const answer = await registry.site.inject(await commandRequest(token, command, payload));
      return { status: answer.statusCode, body: answer.json() };
    };
    const live = async () => (await registry.environment.live())?.revision;
    return { ...registry, call, live };
  }
  const wanted = { releases: ['mfe-chat@2.0.0'], reason: 'new bubbles' };

  describe('with approval', () => {
    it('a release goes live when a second team approves it, and both are noted', async () => {
      const { call, live, environment, files } = await setUp();
      expect(await call('chat-token', 'lock', wanted)).toEqual({
        status: 202,
        body: { request: 1, message: 'Request 1 waits until another team approves it.' },
      });
      expect(await live()).toBe(1);
      const { body: waiting } = await call('reviewer-token', 'requests');
      expect(waiting).toMatchObject([
        { number: 1, by: 'chat', action: 'lock', target: 'mfe-chat@2.0.0-bbbbbbbb' },
      ]);
      expect((await call('operator-token', 'approve', { request: 1 })).body.revision).toBe(2);
      expect(await environment.live()).toMatchObject({
        by: 'chat, approved by operators',
        reason: 'new bubbles',
      });
      expect((await call('operator-token', 'requests')).body).toEqual([]);
      expect((await readAudit(files)).map(({ team, action, outcome }) => [team, action, outcome])).toEqual(
        expect.arrayContaining([
          ['chat', 'lock', 'waits: request 1'],
          ['operators', 'approve', 'done'],
        ]),
      );
    });

    it('what goes live is the build that was there when it was asked for, not one of its version that came since', async () => {
      const { call, release, environment } = await setUp();
      await call('chat-token', 'lock', wanted);
      await release({ ...chat, version: '2.0.0', build: 'cccccccc' });
      expect((await call('operator-token', 'approve', { request: 1 })).status).toBe(200);
      expect((await environment.live())?.remotes['mfe-chat']?.build).toBe('bbbbbbbb');
    });

    it('names what the other team has to know of it: how many visitors, and which rules it breaks', async () => {
      const { call } = await setUp();
      await call('chat-token', 'lock', { ...wanted, hold: true });
      await call('operator-token', 'canary', { lock: 2, percent: 50 });
      await call('operator-token', 'lock', { ...wanted, allow: ['removed-address', 'new-host'] });
      const { body } = await call('reviewer-token', 'requests');
      expect(body.map(({ target }: { target: string }) => target)).toEqual([
        '2 for 50 %',
        'mfe-chat@2.0.0-bbbbbbbb allowing removed-address, new-host',
      ]);
    });

    it('a release that is not there is refused at once, and does not wait', async () => {
      const { call } = await setUp();
      const asked = await call('chat-token', 'lock', { releases: ['mfe-chat@9.0.0'] });
      expect(asked).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('There is no release 9.0.0 of mfe-chat') },
      });
      expect((await call('operator-token', 'requests')).body).toEqual([]);
    });

    it('a team approves neither its own request nor one about parts of others', async () => {
      const { call, live } = await setUp();
      await call('chat-token', 'lock', wanted);
      await call('operator-token', 'promote', { lock: '1' });
      const own = await call('chat-token', 'approve', { request: 1 });
      const foreign = await call('chat-token', 'approve', { request: 2 });
      expect(own).toMatchObject({ status: 409, body: { message: expect.stringContaining('Another team') } });
      expect(foreign).toMatchObject({ status: 409, body: { message: 'Only operators may approve this.' } });
      expect(await live()).toBe(1);
    });

    it('a request is carried out once, and only on what was live when it was made', async () => {
      const { call, live } = await setUp();
      await call('chat-token', 'lock', wanted);
      await call('operator-token', 'on', { remotes: ['mfe-account'] });
      await call('chat-token', 'lock', wanted);
      const both = await Promise.all(
        ['operator-token', 'reviewer-token'].map((token) => call(token, 'approve', { request: 1 })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = await call('operator-token', 'approve', { request: 3 });
      expect(late.body.message).toContain('was at 1 when request 3 was made');
      expect(await live()).toBe(2);
    });

    it('a request that could not be carried out waits on, and is approved once there is room', async () => {
      const files = await newFiles();
      let hasRoom = true;
      const watched: RegistryFiles = Object.assign(Object.create(files), {
        async create(name: string, contents: string | Buffer) {
          if (!hasRoom && name.includes('/moves/'))
            throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
          return files.create(name, contents);
        },
      });
      const { call, live } = await setUp(watched);
      await call('chat-token', 'lock', wanted);
      hasRoom = false;
      const full = await call('operator-token', 'approve', { request: 1 });
      expect([full.status, full.body.message]).toEqual([507, expect.stringContaining('do it again')]);
      expect((await call('operator-token', 'requests')).body).toHaveLength(1);
      hasRoom = true;
      expect((await call('reviewer-token', 'approve', { request: 1 })).status).toBe(200);
      expect((await call('operator-token', 'requests')).body).toEqual([]);
      expect(await live()).not.toBe(1);
    });

    it('a rejected request and one that is a week old cannot be approved', async () => {
      const { call, environment } = await setUp();
      await call('chat-token', 'lock', wanted);
      expect((await call('chat-token', 'reject', { request: 1 })).status).toBe(200);
      expect((await call('operator-token', 'approve', { request: 1 })).body.message).toContain(
        'No request 1',
      );
      const at = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString();
      const old = { at, by: 'chat', reason: '', action: 'lock', body: wanted, target: '', live: 1 };
      const { number } = await new ChangeRequests(environment).add(old);
      expect((await call('operator-token', 'approve', { request: number })).status).toBe(409);
    });

    it('what takes something away or goes back needs one team only', async () => {
      const { call, live } = await setUp();
      expect((await call('chat-token', 'off', { remotes: ['mfe-chat'] })).status).toBe(200);
      expect((await call('operator-token', 'revert')).status).toBe(200);
      expect(await live()).toBe(1);
      expect((await call('chat-token', 'lock', { ...wanted, hold: true })).status).toBe(200);
      expect((await call('operator-token', 'canary', { lock: 3, percent: 5 })).status).toBe(202);
      expect((await call('chat-token', 'on', { remotes: ['mfe-chat'] })).status).toBe(202);
      expect(await live()).toBe(1);
    });

    it('the command line reports that a change waits, lists and approves it', async () => {
      const { site, live } = await setUp();
      const address = await site.listen({ port: 0, host: '127.0.0.1' });
      const as =
        (token: string) =>
        async (...words: string[]) => {
          const lines: string[] = [];
          const variables = { REGISTRY_URL: address, REGISTRY_TOKEN: token, REGISTRY_ROOT: '/nowhere' };
          await createProgram((line) => void lines.push(line), variables).parseAsync(words, { from: 'user' });
          return lines.join('\n');
        };
      expect(await as('chat-token')('lock', 'mfe-chat@2.0.0')).toBe(
        'Request 1 waits until another team approves it.',
      );
      expect(await as('operator-token')('requests')).toMatch(
        /^1 \S+ lock mfe-chat@2\.0\.0-bbbbbbbb by chat$/,
      );
      expect(await as('operator-token')('approve', '1')).toBe('request 1 is approved and carried out');
      expect(await as('operator-token')('requests')).toBe('nothing waits');
      expect(await live()).toBe(2);
    });
  });
});
