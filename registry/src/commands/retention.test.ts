import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newRegistry } from '#testing/new-registry.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { EnvironmentStore } from '#store/environment-store.ts';
import { ReleaseStore } from '#store/release-store.ts';
import { canary } from './canary.ts';
import { changeLock } from './lock.ts';
import { promote, revert } from './promote.ts';
import { publish } from './publish.ts';
import { retain } from './retention.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

onEachStorage((newFiles) => {
  /** Five versions of a remote that went live one after the other, and one that never did. */
  async function fiveDeploys() {
    const registry = await newRegistry('staging', await newFiles());
    const { release, lock } = registry;
    await lock(await release({ name: 'shell' }));
    for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0'])
      await lock(await release({ name: 'mfe-chat', version }));
    await release({ name: 'mfe-chat', version: '6.0.0' });
    const versions = async () => (await registry.releases.list('mfe-chat')).map(({ version }) => version);
    return { ...registry, versions };
  }

  describe('retention', () => {
    it('keeps everything that was live or published in the last days', async () => {
      const { releases, versions } = await fiveDeploys();
      expect((await retain(releases, { days: 30, now: inDays(29) })).removed).toEqual([]);
      expect(await versions()).toHaveLength(6);
    });

    it('keeps for ever what is live, what it falls back to, and what a revert and its fallback need', async () => {
      const { releases, environment, versions } = await fiveDeploys();
      const { removed } = await retain(releases, { days: 30, now: inDays(365) });
      expect(removed.map(({ version }) => version)).toEqual(['1.0.0', '2.0.0', '6.0.0']);
      expect(await versions()).toEqual(['3.0.0', '4.0.0', '5.0.0']);
      for (const release of removed)
        expect(await releases.files.children(releases.assetsOf('mfe-chat', release))).toEqual([]);
      for (const revision of [6, 5]) {
        const lock = await environment.lock(revision);
        for (const [name, pin] of Object.entries({ ...lock.remotes, ...lock.lastGood })) {
          const release = await releases.read(name, pin);
          for (const file of Object.keys(release.files))
            expect(await releases.asset(name, release, file)).not.toBeNull();
        }
      }
    });

    it('keeps the releases of a canary, also after months without a visit', async () => {
      const { releases, environment, release, hold, versions } = await fiveDeploys();
      const lock = await hold([await release({ name: 'mfe-chat', version: '7.0.0' })]);
      const abort = { errorRate: 0.01, minVisitors: 100 };
      await environment.setCandidate({ lock: lock.revision, percent: 5, salt: 'a', abort }, 6);
      await retain(releases, { days: 30, now: inDays(365) });
      expect(await versions()).toContain('7.0.0');
    });

    it('keeps what another environment has live', async () => {
      const { releases, files, release, versions } = await fiveDeploys();
      const production = new EnvironmentStore(files, 'production');
      await promote(releases, production, { wanted: 'staging@2', by: 'test', reason: '' });
      await release({ name: 'mfe-account' });
      await retain(releases, { days: 30, now: inDays(365) });
      expect(await versions()).toContain('1.0.0');
    });

    it('makes a revert to a lock whose releases are gone a clear refusal', async () => {
      const { releases, environment } = await fiveDeploys();
      await retain(releases, { days: 30, now: inDays(365) });
      await expect(promote(releases, environment, { wanted: '2', by: 'test', reason: '' })).rejects.toThrow(
        'There is no release mfe-chat 1.0.0-aaaaaaaa',
      );
    });

    it('removes what an interrupted publication left behind, once it cannot be under way any more', async () => {
      const { releases, release, files } = await fiveDeploys();
      const half = await release({ name: 'mfe-chat', version: '9.0.0' });
      await files.remove(releases.fileOf('mfe-chat', half));
      expect((await retain(releases, { days: 30, now: inDays(0.9) })).half).toEqual([]);
      expect((await retain(releases, { days: 30, now: inDays(1.1) })).half).toEqual([
        'mfe-chat 9.0.0-aaaaaaaa',
      ]);
      expect(await files.children(releases.assetsOf('mfe-chat', half))).toEqual([]);
      expect((await retain(releases, { days: 30, now: inDays(1.1) })).half).toEqual([]);
    });

    it.each([
      ['ahead of', -400],
      ['behind', 400],
    ])('removes nothing while its clock is %s that of the files', async (difference, days) => {
      const { files, versions } = await fiveDeploys();
      const elsewhere = new ReleaseStore({ ...files, lastWrite: async () => inDays(days) });
      await expect(retain(elsewhere, { days: 30, now: inDays(400) })).rejects.toThrow(
        `400 days ${difference} that of the registry's files`,
      );
      expect(await versions()).toHaveLength(6);
      expect(await files.children('removals/clock')).toEqual([]);
    });

    it('removes what a write left that was killed, once it cannot be under way any more', async () => {
      const { releases, files } = await fiveDeploys();
      if (!files.folder) return;
      const drafts = [
        'environments/staging/pointer.json.1234567890',
        'environments/staging/.draft-11111111-2222-4333-8444-555555555555',
        'assets/mfe-chat/6.0.0-aaaaaaaa/.draft-11111111-2222-4333-8444-555555555555',
      ];
      for (const name of drafts) await writeFile(path.join(files.folder, name), 'half');
      const left = async () => (await Promise.all(drafts.map(files.read))).filter(Boolean).length;
      await retain(releases, { days: 30, now: inDays(0.9) });
      expect(await left()).toBe(3);
      await retain(releases, { days: 30, now: inDays(1.1), dryRun: true });
      expect(await left()).toBe(3);
      await retain(releases, { days: 30, now: inDays(1.1) });
      expect(await left()).toBe(0);
      expect(await files.read('environments/staging/pointer.json')).not.toBeNull();
    });

    it('makes room on a disk that is too full for its marks, but for what is just being published', async () => {
      const { files, versions } = await fiveDeploys();
      const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      await files.create('publications/mfe-chat/2.0.0-aaaaaaaa/other', new Date().toISOString());
      const { removed } = await retain(new ReleaseStore({ ...files, create: full }), {
        days: 30,
        now: inDays(365),
      });
      expect(removed.map(({ version }) => version)).toEqual(['1.0.0', '6.0.0']);
      expect(await versions()).toEqual(['2.0.0', '3.0.0', '4.0.0', '5.0.0']);
    });

    it('leaves what another operator makes live, or publishes again, while it removes', async () => {
      const { releases, environment, lock, files, versions } = await fiveDeploys();
      const folder = await buildFolder({ name: 'mfe-chat', version: '9.0.0' });
      const { release: half } = await publish(releases, folder);
      await files.remove(releases.fileOf('mfe-chat', half));
      const never = await releases.find('mfe-chat@6.0.0');
      let isFirst = true;
      const slow = new ReleaseStore({
        ...files,
        async remove(name) {
          if (!isFirst || !name.startsWith('releases/')) return files.remove(name);
          isFirst = false;
          await lock(never);
          await publish(releases, folder);
          return files.remove(name);
        },
      });

      const { removed, half: abandoned } = await retain(slow, { days: 30, now: inDays(365) });

      expect(removed.map(({ version }) => version)).toEqual(['1.0.0', '2.0.0', '3.0.0']);
      expect(abandoned).toEqual([]);
      expect(await versions()).toEqual(expect.arrayContaining(['6.0.0', '9.0.0']));
      expect((await environment.live())!.remotes['mfe-chat']!.version).toBe('6.0.0');
      for (const one of [never, half])
        expect(await releases.asset('mfe-chat', one, 'remoteEntry.js')).not.toBeNull();
    });

    it.each([
      ['an abandoned publication', true],
      ['a release that is not needed', false],
    ])(
      'never takes the files from a build that is published again while it removes %s',
      async (_, isHalf) => {
        const { releases, files } = await fiveDeploys();
        const folder = await buildFolder({ name: 'mfe-chat', version: '9.0.0' });
        const { release } = await publish(releases, folder);
        if (isHalf) await files.remove(releases.fileOf('mfe-chat', release));
        const again: PromiseSettledResult<unknown>[][] = [];
        const slow = new ReleaseStore({
          ...files,
          async remove(name) {
            // The record is gone, or was not there; the files go next.
            if (name === releases.assetsOf('mfe-chat', release))
              again.push(await Promise.allSettled([publish(releases, folder)]));
            return files.remove(name);
          },
        });

        await retain(slow, { days: 30, now: inDays(365) });

        expect(again).toEqual([
          [
            expect.objectContaining({
              reason: expect.objectContaining({
                message: expect.stringContaining('is just being removed by gc; publish it again in a moment'),
              }),
            }),
          ],
        ]);
        expect(await releases.recorded('mfe-chat', release)).toBeNull();
        expect((await publish(releases, folder)).added).toBe(true);
        expect(await releases.asset('mfe-chat', release, 'remoteEntry.js')).not.toBeNull();
      },
    );

    it('that was killed is named with the time from which its release can be published again', async () => {
      const { releases, files } = await fiveDeploys();
      const folder = await buildFolder({ name: 'mfe-chat', version: '9.0.0' });
      const begun = Date.now() - 30 * 60_000;
      await files.create('removals/mfe-chat/9.0.0-aaaaaaaa/killed', new Date(begun).toISOString());
      await expect(publish(releases, folder)).rejects.toThrow(
        `or from ${new Date(begun + 60 * 60_000).toISOString()} on if that gc was interrupted.`,
      );
      await files.remove('removals/mfe-chat/9.0.0-aaaaaaaa');
      await files.create(
        'removals/mfe-chat/9.0.0-aaaaaaaa/killed',
        new Date(begun - 60 * 60_000).toISOString(),
      );
      expect((await publish(releases, folder)).added).toBe(true);
    });

    it('leaves the files of a publication that is under way', async () => {
      const { releases, files } = await fiveDeploys();
      const folder = await buildFolder({ name: 'mfe-chat', version: '9.0.0' });
      const { release } = await publish(releases, folder);
      await files.remove(releases.fileOf('mfe-chat', release));
      const half: string[][] = [];
      const slow = new ReleaseStore({
        ...files,
        async create(name, content) {
          // All files are there; the record comes next.
          if (name === releases.fileOf('mfe-chat', release))
            half.push((await retain(releases, { days: 30, now: inDays(2) })).half);
          return files.create(name, content);
        },
      });

      await publish(slow, folder);

      expect(half).toEqual([[]]);
      expect(await releases.asset('mfe-chat', release, 'remoteEntry.js')).not.toBeNull();
    });

    it.each(['locks', 'canary', 'promotes', 'reverts to'])(
      'and a command that %s a release it removes: either the one or the other is done',
      async (command) => {
        const { releases, environment, hold, files } = await fiveDeploys();
        const never = await releases.find('mfe-chat@6.0.0');
        const held = await hold([never]);
        const stable = 6;
        const abort = { errorRate: 1, minVisitors: 100 };
        const bring = (store: ReleaseStore) => {
          const there = new EnvironmentStore(store.files, 'staging');
          const note = { by: 'test', reason: '' };
          if (command === 'locks') return changeLock(store, there, { set: { 'mfe-chat': never }, ...note });
          if (command === 'canary')
            return canary(store, there, { lock: held.revision, percent: 5, stop: false, ...abort, ...note });
          if (command === 'promotes')
            return promote(store, there, { wanted: String(held.revision), expect: stable, ...note });
          return revert(store, there, { to: 2, ...note });
        };
        const record =
          command === 'reverts to'
            ? releases.fileOf('mfe-chat', await releases.find('mfe-chat@1.0.0'))
            : releases.fileOf('mfe-chat', never);
        const collect = (store: ReleaseStore) => retain(store, { days: 30, now: inDays(365) });

        // The removal is decided, and its first file goes next.
        const outcomes: PromiseSettledResult<unknown>[] = [];
        await collect(
          new ReleaseStore({
            ...files,
            async remove(name) {
              if (name === record) outcomes.push(...(await Promise.allSettled([bring(releases)])));
              return files.remove(name);
            },
          }),
        );
        expect(outcomes).toEqual([
          expect.objectContaining({
            reason: expect.objectContaining({ message: expect.stringContaining('just being removed by gc') }),
          }),
        ]);
        expect((await environment.pointer())!.stable).toBe(stable);
        expect(await files.read(record)).toBeNull();
      },
    );

    it('leaves a release that another operator is about to make live', async () => {
      const { releases, environment, files, versions } = await fiveDeploys();
      const never = await releases.find('mfe-chat@6.0.0');
      const slow = new ReleaseStore({
        ...files,
        async create(name, content) {
          // All is checked; the lock comes next.
          if (name.includes('/locks/')) await retain(releases, { days: 30, now: inDays(365) });
          return files.create(name, content);
        },
      });
      const there = new EnvironmentStore(slow.files, 'staging');
      await changeLock(slow, there, { set: { 'mfe-chat': never }, by: 'test', reason: '' });
      expect((await environment.live())!.remotes['mfe-chat']!.version).toBe('6.0.0');
      expect(await versions()).toContain('6.0.0');
    });

    it('only lists with dryRun', async () => {
      const { releases, versions } = await fiveDeploys();
      const { removed } = await retain(releases, { days: 30, now: inDays(365), dryRun: true });
      expect(removed).toHaveLength(3);
      expect(await versions()).toHaveLength(6);
    });
  });
});
