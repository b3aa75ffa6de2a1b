import { userInfo } from 'node:os';
import { integrityOf } from '#store/integrity.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { overrideProblem } from '#site/overrides/overrides.ts';
import { createProgram } from './program.ts';

let environmentVariables: NodeJS.ProcessEnv = {};

onEachStorage((newFiles) => {
  async function commandLine(variables: NodeJS.ProcessEnv = { USER: 'ann' }) {
    const registry = await newRegistry('local', await newFiles());
    const lines: string[] = [];
    environmentVariables = variables;
    const run = async (...words: string[]) => {
      lines.length = 0;
      const open = async () => registry.files;
      const program = createProgram(
        (line) => void lines.push(line),
        environmentVariables,
        open,
      ).exitOverride();
      for (const command of program.commands) command.exitOverride();
      await program.parseAsync(words, { from: 'user' });
      return lines.join('\n');
    };
    const json = async (...words: string[]) => JSON.parse(await run(...words, '--json'));
    const published = async (...builds: Parameters<typeof buildFolder>[0][]) =>
      run('publish', ...(await Promise.all(builds.map(buildFolder))));
    const fileOf = async (name: string) => String(await registry.files.read(`environments/local/${name}`));
    return { ...registry, run, json, published, fileOf };
  }

  const owner = { team: 'chat', contact: 'chat@lintel.example' };
  const chat = { name: 'mfe-chat', mounts: ['/user/chat'], owner };
  const second = { ...chat, version: '1.1.0', build: 'bbbbbbbb' };

  describe('the command line', () => {
    afterEach(() => {
      process.exitCode = undefined;
    });

    it('has help, with an example of each argument, and JSON for every command', () => {
      for (const command of createProgram(() => {}).commands) {
        const help = command.helpInformation();
        expect(command.description()).not.toBe('');
        expect(help).toContain('--json');
        expect(help).toContain('--env <name>');
      }
    });

    it('publishes, lists and shows releases', async () => {
      const { run, json, published } = await commandLine();
      expect(await published(chat, second)).toBe(
        'mfe-chat 1.0.0-aaaaaaaa published\nmfe-chat 1.1.0-bbbbbbbb published',
      );
      expect((await json('list', 'mfe-chat')).map(({ version }: { version: string }) => version)).toEqual([
        '1.0.0',
        '1.1.0',
      ]);
      expect(await run('show', 'mfe-chat@1.1.0')).toContain('owner chat <chat@lintel.example>');
      expect((await json('show', 'mfe-chat@1.1.0')).build).toBe('bbbbbbbb');
      await expect(run('show', 'mfe-chat@9.0.0')).rejects.toThrow(
        'published: 1.0.0-aaaaaaaa, 1.1.0-bbbbbbbb',
      );
    });

    it('refuses two builds of a version in one command, of which the name would decide what is live', async () => {
      const { json, published } = await commandLine();
      await expect(published(second, { ...second, build: 'aaaaaaab' })).rejects.toThrow(
        'are both mfe-chat 1.1.0; name the one to publish',
      );
      expect(await json('list')).toEqual([]);
    });

    it('goes live, tells what changed, and goes back within a second to the very same lock', async () => {
      const { run, json, published, fileOf } = await commandLine();
      await published({ name: 'shell' }, chat, second);
      expect(await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0')).toBe('environment local is at lock 1');
      const before = integrityOf(await fileOf('locks/1.json'));
      await run('lock', 'mfe-chat@1.1.0', '--reason', 'new bubbles');
      expect(await json('diff', '1', '2')).toEqual([
        { name: 'mfe-chat', from: '1.0.0-aaaaaaaa', to: '1.1.0-bbbbbbbb' },
      ]);
      const begun = Date.now();
      await run('revert', '--reason', 'bubbles burst');
      expect(Date.now() - begun).toBeLessThan(5_000);
      expect(integrityOf(await fileOf('locks/1.json'))).toBe(before);
      expect(JSON.parse(await fileOf('pointer.json')).stable).toBe(1);
      expect((await run('history')).split('\n').map((line) => line.slice(25))).toEqual([
        'lock 1 by ann',
        'lock 2 by ann: new bubbles',
        'lock 1 by ann: bubbles burst',
      ]);
    });

    it('goes back once when two operators see the same bad lock', async () => {
      const { run, published, environment } = await commandLine();
      await published({ name: 'shell' }, chat, second);
      await run('lock', 'shell@1.0.0');
      await run('lock', 'mfe-chat@1.0.0');
      await run('lock', 'mfe-chat@1.1.0');
      await run('revert', '--expect', '3');
      await expect(run('revert', '--expect', '3')).rejects.toThrow('is at lock 2, not 3');
      expect((await environment.live())?.revision).toBe(2);
    });

    it('promotes a lock of another environment only from where the caller thinks it is', async () => {
      const { run, json, published } = await commandLine();
      await published({ name: 'shell' }, chat, second);
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.1.0', '--env', 'staging');
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0', '--env', 'production');
      await expect(run('promote', 'staging@1', '--env', 'production', '--expect', '7')).rejects.toThrow(
        'is at lock 1, not 7',
      );
      const lock = await json('promote', 'staging@1', '--env', 'production', '--expect', '1');
      expect(lock).toMatchObject({
        environment: 'production',
        revision: 2,
        remotes: { 'mfe-chat': { version: '1.1.0' } },
        lastGood: { 'mfe-chat': { version: '1.0.0' } },
      });
      await expect(run('promote', 'staging')).rejects.toThrow('write 12 or staging@12');
    });

    it('records the author from the account where the environment names none', async () => {
      const { run, json, published } = await commandLine({});
      await published({ name: 'shell' });
      await run('lock', 'shell@1.0.0');
      expect((await json('history'))[0].by).toBe(userInfo().username);
    });

    it('writes a lock without giving it to any visitor', async () => {
      const { run, published, fileOf } = await commandLine();
      await published({ name: 'shell' }, chat, second);
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0');
      expect(await run('lock', 'mfe-chat@1.1.0', '--hold')).toBe('lock 2 is written, and not live');
      expect(JSON.parse(await fileOf('pointer.json')).stable).toBe(1);
      await run('promote', '2');
      expect(JSON.parse(await fileOf('pointer.json')).stable).toBe(2);
      const same = 'nothing to hold: lock 2, which is live, has these releases';
      expect(await run('lock', 'mfe-chat@1.1.0', '--hold')).toBe(same);
    });

    it('promotes no held lock that would take back what went live since, unless its operator has seen that', async () => {
      const { run, json, published } = await commandLine();
      const [pay, newPay] = [{ name: 'mfe-payments' }, { name: 'mfe-payments', version: '1.1.0' }];
      await published({ name: 'shell' }, chat, second, pay, newPay);
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0', 'mfe-payments@1.0.0');
      await run('lock', 'mfe-chat@1.1.0', '--hold');
      await run('lock', 'mfe-payments@1.1.0', '--reason', 'by another team meanwhile');
      await expect(run('promote', '2')).rejects.toThrow(
        /^Lock 2 was made from lock 1, and lock 3 is live by now: promoting it takes back mfe-payments \(1\.1\.0-\w+ → 1\.0\.0-\w+\)\./,
      );
      expect((await json('status'))[0]).toMatchObject({ revision: 3 });
      expect(await run('promote', '2', '--expect', '3')).toContain('at lock 2');
      // A lock that was live before is meant as it is.
      await run('revert', '--to', '3');
      expect(await run('promote', '2')).toContain('at lock 2');
    });

    it('promotes a held lock when what went live since is replaced in it anyway', async () => {
      const { run, published } = await commandLine();
      await published({ name: 'shell' }, chat, second);
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0');
      await run('lock', 'mfe-chat@1.1.0', '--hold');
      await run('off', 'mfe-chat');
      expect(await run('promote', '2')).toContain('at lock 2');
    });

    it('switches a remote off and on, and explains each part', async () => {
      const { run, json, published } = await commandLine();
      await published({ name: 'shell' }, chat);
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0', '--reason', 'first');
      await run('off', 'mfe-chat', '--reason', 'floods the server');
      const { parts, revision } = await json('explain', 'mfe-chat');
      expect(revision).toBe(2);
      expect(parts).toMatchObject([{ name: 'mfe-chat', version: '1.0.0', state: 'off', owner }]);
      expect(parts[0].why).toMatch(/^lock 1 chose it, .* by ann: first$/);
      await run('on', 'mfe-chat');
      expect(await run('explain')).toContain('mfe-chat 1.0.0-aaaaaaaa on');
    });

    it('answers no with the reasons and an exit code, unless the rule is allowed', async () => {
      const { run, published } = await commandLine();
      await published({ name: 'shell' }, chat, { ...second, mounts: ['/user/messages'] });
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0');
      expect(await run('can-i-deploy', 'mfe-chat@1.1.0')).toMatch(
        /^no\n {2}beside lock 1 \(live\):\n.*nothing serves \/user\/chat any more.*\(removed-address\)\n {2}open tabs: not known/,
      );
      expect(process.exitCode).toBe(1);
      await expect(run('lock', 'mfe-chat@1.1.0')).rejects.toThrow('removed-address');
      await expect(run('lock', 'mfe-chat@1.1.0', '--allow', 'everything')).rejects.toThrow(
        'no rule everything',
      );
      expect(await run('lock', 'mfe-chat@1.1.0', '--allow', 'removed-address')).toContain('at lock 2');
    });

    it('gives a lock to a share of the visitors, explains who gets what, and takes it back', async () => {
      const { run, json, published } = await commandLine();
      await published({ name: 'shell' }, chat, second);
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0');
      await run('lock', 'mfe-chat@1.1.0', '--hold');
      await expect(run('canary', '1')).rejects.toThrow('Lock 1 is live for everybody already');
      await expect(run('canary', '7')).rejects.toThrow('no lock 7');
      expect(await run('canary', '2', '--percent', '50')).toBe(
        'lock 2 for 50 % of the visitors, lock 1 for the others',
      );
      const visitors = Array.from({ length: 12 }, (_, index) => `visitor-${index}`);
      const explained = [];
      for (const visitor of visitors) explained.push(await json('explain', '--user', visitor));
      for (const { revision, parts, why } of explained) {
        expect(parts[1].version).toBe(revision === 1 ? '1.0.0' : '1.1.0');
        expect(why).toMatch(
          revision === 1 ? /bucket \d+ of 10000: stable/ : /bucket \d+ of 10000: the trial/,
        );
      }
      expect(new Set(explained.map(({ revision }) => revision))).toEqual(new Set([1, 2]));
      expect(await run('canary', '--stop')).toBe('environment local is at lock 1 for everybody');
      expect((await json('explain', '--user', 'visitor-0')).revision).toBe(1);
    });

    it('mentions a canary that a change of others ends', async () => {
      const { run, json, published } = await commandLine();
      const pay = { name: 'mfe-payments' };
      await published({ name: 'shell' }, chat, second, pay);
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0');
      const startCanary = async (): Promise<number> => {
        const { revision } = await json('lock', 'mfe-chat@1.1.0', '--hold');
        await run('canary', String(revision), '--percent', '5');
        return revision;
      };
      const ends = (lock: number) => `this ended the canary of lock ${lock} (5 % of the visitors)`;
      const first = await startCanary();
      expect(await run('lock', 'mfe-payments@1.0.0')).toBe(`environment local is at lock 3; ${ends(first)}`);
      const next = await startCanary();
      expect(await json('off', 'mfe-payments')).toMatchObject({ ended: { lock: next, percent: 5 } });
      const replaced = await startCanary();
      const other = await startCanary();
      expect(await json('status')).toMatchObject([{ canary: { lock: other } }]);
      expect(await run('canary', String(replaced), '--percent', '7')).toBe(
        `lock ${replaced} for 7 % of the visitors, lock 5 for the others; ${ends(other)}`,
      );
      expect(await run('revert')).toContain(`this ended the canary of lock ${replaced} (7 %`);
      const kept = await startCanary();
      expect(await run('promote', String(kept))).toBe(`environment local is at lock ${kept}`);
    });

    it('states why a canary was aborted when it is begun again', async () => {
      const { run, json, published, environment } = await commandLine();
      await published({ name: 'shell' }, chat, second);
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0');
      const { revision } = await json('lock', 'mfe-chat@1.1.0', '--hold');
      const again = (percent: string) => run('canary', String(revision), '--percent', percent);
      await again('5');
      await environment.endCanary(revision, 1, {
        by: 'registry',
        reason: 'aborted: 5 of 100 visitors met an error',
      });
      const shares = `lock ${revision} for 25 % of the visitors, lock 1 for the others`;
      expect(await again('25')).toBe(`${shares}; it was aborted before: 5 of 100 visitors met an error`);
      expect(await json('canary', String(revision), '--percent', '30')).not.toHaveProperty('aborted');
      await run('canary', '--stop');
      expect(await again('25')).toBe(shares);
    });

    it('gives no visitor a held lock that would take back what went live since', async () => {
      const { run, json, published } = await commandLine();
      await published({ name: 'shell' }, chat, second, { name: 'mfe-payments' });
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0');
      await run('lock', 'mfe-chat@1.1.0', '--hold');
      await run('lock', 'mfe-payments@1.0.0', '--reason', 'by another team meanwhile');
      await expect(run('canary', '2', '--percent', '5')).rejects.toThrow(
        /^Lock 2 was made from lock 1, and lock 3 is live by now: its visitors would lose mfe-payments \(1\.0\.0-\w+ → none\)\. Write a new lock\.$/,
      );
      expect(await json('status')).toMatchObject([{ revision: 3, canary: null }]);
      // A lock that was live before is meant as it is.
      expect(await run('canary', '1', '--percent', '5')).toContain('lock 1 for 5 %');
    });

    it('writes links to other releases, signed where there is a secret', async () => {
      const { run, json, published, environment } = await commandLine();
      await published({ name: 'shell' }, chat);
      await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0');
      expect(await run('link', 'mfe-chat@1.0.0', '--off', 'mfe-account')).toBe(
        '/?mfe=mfe-chat%401.0.0&mfe-off=mfe-account',
      );
      await expect(run('link')).rejects.toThrow('Name a release');
      await expect(run('link', 'mfe-chat@9.0.0')).rejects.toThrow('no release 9.0.0');
      environmentVariables['MIX_SECRET'] = 'a secret of at least thirty-two characters';
      const { query } = await json('link', '--lock', '1');
      const refusal = (name: string) =>
        overrideProblem(new URLSearchParams(query), { secret: environmentVariables['MIX_SECRET']! }, name);
      expect(refusal(environment.environment)).toBeUndefined();
      expect(refusal('production')).toContain('signed link');
    });

    it('refuses an invalid number before anything happens', async () => {
      const { run } = await commandLine();
      await expect(run('gc', '--days', '0')).rejects.toThrow('not a number from 1 to 3650');
      await expect(run('diff', 'a', '2')).rejects.toThrow('not a whole number');
    });
  });
});
