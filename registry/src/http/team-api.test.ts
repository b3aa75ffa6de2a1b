import { formOf } from '#cli/http-client.ts';
import { readAudit } from '#store/audit.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { chat, registryOfTeams, commandRequest } from '#testing/registry-of-teams.ts';

onEachStorage((newFiles) => {
  async function setUp() {
    const { site, ...registry } = await registryOfTeams(await newFiles());
    const call = async (token: string, command: string, payload: object | FormData = {}) => {
      const answer = await site.inject(await commandRequest(token, command, payload));
      return { status: answer.statusCode, body: answer.json() };
    };
    return { ...registry, site, call };
  }

  /** A build as a team sends it. */
  const uploaded = async (options: Parameters<typeof buildFolder>[0]) => formOf(await buildFolder(options));

  describe('the registry over HTTP', () => {
    it('names a file of the registry that is damaged, to teams and to no visitor', async () => {
      const { site, files } = await registryOfTeams(await newFiles());
      await files.replace('environments/staging/pointer.json', '{"schema":1,');
      const answer = await site.inject(await commandRequest('operator-token', 'status', {}));
      expect([answer.statusCode, answer.json().message]).toEqual([
        507,
        'The file environments/staging/pointer.json of the registry is damaged; put it back from a copy.',
      ]);
      const page = await site.inject({ url: '/', headers: { accept: 'text/html' } });
      expect(page.statusCode).toBe(500);
      expect(page.body).not.toContain('pointer.json');
    });

    it('lets a team publish its own remote, ask, and make it live', async () => {
      const { call, environment } = await setUp();
      const published = await call('chat-token', 'publish', await uploaded({ ...chat, version: '2.0.0' }));
      expect(published).toMatchObject({
        status: 200,
        body: { name: 'mfe-chat', version: '2.0.0', added: true },
      });
      const wanted = { releases: ['mfe-chat@2.0.0'], reason: 'new bubbles' };
      expect((await call('chat-token', 'can-i-deploy', wanted)).body.yes).toBe(true);
      expect((await call('chat-token', 'lock', wanted)).body.revision).toBe(2);
      expect(await environment.live()).toMatchObject({ revision: 2, by: 'chat', reason: 'new bubbles' });
    });

    it('keeps a team away from the parts of others and from the whole environment, and notes the attempt', async () => {
      const { call, environment, files } = await setUp();
      const attempts = [
        await call('chat-token', 'publish', await uploaded({ name: 'mfe-account', version: '2.0.0' })),
        await call('chat-token', 'lock', { releases: ['mfe-account@1.0.0'] }),
        await call('chat-token', 'lock', { releases: ['mfe-chat@1.0.0', 'shell@1.0.0'] }),
        await call('chat-token', 'off', { remotes: ['mfe-account'] }),
        await call('chat-token', 'revert'),
      ];
      expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
      expect((await environment.live())?.revision).toBe(1);
      expect(
        (await readAudit(files)).map(({ team, action, outcome }) => `${team} ${action}: ${outcome}`),
      ).toEqual([
        'chat publish: mfe-account is not a part of team chat.',
        'chat lock: mfe-account is not a part of team chat.',
        'chat lock: shell is not a part of team chat.',
        'chat off: mfe-account is not a part of team chat.',
        'chat revert: Only operators may do this.',
      ]);
    });

    it('lets operators switch off, go back and promote, and notes it', async () => {
      const { call, environment, files } = await setUp();
      await call('operator-token', 'off', { remotes: ['mfe-chat'], reason: 'floods' });
      expect((await environment.live())?.remotes['mfe-chat']?.state).toBe('off');
      expect((await call('operator-token', 'revert')).body.revision).toBe(1);
      const late = await call('operator-token', 'promote', { lock: '2', expect: 2 });
      expect(late).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('is at lock 1, not 2') },
      });
      expect((await readAudit(files)).map(({ outcome }) => outcome.slice(0, 20))).toEqual([
        'done',
        'done',
        'Environment staging ',
      ]);
    });

    it('refuses a missing or wrong token, an unknown command and an invalid body', async () => {
      const { call, site } = await setUp();
      expect((await site.inject({ method: 'POST', url: '/registry/api/revert' })).statusCode).toBe(401);
      expect((await call('guessed', 'revert')).status).toBe(401);
      expect((await call('operator-token', 'constructor')).status).toBe(404);
      expect((await call('operator-token', 'lock', { releases: 'all' })).status).toBe(400);
    });

    it('answers status and history to a dashboard with a token, and notes no look', async () => {
      const { site, files } = await setUp();
      const get = (url: string, token = 'chat-token') =>
        site.inject({ url, headers: { authorization: `Bearer ${token}` } });
      const { statusCode, headers, ...answer } = await get('/registry/api/status');
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.json()).toMatchObject([
        { environment: 'staging', revision: 1, budgets: [], moves: [{}] },
      ]);
      expect((await get('/registry/api/history')).json()).toHaveLength(1);
      expect((await get('/registry/api/status', 'guessed')).statusCode).toBe(401);
      expect((await get('/registry/api/status?environment=production')).statusCode).toBe(409);
      expect((await get('/registry/api/revert', 'operator-token')).statusCode).toBe(404);
      expect(await readAudit(files)).toEqual([]);
    });

    it('states that its disk is full, and answers what is done also when the audit takes no line any more', async () => {
      const files = await newFiles();
      const full = { locks: false, audit: false };
      const refused = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }));
      const { site, environment } = await registryOfTeams({
        ...files,
        create: (name, content) =>
          full.locks && name.includes('/locks/') ? refused() : files.create(name, content),
        append: (log, line) => (full.audit ? refused() : files.append(log, line)),
      });
      const off = async () => {
        const command = await commandRequest('operator-token', 'off', { remotes: ['mfe-chat'] });
        const { statusCode: status, ...answer } = await site.inject(command);
        return { status, body: answer.json() };
      };
      full.locks = true;
      const message = 'The disk of the registry is full; make room and do it again. (ENOSPC)';
      expect(await off()).toEqual({ status: 507, body: { message } });
      expect((await readAudit(files)).map(({ outcome }) => outcome)).toEqual([message]);
      full.audit = true;
      expect((await off()).status).toBe(507);
      full.locks = false;
      expect(await off()).toMatchObject({ status: 200, body: { revision: 2 } });
      expect((await environment.live())?.remotes['mfe-chat']?.state).toBe('off');
    });

    it.each(['../../escape.js', '/etc/escape.js', 'a/../../escape.js', '.hidden'])(
      'takes no file %s',
      async (name) => {
        const { call } = await setUp();
        const form = await uploaded({ ...chat, version: '3.0.0' });
        form.append(name, new Blob(['x']), 'file');
        expect((await call('chat-token', 'publish', form)).status).toBe(400);
      },
    );
  });
});
