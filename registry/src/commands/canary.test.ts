import { canary } from './canary.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { EnvironmentStore } from '#store/environment-store.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { ReleaseStore } from '#store/release-store.ts';

const options = { percent: 5, errorRate: 1, minVisitors: 1, stop: false, by: 'test', reason: '' };

onEachStorage((newFiles) => {
  /** Lock 1 is live, 2 and 3 are held; `meanwhile` runs once, when a canary is about to be written. */
  async function setUp() {
    const files = await newFiles();
    const { release, lock, hold } = await newRegistry('staging', files);
    await lock(await release({ name: 'shell' }), await release({ name: 'mfe-chat' }));
    for (const [version, build] of [
      ['2.0.0', 'bbbbbbbb'],
      ['3.0.0', 'cccccccc'],
    ] as const)
      await hold([await release({ name: 'mfe-chat', version, build })]);
    const start = (through: RegistryFiles, lockNumber: number, more = {}) =>
      canary(new ReleaseStore(through), new EnvironmentStore(through, 'staging'), {
        ...options,
        lock: lockNumber,
        ...more,
      });
    const beside = (meanwhile: () => Promise<unknown>): RegistryFiles => {
      let left = [meanwhile];
      return Object.assign(Object.create(files), {
        async create(name: string, contents: string | Buffer) {
          if (name.startsWith('publications/')) await left.shift()?.();
          return files.create(name, contents);
        },
      });
    };
    return { start, beside, files, environment: new EnvironmentStore(files, 'staging') };
  }

  describe('two changes of a canary at one moment', () => {
    it('start one canary, and refuse the second by what it did not know of', async () => {
      const { start, beside, files, environment } = await setUp();
      const second = start(
        beside(() => start(files, 3)),
        2,
      );
      await expect(second).rejects.toThrow(
        'A canary of lock 3 was begun in environment staging at this moment; look again before you change it.',
      );
      expect((await environment.pointer())?.candidate?.lock).toBe(3);
    });

    it('do not bring one back that was ended while its share was being raised', async () => {
      const { start, beside, files, environment } = await setUp();
      await start(files, 2);
      const raised = start(
        beside(() => environment.endCanary(2, 1, { by: 'registry', reason: 'aborted' })),
        2,
        { percent: 50 },
      );
      await expect(raised).rejects.toThrow(
        'The canary of lock 2 was ended in environment staging at this moment; look again before you change it.',
      );
      expect((await environment.pointer())?.candidate).toBeNull();
    });

    it('leave the first of two shares of one canary', async () => {
      const { start, beside, files, environment } = await setUp();
      await start(files, 2);
      const second = start(
        beside(() => start(files, 2, { percent: 20 })),
        2,
        { percent: 50 },
      );
      await expect(second).rejects.toThrow('look again before you change it');
      expect((await environment.pointer())?.candidate?.percent).toBe(20);
    });
  });
});
