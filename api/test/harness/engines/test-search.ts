import { randomBytes } from 'node:crypto';
import { TEST_SEARCH } from '../settings.ts';

/** Indices of their own in the run's OpenSearch. */
export interface TestSearch {
  readonly url: string;
  readonly index: string;
  /** Waits until the engine answers. */
  ready(app: { get(path: string): Promise<{ status: number }> }): Promise<void>;
  remove(): Promise<void>;
}

const READY_WITHIN_MS = 30_000;

/** Undefined in a run without OpenSearch: the columns in memory answer. */
export function testSearch(): TestSearch | undefined {
  const url = process.env[TEST_SEARCH];
  if (!url) return undefined;
  const index = `test-${randomBytes(6).toString('hex')}`;
  return {
    url,
    index,
    async ready(app) {
      const deadline = Date.now() + READY_WITHIN_MS;
      while ((await app.get('search-facets')).status !== 200) {
        if (Date.now() > deadline) throw new Error('OpenSearch is not ready');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async remove() {
      const [node] = url.split(',');
      await fetch(`${node}/${index}-*,${index}_searches-*`, { method: 'DELETE' });
    },
  };
}
