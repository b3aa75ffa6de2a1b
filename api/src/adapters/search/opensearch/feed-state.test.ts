import type { OpenSearchCluster } from './cluster.ts';
import { feedStore } from './feed-state.ts';

it('an index that is filled takes the place of earlier ones of its name, not of those of another installation', async () => {
  const names = ['lintel-100', 'lintel-200', 'lintel-feed', 'lintel-staging-150', 'lintel-staging-feed'];
  const sent: unknown[] = [];
  const cluster = {
    send: async ({ method, body }: { method: string; body?: unknown }) => {
      if (method === 'GET') return Object.fromEntries(names.map((name) => [name, {}]));
      sent.push(body);
      return {};
    },
  } as unknown as OpenSearchCluster;
  await feedStore(cluster, 'lintel', {}).serve('lintel-200');
  expect(sent).toEqual([
    {
      actions: [{ add: { index: 'lintel-200', alias: 'lintel' } }, { remove_index: { index: 'lintel-100' } }],
    },
  ]);
});
