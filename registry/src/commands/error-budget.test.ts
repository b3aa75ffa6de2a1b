import { newRegistry } from '#testing/new-registry.ts';
import { createViewCounts } from '#store/view-counts.ts';
import { testSite } from '#testing/test-site.ts';
import { errorBudgets } from './error-budget.ts';
import { status, statusText } from './status.ts';

const now = Date.parse('2026-11-26T10:30:00Z');
const HOUR_MS = 3_600_000;

/** An environment with views and errors, `[hours ago, version, views, failed]`. */
async function setUp(...seen: [number, string, number, number][]) {
  const registry = await newRegistry();
  const { release, lock, environment } = registry;
  await lock(await release({ name: 'shell' }), await release({ name: 'mfe-chat', mounts: ['/user/chat'] }));
  let at = now;
  const counts = createViewCounts(environment, { now: () => at });
  for (const [hours, version, views, failed] of seen) {
    at = now - hours * HOUR_MS;
    counts.viewed({ remote: 'mfe-chat', version }, views);
    for (let count = 0; count < failed; count += 1) counts.failed({ remote: 'mfe-chat', version });
    await counts.settled();
  }
  return registry;
}

describe('the error budget of a remote', () => {
  it('is what the objective lets fail of the views of 28 days; shorter windows tell when it was used', async () => {
    const { environment, files } = await setUp(
      [27 * 24, '1.0.0', 6_000, 1],
      [6 * 24, '1.0.0', 3_000, 2],
      [2, '2.0.0', 1_000, 4],
      [29 * 24, '1.0.0', 9_000, 90],
    );
    const [chat] = await errorBudgets(environment, { objective: 99.9, now: new Date(now) });
    expect(chat).toMatchObject({ remote: 'mfe-chat', views: 10_000, failed: 7 });
    expect(chat!.used).toBeCloseTo(0.7);
    expect(chat!.windows.last24h).toBeCloseTo(0.4);
    expect(chat!.windows.last7d).toBeCloseTo(0.6);
    expect(chat!.versions.map(({ version, used }) => [version, used?.toFixed(1)])).toEqual([
      ['2.0.0', '0.4'],
      ['1.0.0', '0.3'],
    ]);
    const text = statusText(await status(files, { objective: 99.5, now: new Date(now) }));
    expect(text).toContain(
      'mfe-chat 1.0.0-aaaaaaaa; 14 % of its error budget used by 7 of 10000 views (24 h: 8 %, 7 d: 12 %), most of it by 2.0.0',
    );
  });

  it('is none where nothing was viewed', async () => {
    const { environment } = await setUp([1, '1.0.0', 0, 3]);
    expect(await errorBudgets(environment, { now: new Date(now) })).toMatchObject([
      { failed: 3, used: null, windows: { last24h: null } },
    ]);
  });
});

describe('what pages report', () => {
  it('counts each view with an error once, and a sample for the views that it stands for', async () => {
    const { files, environment } = await setUp();
    const site = await testSite({ files, environment: 'staging', upstreams: [] });
    const send = (beacon: object) =>
      site.inject({ method: 'POST', url: '/registry/beacons', payload: { revision: 1, ...beacon } });
    const vitals = { kind: 'vitals', vitals: { lcp: 900 } };
    await send({ ...vitals, remote: 'mfe-chat', sample: 0.1 });
    await send({ ...vitals, remote: 'shell' });
    await send({ remote: 'mfe-chat', message: 'one' });
    await send({ remote: 'mfe-chat', message: 'two', isRepeated: true });
    await send({ remote: 'mfe-chat', kind: 'policy', message: 'refused' });
    await send({ remote: 'unknown', message: 'an extension' });
    await send({ ...vitals, remote: 'mfe-chat', sample: 1e-9 });
    await site.close();
    const budgets = await errorBudgets(environment);
    expect(budgets.map(({ remote, views, failed }) => [remote, views, failed])).toEqual([
      ['mfe-chat', 110, 1],
      ['shell', 111, 0],
    ]);
  });
});
