import { retain } from '#commands/retention.ts';
import { stillThere } from '#commands/promote.ts';
import { ReleaseStore } from '#store/release-store.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { importEnvironment } from './import-environment.ts';
import { sourceOfFiles } from './import-source.ts';

/** When all that is not live is old. */
const MONTHS_AFTER = new Date('2099-01-01');
const chat = { name: 'mfe-chat', mounts: ['/user/chat'] };

onEachStorage((newFiles) => {
  /** A registry in which `gc` runs after each write of a file whose name begins so. */
  async function collecting(prefix: string) {
    const files = await newFiles();
    const watched: RegistryFiles = Object.assign(Object.create(files), {
      async create(name: string, contents: string | Buffer) {
        const isNew = await files.create(name, contents);
        if (name.startsWith(prefix)) await retain(new ReleaseStore(files), { days: 30, now: MONTHS_AFTER });
        return isNew;
      },
    });
    return newRegistry('production', watched);
  }

  describe('an import beside gc', () => {
    it.each(['releases/', 'environments/production/locks/', 'environments/production/moves/'])(
      'brings what is live with all of its releases, also when those are removed that no lock needs, after each write of %s',
      async (prefix) => {
        const there = await newRegistry('production', await newFiles());
        await there.lock(await there.release({ name: 'shell' }), await there.release(chat));
        await there.lock(await there.release({ ...chat, version: '2.0.0', build: 'bbbbbbbb' }));
        const here = await collecting(prefix);
        const lock = await importEnvironment(here.releases, here.environment, {
          source: sourceOfFiles(there.files, 'the other'),
          from: 'production',
          by: 'olga',
          reason: '',
        });
        expect(lock.revision).toBe(2);
        for (const revision of await here.environment.revisions())
          await stillThere(here.releases, await here.environment.lock(revision));
      },
    );

    it('is refused while a removal of one of its releases goes on, before anything is live', async () => {
      const there = await newRegistry('production', await newFiles());
      await there.lock(await there.release({ name: 'shell' }), await there.release(chat));
      const here = await newRegistry('production', await newFiles());
      await here.files.create('removals/mfe-chat/1.0.0-aaaaaaaa/of-gc', new Date().toISOString());
      const source = sourceOfFiles(there.files, 'the other');
      await expect(
        importEnvironment(here.releases, here.environment, {
          source,
          from: 'production',
          by: 'olga',
          reason: '',
        }),
      ).rejects.toThrow('is just being removed by gc');
      expect(await here.environment.pointer()).toBeNull();
    });
  });
});
