import { EnvironmentStore } from '#store/environment-store.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { chat, registryOfTeams } from '#testing/registry-of-teams.ts';
import { createProgram } from './program.ts';

onEachStorage((newFiles) => {
  /** A server with a shell and a remote, and command lines that have nothing but its address and a token. */
  async function setUp() {
    const { site, ...registry } = await registryOfTeams(await newFiles());
    const address = await site.listen({ port: 0, host: '127.0.0.1' });
    const as =
      (token: string, url = address) =>
      async (...words: string[]) => {
        const lines: string[] = [];
        const variables = { REGISTRY_URL: url, REGISTRY_TOKEN: token, REGISTRY_ROOT: '/nowhere' };
        const program = createProgram((line) => void lines.push(line), variables).exitOverride();
        await program.parseAsync(words, { from: 'user' });
        return lines.join('\n');
      };
    return { ...registry, address, as, close: () => site.close() };
  }

  describe('the command line against a server', () => {
    afterEach(() => {
      process.exitCode = undefined;
    });

    it('publishes, queries and makes live, with the same texts and answers as on the folder', async () => {
      const { as, environment, close } = await setUp();
      const run = as('chat-token');
      const folder = await buildFolder({ ...chat, version: '2.0.0', build: 'bbbbbbbb' });
      expect(await run('publish', folder)).toBe('mfe-chat 2.0.0-bbbbbbbb published');
      expect(await run('can-i-deploy', 'mfe-chat@2.0.0')).toMatch(/^yes/);
      expect(await run('lock', 'mfe-chat@2.0.0', '--reason', 'new bubbles')).toBe(
        'environment staging is at lock 2',
      );
      expect(await environment.live()).toMatchObject({ by: 'chat', reason: 'new bubbles' });
      expect(await run('list', 'mfe-chat')).toContain('mfe-chat 2.0.0-bbbbbbbb');
      expect(JSON.parse(await run('show', 'mfe-chat@2.0.0', '--json')).build).toBe('bbbbbbbb');
      expect(await run('diff', '1', '2')).toBe('mfe-chat 1.0.0-aaaaaaaa → 2.0.0-bbbbbbbb');
      expect(await run('explain', 'mfe-chat')).toContain('falls back to 1.0.0-aaaaaaaa');
      expect(await run('history')).toContain('lock 2 by chat: new bubbles');
      expect(await run('off', 'mfe-chat')).toBe('environment staging is at lock 3');
      expect(await run('on', 'mfe-chat')).toBe('environment staging is at lock 4');
      await close();
    });

    it('is named environments without a live lock, which the overlay could not promote from', async () => {
      const { as, address, environment, files, close } = await setUp();
      const lock = { ...(await environment.lock(1)), environment: 'next' };
      await new EnvironmentStore(files, 'next').addLock(lock);
      const status = await as('chat-token')('status');
      expect(status).toContain('environment staging: lock 1 since');
      expect(status).toContain('environment next: no lock is live');
      const headers = { authorization: 'Bearer chat-token', 'content-type': 'application/json' };
      const asked = { method: 'POST', headers, body: '{}' };
      const answer = await fetch(`${address}/registry/api/status`, asked);
      expect(await answer.json()).toMatchObject([{ environment: 'staging' }]);
      await close();
    });

    it('lets operators start a canary, promote, go back, remove old releases and read the audit', async () => {
      const { as, close } = await setUp();
      await as('chat-token')('publish', await buildFolder({ ...chat, version: '2.0.0', build: 'bbbbbbbb' }));
      const run = as('operator-token');
      expect(await run('lock', 'mfe-chat@2.0.0', '--hold')).toBe('lock 2 is written, and not live');
      expect(await run('canary', '2', '--percent', '5')).toContain('lock 2 for 5 % of the visitors');
      expect(await run('canary', '--stop')).toContain('lock 1 for everybody');
      expect(await run('promote', '2', '--expect', '1')).toBe('environment staging is at lock 2');
      expect(await run('revert')).toBe('environment staging is at lock 1');
      expect(await run('gc', '--dry-run')).toContain('4 kept');
      expect((await run('audit')).split('\n').map((line) => line.slice(25))).toContain(
        'operators canary 2: done',
      );
      await close();
    });

    it('prints the reason of the server for a refusal', async () => {
      const { as, close } = await setUp();
      const run = as('chat-token');
      const foreign = await buildFolder({ name: 'mfe-account', version: '2.0.0' });
      await expect(run('publish', foreign)).rejects.toThrow('mfe-account is not a part of team chat.');
      await expect(run('gc')).rejects.toThrow('Only operators may do this.');
      await expect(run('audit')).rejects.toThrow('Only operators may do this.');
      await expect(run('lock', 'mfe-chat@1.0.0', '--allow', 'library')).rejects.toThrow('Only operators');
      await expect(run('revert', '--env', 'production')).rejects.toThrow(
        'serves environment staging, not production',
      );
      await expect(as('guessed')('history')).rejects.toThrow('needs the token of a team');
      await expect(as('')('history')).rejects.toThrow('REGISTRY_TOKEN');
      await expect(run('link', 'mfe-chat@1.0.0')).rejects.toThrow('leave --registry out');
      await close();
    });

    it('sends a token neither without encryption nor to an address without a server', async () => {
      const { as, close } = await setUp();
      await expect(as('chat-token', 'http://homes.example')('history')).rejects.toThrow('is not https');
      await expect(as('chat-token', 'homes')('history')).rejects.toThrow('is no address');
      await expect(as('chat-token', 'http://127.0.0.1:9')('history')).rejects.toThrow('does not answer');
      await close();
    });

    it.each(['../../environments/staging@1', 'mfe-chat@../../1', '/etc@1'])(
      'reads no release %s',
      async (name) => {
        const { as, close } = await setUp();
        await expect(as('operator-token')('show', name)).rejects.toThrow('not what this command takes');
        await close();
      },
    );
  });
});
