import { bucketFiles } from '#store/bucket-files.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { bucketStore, type BucketStore } from './bucket-store.ts';
import { newFolder } from './new-registry.ts';

/** Runs tests with files in folders, and once more with files in a bucket; each call of `newFiles` gives empty ones. */
export function onEachStorage(tests: (newFiles: () => Promise<RegistryFiles>) => void): void {
  describe('on disk', () => tests(newFolder));
  describe('in a bucket', () => {
    let store: BucketStore;
    const opened: { close(): void }[] = [];
    beforeAll(async () => {
      store = await bucketStore();
    });
    afterAll(async () => {
      for (const files of opened) files.close();
      await store.close();
    });
    tests(async () => {
      const files = bucketFiles(store.settings());
      opened.push(files);
      return files;
    });
  });
}
