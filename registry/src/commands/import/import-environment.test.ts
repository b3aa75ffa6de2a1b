import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signBuild } from '@lintel/build/cli/signature.mjs';
import type { Release } from '@lintel/contract';
import { revert } from '#commands/promote.ts';
import { publish } from '#commands/publish.ts';
import { retain } from '#commands/retention.ts';
import { EnvironmentStore } from '#store/environment-store.ts';
import { integrityOf } from '#store/integrity.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { ReleaseStore } from '#store/release-store.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { testSite } from '#testing/test-site.ts';
import { importEnvironment } from './import-environment.ts';
import { sourceOfFiles, type ImportSource } from './import-source.ts';

const chat = { name: 'mfe-chat', mounts: ['/user/chat'] };
const newer = { ...chat, version: '2.0.0', build: 'bbbbbbbb' };
const note = { by: 'olga', reason: '' };

onEachStorage((newFiles) => {
  /** A registry whose environment is at lock 2, and an empty one. */
  async function setUp() {
    const there = await newRegistry('production', await newFiles());
    await there.lock(await there.release({ name: 'shell' }), await there.release(chat));
    await there.lock(await there.release(newer));
    const here = await newRegistry('production', await newFiles());
    const source = sourceOfFiles(there.files, 'the other');
    const take = (from: ImportSource = source, more: object = {}) =>
      importEnvironment(here.releases, here.environment, {
        source: from,
        from: 'production',
        ...note,
        ...more,
      });
    return { there, here, source, take };
  }

  /** What the site of a registry serves. */
  async function served(files: RegistryFiles) {
    const site = await testSite({ files, environment: 'production', upstreams: [] });
    const page = await site.inject('/user/chat');
    const scripts = [...page.body.matchAll(/(?:src|href)="(\/assets\/[^"]+)" integrity="([^"]+)"/g)];
    for (const [, address, integrity] of scripts) {
      const answer = await site.inject({ url: address!, headers: { 'accept-encoding': 'identity' } });
      expect(integrityOf(answer.rawPayload)).toBe(integrity);
    }
    return { status: page.statusCode, body: page.body, scripts: scripts.length };
  }

  describe('import into an empty registry', () => {
    it('brings the lock as it is, and the site serves the same page with the same files', async () => {
      const { there, here, take } = await setUp();
      expect(await take()).toMatchObject({ revision: 2, source: 'production@2', files: 16 });
      expect(await here.environment.live()).toEqual(await there.environment.live());
      const [page, copy] = [await served(there.files), await served(here.files)];
      expect(copy).toEqual(page);
      expect(copy.status).toBe(200);
      expect(copy.scripts).toBeGreaterThan(2);
      expect(await here.environment.moves()).toMatchObject([
        { by: 'olga', reason: 'imported production@2 from the other' },
      ]);
    });

    it('brings the lock to go back to as well, and retention can work with both', async () => {
      const { here, take } = await setUp();
      await take();
      expect((await retain(here.releases, { days: 30, now: new Date('2099-01-01') })).removed).toEqual([]);
      expect((await revert(here.releases, here.environment, note)).remotes['mfe-chat']?.version).toBe(
        '1.0.0',
      );
    });

    it('does nothing the second time', async () => {
      const { here, take } = await setUp();
      await take();
      expect(await take()).toMatchObject({ revision: 2, added: [], files: 0 });
      expect(await here.environment.moves()).toHaveLength(1);
    });

    it('leaves nothing live wherever it is cut, and goes on from there', async () => {
      const { here, source, take } = await setUp();
      const cutAfter = (reads: number): ImportSource => ({
        ...source,
        async read(name) {
          reads -= 1;
          if (reads < 0) throw new Error('cut');
          return source.read(name);
        },
      });
      let cuts = 0;
      for (let isDone = false; !isDone; cuts += 5) {
        isDone = await take(cutAfter(cuts)).then(
          () => true,
          ({ message }: Error) => {
            expect(message).toBe('cut');
            return false;
          },
        );
        if (!isDone) expect(await here.environment.pointer()).toBeNull();
      }
      expect(cuts).toBeGreaterThan(20);
      expect((await served(here.files)).status).toBe(200);
    });
  });

  describe('import into a registry with other releases', () => {
    it('becomes its next lock, after which the site can go back to what it had', async () => {
      const { here, take } = await setUp();
      await here.lock(await here.release({ name: 'shell' }), await here.release(chat));
      const before = await here.environment.live();
      expect(await take()).toMatchObject({ revision: 2, added: ['mfe-chat 2.0.0-bbbbbbbb'] });
      expect(await here.environment.live()).toMatchObject({
        parent: 1,
        lastGood: { 'mfe-chat': { version: '1.0.0' } },
      });
      expect((await served(here.files)).status).toBe(200);
      expect(await revert(here.releases, here.environment, note)).toEqual(before);
    });

    it('is refused where a release of the same name has other contents, which it names', async () => {
      const { here, take } = await setUp();
      await here.lock(
        await here.release({ name: 'shell' }),
        await here.release({ ...newer, script: 'console.log(2)' }),
      );
      const before = await here.environment.live();
      await expect(take()).rejects.toThrow(
        'mfe-chat 2.0.0-bbbbbbbb is here already with other contents (files) than in the other; nothing is imported.',
      );
      expect(await here.environment.live()).toEqual(before);
      expect(await here.releases.recorded('mfe-chat', { version: '1.0.0', build: 'aaaaaaaa' })).toBeNull();
    });

    it('goes into an environment of another name', async () => {
      const { here, source } = await setUp();
      const staging = new EnvironmentStore(here.files, 'staging');
      await importEnvironment(here.releases, staging, { source, from: 'production', ...note });
      expect(await staging.live()).toMatchObject({ environment: 'staging', revision: 2 });
      expect(await here.environment.live()).toBeNull();
    });
  });

  describe('import refuses', () => {
    it('a file in which a byte is another', async () => {
      const { there, here, take } = await setUp();
      const file = `${there.releases.assetsOf('mfe-chat', newer)}/page.1.js`;
      const bytes = (await there.files.read(file))!;
      bytes[3]! ^= 1;
      await there.files.replace(file, bytes);
      await expect(take()).rejects.toThrow(
        'page.1.js of mfe-chat 2.0.0-bbbbbbbb is not what its record says.',
      );
      expect(await here.environment.pointer()).toBeNull();
      expect(await here.releases.recorded('mfe-chat', newer)).toBeNull();
    });

    it('a compressed twin with other contents: visitors get what the record names', async () => {
      const { there, here, take } = await setUp();
      const file = `${there.releases.assetsOf('mfe-chat', newer)}/page.1.js`;
      await there.files.replace(
        `${file}.br`,
        (await there.files.read(`${file.replace('page', 'remote')}.br`))!,
      );
      await take();
      const site = await testSite({ files: here.files, environment: 'production', upstreams: [] });
      const answer = await fetch(`${await site.listen({ port: 0, host: '127.0.0.1' })}/${file}`, {
        headers: { 'accept-encoding': 'br' },
      });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(await answer.text()).toContain('// page.1.js');
    });

    it.each([
      ['that the lock does not name', (record: Release) => record, 'is not the one that the lock names'],
      [
        'with a file outside of the release',
        (record: Release) => ({
          ...record,
          files: { ...record.files, '../../shell/x.js': record.files['page.1.js']! },
        }),
        'is no name for a file of a release',
      ],
      [
        'with a script that is called a text',
        (record: Release) => ({
          ...record,
          files: { ...record.files, 'page.1.js': { ...record.files['page.1.js']!, kind: 'data' } },
        }),
        'is not that of a build',
      ],
      ['that is no record', () => ({ name: 'mfe-chat' }), 'is not that of a build'],
      [
        'that no build leads to',
        (record: Release) => ({ ...record, base: '/assets/shell/1.0.0-aaaaaaaa/' }),
        'is not that of a build (base)',
      ],
    ])('a record %s', async (_what, change: (record: Release) => object, message) => {
      const { there, here, take } = await setUp();
      const record = (await there.releases.recorded('mfe-chat', newer))!;
      const json = JSON.stringify(change(record));
      await there.files.replace(there.releases.fileOf('mfe-chat', newer), json);
      if (!message.includes('the lock names')) {
        const lock = (await there.environment.live())!;
        lock.remotes['mfe-chat']!.digest = integrityOf(json);
        await there.files.replace('environments/production/locks/2.json', JSON.stringify(lock));
      }
      await expect(take()).rejects.toThrow(message);
      expect(await here.files.children('assets')).toEqual([]);
    });

    it('releases without a signature whose team has keys here, and brings the signature with one', async () => {
      const { there, here, take } = await setUp();
      const { publicKey, privateKey } = generateKeyPairSync('ed25519');
      const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
      const keysOf = (name: string) => (name === 'mfe-chat' ? [key] : null);
      await expect(take(undefined, { keysOf })).rejects.toThrow(
        'mfe-chat 2.0.0-bbbbbbbb has no signature, and its team has keys.',
      );
      expect(await here.files.children('releases')).toEqual([]);
      const pem = path.join(await temporaryFolder('key'), 'team.pem');
      await writeFile(pem, privateKey.export({ format: 'pem', type: 'pkcs8' }));
      for (const build of [chat, newer]) {
        const folder = await buildFolder(build);
        signBuild(folder, pem);
        await publish(there.releases, folder);
      }
      await take(undefined, { keysOf });
      const imported = (await here.releases.recorded('mfe-chat', newer))!;
      expect(await new ReleaseStore(here.files).signed(imported)).toHaveLength(1);
    });

    it('what is no environment there', async () => {
      const { here, source } = await setUp();
      const from = (name: string) =>
        importEnvironment(here.releases, here.environment, { source, from: name, ...note });
      await expect(from('testing')).rejects.toThrow('the other has no environment testing with a live lock.');
      await expect(from('../production')).rejects.toThrow('is no name of an environment');
    });
  });
});
