import { generateKeyPairSync } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signBuild } from '@lintel/build/cli/signature.mjs';
import { formOf } from '#cli/http-client.ts';
import { publish } from '#commands/publish.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { chat, commandRequest, registryOfTeams } from '#testing/registry-of-teams.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { teams } from './teams.ts';

/** A key pair of a team: the file of the private key, and the public key as `TEAMS` has it. */
async function newKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const file = path.join(await temporaryFolder('key'), 'team.pem');
  await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  return { file, key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
}

const newer = { ...chat, version: '2.0.0', build: 'bbbbbbbb' };
const wanted = { releases: ['mfe-chat@2.0.0'] };

onEachStorage((newFiles) => {
  /** A registry in which the chat team has a key; its first release, without a signature, is live. */
  async function setUp() {
    const own = await newKey();
    const { site, ...registry } = await registryOfTeams(await newFiles(), { chatKeys: [own.key] });
    const call = async (token: string, command: string, payload: object | FormData = {}) => {
      const answer = await site.inject(await commandRequest(token, command, payload));
      return { status: answer.statusCode, message: answer.json().message as string };
    };
    const live = async () => (await registry.environment.live())?.remotes['mfe-chat']?.version;
    return { ...registry, own, call, live };
  }

  describe('a team with keys', () => {
    it('publishes and makes live what one of them has signed', async () => {
      const { own, call, live } = await setUp();
      const folder = await buildFolder(newer);
      signBuild(folder, own.file);
      expect((await call('chat-token', 'publish', await formOf(folder))).status).toBe(200);
      expect((await call('chat-token', 'lock', wanted)).status).toBe(200);
      expect(await live()).toBe('2.0.0');
    });

    it('publishes nothing without a signature, with that of another key, or with one over other bytes', async () => {
      const { own, call, releases } = await setUp();
      const folder = await buildFolder(newer);
      expect(await call('chat-token', 'publish', await formOf(folder))).toEqual({
        status: 409,
        message: 'mfe-chat 2.0.0-bbbbbbbb has no signature, and its team has keys.',
      });
      signBuild(folder, (await newKey()).file);
      const refused = 'The signature of mfe-chat 2.0.0-bbbbbbbb is not one of its team over this release.';
      expect((await call('chat-token', 'publish', await formOf(folder))).message).toBe(refused);
      signBuild(folder, own.file);
      await appendFile(path.join(folder, 'page.1.js'), ' steal()');
      expect((await call('chat-token', 'publish', await formOf(folder))).message).toBe(refused);
      expect(await releases.recorded('mfe-chat', newer)).toBeNull();
    });

    it('is protected from operators without its key, who publish other parts as before', async () => {
      const { call } = await setUp();
      const folder = await buildFolder(newer);
      expect((await call('operator-token', 'publish', await formOf(folder))).status).toBe(409);
      const other = await buildFolder({ name: 'mfe-account', version: '2.0.0' });
      expect((await call('operator-token', 'publish', await formOf(other))).status).toBe(200);
    });

    it('has its release refused when the record in the store was changed after it was signed', async () => {
      const { own, call, live, files } = await setUp();
      const folder = await buildFolder(newer);
      signBuild(folder, own.file);
      await call('chat-token', 'publish', await formOf(folder));
      const name = 'releases/mfe-chat/2.0.0-bbbbbbbb.json';
      const record = JSON.parse(String(await files.read(name)));
      record.csp = { connect: ['https://evil.example'] };
      await files.replace(name, JSON.stringify(record));
      expect((await call('chat-token', 'lock', wanted)).status).toBe(409);
      expect(await live()).toBe('1.0.0');
    });

    it('has a release refused that reached the store on another way', async () => {
      const { call, releases, hold, live } = await setUp();
      const { release } = await publish(releases, await buildFolder(newer));
      expect((await call('chat-token', 'lock', wanted)).message).toContain('has no signature');
      const { revision } = await hold([release]);
      for (const [command, body] of [
        ['promote', { lock: String(revision) }],
        ['canary', { lock: revision, percent: 5 }],
      ] as const)
        expect((await call('operator-token', command, body)).message).toContain('has no signature');
      expect(await live()).toBe('1.0.0');
    });

    it('has a lock refused whose visitors would fall back to such a release', async () => {
      const { own, call, releases, release, lock, environment, files } = await setUp();
      const folder = await buildFolder(newer);
      signBuild(folder, own.file);
      // Falls back to 1.0.0, which visitors had.
      const live = await lock((await publish(releases, folder)).release);
      const account = await releases.pin(
        'mfe-account',
        await release({ name: 'mfe-account', version: '2.0.0' }),
      );
      const unsigned = await releases.pin(
        'mfe-chat',
        await release({ ...newer, version: '1.5.0', build: 'cccccccc' }),
      );
      const foreign = {
        ...live,
        environment: 'preview',
        revision: 1,
        remotes: { ...live.remotes, 'mfe-account': { ...account, state: 'on' as const } },
        lastGood: { 'mfe-chat': unsigned },
      };
      await files.create('environments/preview/locks/1.json', JSON.stringify(foreign));
      await environment.addLock({ ...foreign, environment: 'staging', revision: 3 });
      for (const [command, body] of [
        ['promote', { lock: 'preview@1' }],
        ['promote', { lock: '3' }],
        ['canary', { lock: 3, percent: 5 }],
      ] as const)
        expect(await call('operator-token', command, body)).toEqual({
          status: 409,
          message: 'mfe-chat 1.5.0-cccccccc has no signature, and its team has keys.',
        });
    });

    it('may fall back to what its visitors have had, and to nothing where they would not fall back to that', async () => {
      const { own, call, releases, release, hold, live, files, environment } = await setUp();
      const folder = await buildFolder(newer);
      signBuild(folder, own.file);
      const held = await hold([(await publish(releases, folder)).release]);
      expect((await call('operator-token', 'canary', { lock: held.revision, percent: 5 })).status).toBe(200);
      const unsigned = await releases.pin(
        'mfe-chat',
        await release({ ...newer, version: '1.5.0', build: 'cccccccc' }),
      );
      const foreign = { ...held, environment: 'preview', revision: 1, lastGood: { 'mfe-chat': unsigned } };
      await files.create('environments/preview/locks/1.json', JSON.stringify(foreign));
      expect((await call('operator-token', 'promote', { lock: 'preview@1' })).status).toBe(200);
      expect(await live()).toBe('2.0.0');
      expect((await environment.live())?.lastGood['mfe-chat']?.version).toBe('1.0.0');
    });

    it('is not hindered by a fallback that retention has taken away', async () => {
      const { own, call, releases, hold, environment } = await setUp();
      const folder = await buildFolder(newer);
      signBuild(folder, own.file);
      const { revision } = await hold([(await publish(releases, folder)).release]);
      const gone = { version: '0.5.0', build: 'dddddddd', digest: 'sha256-gone' } as const;
      const lock = {
        ...(await environment.lock(revision)),
        revision: revision + 1,
        lastGood: { 'mfe-chat': gone },
      };
      await environment.addLock(lock);
      expect((await call('operator-token', 'promote', { lock: String(lock.revision) })).status).toBe(200);
    });

    it('is not kept from signing by an earlier signature that does not hold', async () => {
      const { own, call, releases, live } = await setUp();
      const folder = await buildFolder(newer);
      signBuild(folder, (await newKey()).file);
      await publish(releases, folder);
      signBuild(folder, own.file);
      expect((await call('chat-token', 'publish', await formOf(folder))).status).toBe(200);
      expect((await call('chat-token', 'lock', wanted)).status).toBe(200);
      expect(await live()).toBe('2.0.0');
    });

    it('leaves no signature behind when another release of the same name is refused', async () => {
      const { own, call, releases } = await setUp();
      const { release } = await publish(releases, await buildFolder(newer));
      const other = await buildFolder({ ...newer, script: 'other()' });
      signBuild(other, own.file);
      expect((await call('chat-token', 'publish', await formOf(other))).message).toContain('other contents');
      expect(await releases.signed(release)).toEqual([]);
    });

    it('signs a release later by publishing it again', async () => {
      const { own, call, releases, live } = await setUp();
      const folder = await buildFolder(newer);
      await publish(releases, folder);
      signBuild(folder, own.file);
      expect((await call('chat-token', 'publish', await formOf(folder))).status).toBe(200);
      expect((await call('chat-token', 'lock', wanted)).status).toBe(200);
      expect(await live()).toBe('2.0.0');
    });
  });
});

describe('the configuration of teams', () => {
  it('takes no public key of another kind in TEAMS', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    const team = { team: 'chat', sha256: 'a'.repeat(64), names: ['mfe-chat'] };
    expect(teams.safeParse([{ ...team, keys: [key] }]).success).toBe(false);
    expect(teams.safeParse([{ ...team, keys: ['no key'] }]).success).toBe(false);
  });
});
