import { newRegistry } from '#testing/new-registry.ts';
import type { OverridePolicy } from './overrides.ts';
import { testSite } from '#testing/test-site.ts';

const provides = { contract: 1, slots: [], shared: { react: '19.3.1' }, events: {} };

async function choices(overrides: OverridePolicy) {
  const { files, release, lock } = await newRegistry();
  const chat = { name: 'mfe-chat', mounts: ['/user/chat'] };
  await lock(await release({ name: 'shell', provides }), await release(chat));
  await release({ ...chat, version: '1.1.0', mounts: [] });
  await release({ ...chat, version: '2.0.0', requires: { shared: { react: '^20.0.0' }, events: {} } });
  const site = await testSite({
    files,
    environment: 'staging',
    upstreams: [],
    overrides,
  });
  const answer = await site.inject('/registry/environments/staging/choices.json');
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json();
}

describe('what a page may show instead of the live lock', () => {
  it('is every release of its remotes, newest first, with the reasons against each', async () => {
    const { policy, remotes } = await choices('open');
    expect(policy).toBe('open');
    const found = remotes['mfe-chat'].map(
      ({ version, refusals }: { version: string; refusals: string[] }) => [version, refusals.length],
    );
    // A release that removes an address may be looked at.
    expect(found).toEqual([
      ['2.0.0', 1],
      ['1.1.0', 0],
      ['1.0.0', 0],
    ]);
    expect(remotes['mfe-chat'][0].refusals[0]).toContain('react');
  });

  it.each([
    ['closed', 'closed'],
    [{ secret: 'x'.repeat(32) }, 'signed'],
  ] as const)('is not answered where links are %p', async (overrides, policy) => {
    expect(await choices(overrides)).toEqual({ policy, remotes: {} });
  });
});
