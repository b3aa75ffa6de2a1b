import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { canary } from './canary.ts';
import { changeLock } from './lock.ts';
import { promote, revert } from './promote.ts';
import { status, statusText } from './status.ts';

const note = { by: 'test', reason: '' };

onEachStorage((newFiles) => {
  /** Lock 2 switches the chat off, and its command ended before the pointer was written: visitors have lock 1. */
  async function interrupted() {
    const registry = await newRegistry('staging', await newFiles());
    const { files, releases, environment, release } = registry;
    const set = { shell: await release({ name: 'shell' }), 'mfe-chat': await release({ name: 'mfe-chat' }) };
    await changeLock(releases, environment, { set, ...note });
    const before = (await files.read('environments/staging/pointer.json'))!;
    await changeLock(releases, environment, { state: { 'mfe-chat': 'off' }, ...note });
    await files.replace('environments/staging/pointer.json', before);
    return registry;
  }

  describe('a move whose writer ended before the pointer was updated', () => {
    it('is named by history and status as not live', async () => {
      const { files, environment } = await interrupted();
      expect(await environment.history()).toMatchObject([
        { number: 1, isUnfinished: false },
        { number: 2, isUnfinished: true },
      ]);
      const [staging] = await status(files);
      expect(staging).toMatchObject({ revision: 1, unfinished: { number: 2 } });
      expect(statusText([staging!])).toContain('not live yet: lock 2');
    });

    it('is named by status where it would have made the first lock of an environment live', async () => {
      const { files, environment } = await interrupted();
      await files.remove('environments/staging/pointer.json');
      for (const move of [2, 1]) {
        const [staging] = await status(files);
        expect(staging).toMatchObject({ revision: 0, parts: [], unfinished: { number: move } });
        const text = statusText([staging!]);
        expect(text).toContain('environment staging: no lock is live');
        expect(text).toContain(`not live yet: lock ${move} by test`);
        await files.remove(`environments/staging/moves/${move}.json`);
      }
      const [staging] = await status(files);
      expect(staging).toMatchObject({ revision: 0, newest: 2, by: 'test', unfinished: null });
      expect(statusText([staging!])).toContain('promote 2');
      expect(await environment.pointer()).toBeNull();
    });

    it('becomes live by the same command once more, and nothing is named any more', async () => {
      const { files, releases, environment } = await interrupted();
      await promote(releases, environment, { wanted: '2', ...note });
      expect(await environment.pointer()).toMatchObject({ stable: 2 });
      expect((await environment.history()).some(({ isUnfinished }) => isUnfinished)).toBe(false);
      expect((await status(files))[0]!.unfinished).toBeNull();
    });

    it('is undone by revert, which leads to what visitors had', async () => {
      const { releases, environment } = await interrupted();
      expect(await revert(releases, environment, note)).toMatchObject({ revision: 1 });
      expect(await environment.pointer()).toMatchObject({ stable: 1, move: 3 });
    });

    it('is finished by the same revert once more, which goes back no further', async () => {
      const { files, releases, environment } = await interrupted();
      await changeLock(releases, environment, { state: { 'mfe-chat': 'on' }, ...note });
      const before = (await files.read('environments/staging/pointer.json'))!;
      expect(await revert(releases, environment, note)).toMatchObject({ revision: 2 });
      // As when the disk had no room for the pointer.
      await files.replace('environments/staging/pointer.json', before);
      expect(await revert(releases, environment, note)).toMatchObject({ revision: 2 });
      expect(await environment.pointer()).toMatchObject({ stable: 2 });
      expect(await revert(releases, environment, note)).toMatchObject({ revision: 1 });
    });

    it('is what the next lock is made from', async () => {
      const { releases, environment } = await interrupted();
      const on = await changeLock(releases, environment, { state: { 'mfe-chat': 'on' }, ...note });
      expect(on).toMatchObject({ revision: 3, parent: 2 });
    });

    it('is what a canary is compared with', async () => {
      const { releases, environment } = await interrupted();
      const wanted = { lock: 2, percent: 5, errorRate: 1, minVisitors: 1, stop: false, ...note };
      await expect(canary(releases, environment, wanted)).rejects.toThrow('is live for everybody');
    });
  });
});
