import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { integrityOf } from '#store/integrity.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { explain } from './explain.ts';
import { changeLock } from './lock.ts';
import { publish } from './publish.ts';

const note = { by: 'test', reason: '' };

onEachStorage((newFiles) => {
  const setUp = async () => newRegistry('staging', await newFiles());

  describe('publish', () => {
    it('writes a hash for every file, and a compressed twin of every script', async () => {
      const { releases, release } = await setUp();
      const record = await release({ name: 'mfe-chat', mounts: ['/user/chat'] });
      const scripts = ['page.1.js', 'remote.1.js', 'remoteEntry.js'];
      expect(Object.keys(record.files)).toEqual([
        'page.1.js',
        'photo-small.1.webp',
        'photo.1.webp',
        'remote.1.js',
        'remoteEntry.js',
      ]);
      for (const [file, { integrity, bytes }] of Object.entries(record.files)) {
        const content = (await releases.asset('mfe-chat', record, file))!;
        expect(integrity).toBe(integrityOf(content));
        expect(bytes).toBe(content.length);
      }
      for (const file of scripts) {
        const twin = await releases.asset('mfe-chat', record, `${file}.br`);
        expect(brotliDecompressSync(twin!)).toHaveLength(record.files[file]!.bytes);
      }
    });

    it('takes the twins of a file from the release before, where they are of its bytes, instead of compressing again', async () => {
      const { files, releases, release } = await setUp();
      const script = 'page.1.js';
      const first = await release({ name: 'mfe-chat' });
      const bytes = (await releases.asset('mfe-chat', first, script))!;
      const twin = `assets/mfe-chat/1.0.0-aaaaaaaa/${script}.br`;
      const kept = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
      await files.replace(twin, kept);
      const second = await release({ name: 'mfe-chat', version: '1.0.1' });
      expect(await releases.asset('mfe-chat', second, `${script}.br`)).toEqual(kept);
    });

    it('compresses itself where the release before has twins of other bytes, or none', async () => {
      const { files, releases, release } = await setUp();
      await release({ name: 'mfe-chat' });
      const before = 'assets/mfe-chat/1.0.0-aaaaaaaa';
      await files.replace(`${before}/page.1.js.br`, brotliCompressSync('other()'));
      await files.remove(`${before}/remote.1.js.gz`);
      const second = await release({ name: 'mfe-chat', version: '1.0.1' });
      for (const script of ['page.1.js', 'remote.1.js']) {
        const bytes = await releases.asset('mfe-chat', second, script);
        expect(brotliDecompressSync((await releases.asset('mfe-chat', second, `${script}.br`))!)).toEqual(
          bytes,
        );
        expect(gunzipSync((await releases.asset('mfe-chat', second, `${script}.gz`))!)).toEqual(bytes);
      }
    });

    it('changes nothing when the same build comes again', async () => {
      const { releases, release } = await setUp();
      const first = await release({ name: 'mfe-chat' });
      const again = await publish(releases, await buildFolder({ name: 'mfe-chat' }));
      expect(again).toEqual({ release: first, added: false });
    });

    it('resumes an interrupted publication, and refuses other bytes under the same name', async () => {
      const { files, releases } = await setUp();
      const folder = await buildFolder({ name: 'mfe-chat' });
      await publish(releases, folder);
      await files.remove('releases/mfe-chat/1.0.0-aaaaaaaa.json');
      await files.remove('assets/mfe-chat/1.0.0-aaaaaaaa/remote.1.js');
      const other = await buildFolder({ name: 'mfe-chat', script: 'other()' });
      await expect(publish(releases, other)).rejects.toThrow('with other bytes');
      await files.remove('assets/mfe-chat/1.0.0-aaaaaaaa/remote.1.js');
      expect((await publish(releases, folder)).added).toBe(true);
    });

    it('of the same build at the same time adds it once', async () => {
      const { releases } = await setUp();
      const folder = await buildFolder({ name: 'mfe-chat' });
      const both = await Promise.all([publish(releases, folder), publish(releases, folder)]);
      expect(both.filter(({ added }) => added)).toHaveLength(1);
      expect(both[0].release).toEqual(both[1].release);
    });

    it('comes after earlier publications of its name, also of a machine whose clock is hours ahead', async () => {
      const { releases, release } = await setUp();
      const { build: _build, ...first } = await release({ name: 'mfe-chat', version: '0.9.0' });
      const ahead = new Date(Date.now() + 3 * 3_600_000).toISOString();
      await releases.add({ ...first, version: '1.0.0', build: 'bbbbbbbb', createdAt: ahead });
      const next = await release({ name: 'mfe-chat', build: 'aaaaaaab', script: 'console.log(2)' });
      expect(next.createdAt > ahead).toBe(true);
      expect(await releases.find('mfe-chat@1.0.0')).toEqual(next);
    });

    it('refuses a folder that is not a finished build, and leaves nothing behind', async () => {
      const { releases } = await setUp();
      const dir = await buildFolder({ name: 'mfe-chat' });
      await rm(path.join(dir, 'release.json'));
      await expect(publish(releases, dir)).rejects.toThrow('release.json is missing');
      expect(await releases.names()).toEqual([]);
    });

    it('refuses a name that could leave the folder of releases', async () => {
      const { releases } = await setUp();
      const dir = await buildFolder({ name: 'mfe-chat' });
      const json = JSON.parse(await readFile(path.join(dir, 'release.json'), 'utf8'));
      await writeFile(path.join(dir, 'release.json'), JSON.stringify({ ...json, name: '../../shell' }));
      await expect(publish(releases, dir)).rejects.toThrow('is not valid');
    });
  });

  describe('lock', () => {
    it('makes releases live and remembers what they replace', async () => {
      const { releases, environment, release } = await setUp();
      const shell = await release({ name: 'shell' });
      const one = await release({ name: 'mfe-chat', mounts: ['/user/chat'] });
      const two = await release({
        name: 'mfe-chat',
        version: '1.1.0',
        build: 'bbbbbbbb',
        mounts: ['/user/chat'],
      });
      await changeLock(releases, environment, { set: { shell, 'mfe-chat': one }, ...note });
      const lock = await changeLock(releases, environment, { set: { 'mfe-chat': two }, ...note });
      expect(lock.revision).toBe(2);
      expect(lock.remotes['mfe-chat']?.version).toBe('1.1.0');
      expect(lock.lastGood['mfe-chat']?.version).toBe('1.0.0');
      expect((await environment.live())?.revision).toBe(2);
      const { parts } = await explain(releases, environment, { only: 'mfe-chat' });
      expect(parts.map(({ fallsBackTo }) => fallsBackTo)).toEqual(['1.0.0-aaaaaaaa']);
    });

    it('explains nothing of an environment without a lock, nor of a remote that it does not have, and states why', async () => {
      const { releases, environment, release } = await setUp();
      await expect(explain(releases, environment)).rejects.toThrow('Environment staging has no lock yet.');
      await changeLock(releases, environment, { set: { shell: await release({ name: 'shell' }) }, ...note });
      await expect(explain(releases, environment, { only: 'mfe-chat' })).rejects.toThrow(
        'mfe-chat is not part of environment staging.',
      );
    });

    it('keeps two versions side by side and switches between them without another publish', async () => {
      const { releases, environment, release } = await setUp();
      const shell = await release({ name: 'shell' });
      const one = await release({ name: 'mfe-chat' });
      const two = await release({ name: 'mfe-chat', version: '2.0.0', build: 'bbbbbbbb' });
      for (const chosen of [one, two, one]) {
        const lock = await changeLock(releases, environment, { set: { shell, 'mfe-chat': chosen }, ...note });
        expect(lock.remotes['mfe-chat']?.version).toBe(chosen.version);
      }
    });

    it('falls back to the version before also when both were built from the same sources', async () => {
      const { releases, environment, release } = await setUp();
      const shell = await release({ name: 'shell' });
      const one = await release({ name: 'mfe-chat' });
      const two = await release({ name: 'mfe-chat', version: '9.0.0' });
      await changeLock(releases, environment, { set: { shell, 'mfe-chat': one }, ...note });
      const lock = await changeLock(releases, environment, { set: { 'mfe-chat': two }, ...note });
      expect(lock.lastGood['mfe-chat']?.version).toBe('1.0.0');
    });

    it('uses a new number after a revert', async () => {
      const { releases, environment, release } = await setUp();
      const set = {
        shell: await release({ name: 'shell' }),
        'mfe-chat': await release({ name: 'mfe-chat' }),
      };
      await changeLock(releases, environment, { set, ...note });
      await changeLock(releases, environment, { state: { 'mfe-chat': 'off' }, ...note });
      await environment.point(1, 2);
      const next = await changeLock(releases, environment, { state: { 'mfe-chat': 'off' }, ...note });
      expect([next.revision, next.parent]).toEqual([3, 1]);
      expect((await environment.live())?.revision).toBe(3);
    });

    it('writes no new lock when nothing changes', async () => {
      const { releases, environment, release } = await setUp();
      const set = { shell: await release({ name: 'shell' }) };
      await changeLock(releases, environment, { set, ...note });
      expect((await changeLock(releases, environment, { set, ...note })).revision).toBe(1);
    });

    it('refuses two remotes at one address, and leaves the live lock alone', async () => {
      const { releases, environment, release } = await setUp();
      const shell = await release({ name: 'shell' });
      await changeLock(releases, environment, { set: { shell }, ...note });
      const set = {
        'mfe-chat': await release({ name: 'mfe-chat', mounts: ['/user/:id'] }),
        'mfe-account': await release({ name: 'mfe-account', mounts: ['/user/:name'] }),
      };
      await expect(changeLock(releases, environment, { set, ...note })).rejects.toThrow('both mount');
      expect((await environment.live())?.revision).toBe(1);
    });

    it('switches a remote off and on again', async () => {
      const { releases, environment, release } = await setUp();
      const set = {
        shell: await release({ name: 'shell' }),
        'mfe-chat': await release({ name: 'mfe-chat' }),
      };
      await changeLock(releases, environment, { set, ...note });
      const off = await changeLock(releases, environment, { state: { 'mfe-chat': 'off' }, ...note });
      expect(off.remotes['mfe-chat']?.state).toBe('off');
      await expect(
        changeLock(releases, environment, { state: { 'mfe-payments': 'off' }, ...note }),
      ).rejects.toThrow('not part of this environment');
    });

    it('refuses a release record whose bytes were changed afterwards', async () => {
      const { files, releases, environment, release } = await setUp();
      const shell = await release({ name: 'shell' });
      const lock = await changeLock(releases, environment, { set: { shell }, ...note });
      await files.replace(releases.fileOf('shell', shell), JSON.stringify({ ...shell, base: '/elsewhere/' }));
      await expect(releases.read('shell', lock.shell)).rejects.toThrow('not the one that the lock names');
    });
  });

  describe('the pointer', () => {
    it('moves only for a caller that knows its position', async () => {
      const { releases, environment, release } = await setUp();
      const set = { shell: await release({ name: 'shell' }) };
      await changeLock(releases, environment, { set, ...note });
      await expect(environment.point(1, 7)).rejects.toThrow('is at lock 1, not 7');
      await environment.point(1, 1);
    });

    it('lets one of several who change it at the same time win, and never loses a change', async () => {
      const { releases, environment, release } = await setUp();
      const set = { shell: await release({ name: 'shell' }) };
      await changeLock(releases, environment, { set, ...note });
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => environment.point(1, 1, note)));
      const won = tries.filter(({ status }) => status === 'fulfilled').length;
      expect(won).toBeGreaterThan(0);
      expect((await environment.moves()).length).toBe(won + 1);
      expect((await environment.pointer())?.move).toBe(won + 1);
    });

    it('completes a change whose writer ended before the pointer was updated', async () => {
      const { files, releases, environment, release } = await setUp();
      const set = {
        shell: await release({ name: 'shell' }),
        'mfe-chat': await release({ name: 'mfe-chat' }),
      };
      await changeLock(releases, environment, { set, ...note });
      const before = (await files.read('environments/staging/pointer.json'))!;
      await changeLock(releases, environment, { state: { 'mfe-chat': 'off' }, ...note });
      await files.replace('environments/staging/pointer.json', before);
      await expect(environment.point(1, 1, note)).rejects.toThrow('is at lock 2, not 1');
      expect(await environment.pointer()).toMatchObject({ stable: 2, move: 2 });
    });
  });
});
