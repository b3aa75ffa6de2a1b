import path from 'node:path';
import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { testSite } from '#testing/test-site.ts';
import { explain } from './explain.ts';
import { exportSite } from './export-site.ts';
import { importEnvironment } from './import/import-environment.ts';
import { sourceOfFiles } from './import/import-source.ts';
import { changeLock } from './lock.ts';
import { previewOf, promote, revert } from './promote.ts';
import { retain } from './retention.ts';

const note = { by: 'test', reason: '' };

onEachStorage((newFiles) => {
  /** Lock 1 is live with chat 1.0.0; lock 2, with 2.0.0, is held; lock 3 switches chat off. */
  async function switchedOffBesideHeldLock() {
    const registry = await newRegistry('staging', await newFiles());
    const { releases, environment, release, lock, hold } = registry;
    await lock(await release({ name: 'shell' }), await release({ name: 'mfe-chat' }));
    await hold([await release({ name: 'mfe-chat', version: '2.0.0' })]);
    await changeLock(releases, environment, { state: { 'mfe-chat': 'off' }, ...note });
    const live = async () => (await environment.live())?.revision;
    return { ...registry, live };
  }

  describe('a revert', () => {
    it('of a held lock goes back to what was live before it, not to what it was made from', async () => {
      const { releases, environment } = await switchedOffBesideHeldLock();
      await promote(releases, environment, { wanted: '2', ...note });
      expect((await previewOf(releases, environment, {})).wanted).toBe('3');
      const lock = await revert(releases, environment, note);
      expect(lock).toMatchObject({ revision: 3, remotes: { 'mfe-chat': { state: 'off' } } });
    });

    it('goes one change further back each time, and ends with the first lock', async () => {
      const { releases, environment, live } = await switchedOffBesideHeldLock();
      await promote(releases, environment, { wanted: '2', ...note });
      await revert(releases, environment, note);
      await revert(releases, environment, note);
      expect(await live()).toBe(1);
      await expect(revert(releases, environment, note)).rejects.toThrow('nothing to go back to');
    });

    it('makes no lock live that never was', async () => {
      const { releases, environment, live } = await switchedOffBesideHeldLock();
      await expect(revert(releases, environment, { to: 2, ...note })).rejects.toThrow(
        'Lock 2 was never live; promote makes it live.',
      );
      await expect(previewOf(releases, environment, { to: 2 })).rejects.toThrow('was never live');
      expect(await live()).toBe(3);
    });

    it('finds its releases, however long the held lock has been live', async () => {
      const { releases, environment, release, lock, hold, live } = await switchedOffBesideHeldLock();
      await lock(await release({ name: 'mfe-chat', version: '3.0.0' }));
      await lock(await release({ name: 'mfe-chat', version: '4.0.0' }));
      await hold([await release({ name: 'mfe-chat', version: '5.0.0' })]);
      await lock(await release({ name: 'mfe-account' }));
      await promote(releases, environment, { wanted: '6', expect: 7, ...note });
      await retain(releases, { days: 30, now: new Date(Date.now() + 365 * 86_400_000) });
      await revert(releases, environment, note);
      expect(await live()).toBe(7);
    });

    /** Live is lock 3 with chat 2.0.0, and what it falls back to, 1.0.0, is gone. */
    async function revertedWithoutFallback() {
      const registry = await newRegistry('staging', await newFiles());
      const { releases, environment, release, lock } = registry;
      await lock(await release({ name: 'shell' }));
      for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0'])
        await lock(await release({ name: 'mfe-chat', version, mounts: ['/'] }));
      await retain(releases, { days: 30, now: new Date(Date.now() + 365 * 86_400_000) });
      await revert(releases, environment, { to: 3, ...note });
      return registry;
    }

    it('to a lock whose fallback retention took away gives visitors its pages, without a fallback', async () => {
      const { files, releases, environment } = await revertedWithoutFallback();
      const site = await testSite({ files, environment: 'staging', upstreams: [] });
      const { statusCode, body } = await site.inject('/');
      expect(statusCode).toBe(200);
      const [, inlined = ''] = /id="lintel-site">(.*?)<\/script>/s.exec(body) ?? [];
      expect(JSON.parse(inlined).remotes).toEqual([
        expect.objectContaining({ active: expect.objectContaining({ version: '2.0.0' }), lastGood: null }),
      ]);
      const { parts } = await explain(releases, environment, { visitor: null });
      expect(parts.map(({ version, fallsBackTo }) => [version, fallsBackTo])).toEqual([
        ['1.0.0', null],
        ['2.0.0', null],
      ]);
    });

    it('to such a lock leaves an environment that can be imported, as for a backup, and exported', async () => {
      const { files, releases, environment } = await revertedWithoutFallback();
      const copy = await newRegistry('staging', await newFiles());
      const source = sourceOfFiles(files, 'the other');
      await importEnvironment(copy.releases, copy.environment, { source, from: 'staging', ...note });
      const live = await copy.environment.live();
      expect([live?.revision, live?.remotes['mfe-chat']?.version, live?.lastGood]).toEqual([3, '2.0.0', {}]);
      const to = path.join(await temporaryFolder('export'), 'site');
      const { revision } = await exportSite(releases, environment, { to, connect: [] });
      expect(revision).toBe(3);
    });
  });
});
