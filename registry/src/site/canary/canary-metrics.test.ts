import { randomUUID } from 'node:crypto';
import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { createLiveSite } from '#site/visitors/live-site.ts';
import { Canary, canaryKey } from './canary.ts';
import { writtenFlags } from './canary-metrics.ts';

const abort = { errorRate: 0.2, minVisitors: 10, minNetworks: 1 };

onEachStorage((newFiles) => {
  /** An environment with a lock on canary, and as many servers of it as are wanted, which share their counts at once. */
  async function startCanary() {
    const registry = await newRegistry('staging', await newFiles());
    const { releases, environment, release, lock, hold } = registry;
    await lock(await release({ name: 'shell' }), await release({ name: 'mfe-chat' }));
    const next = await hold([await release({ name: 'mfe-chat', version: '2.0.0' })]);
    const begin = (begun: string) =>
      environment.setCandidate({ lock: next.revision, percent: 100, salt: 'a', begun, abort }, 1);
    await begin('first');
    const newServer = (countsAge = 0) => {
      const live = createLiveSite(releases, environment, { countsAge });
      return {
        live,
        async recordExposure(visitor: string) {
          live.canary(await live.pointer())?.recordExposure(visitor);
        },
        // Each visitor sits in a network of its own.
        fail: (visitor: string) => live.countError({ revision: next.revision, visitor, network: visitor }),
        result: async () => live.canary(await live.pointer())?.result,
      };
    };
    const candidate = async () => (await environment.pointer())?.candidate ?? null;
    return { ...registry, begin, newServer, candidate };
  }

  it('adds up what several servers see of the same visitors, and one of them ends the canary', async () => {
    const { environment, newServer, candidate } = await startCanary();
    const [one, other] = [newServer(), newServer()];
    const visitors = Array.from({ length: 12 }, () => randomUUID());
    // Pages come from the one server; what the page asks for then, and its errors, go to the other.
    for (const visitor of visitors) await one.recordExposure(visitor);
    await one.live.settled();
    for (const visitor of visitors) await other.live.seen(visitor);
    await other.live.settled();
    expect(await candidate()).not.toBeNull();
    for (const visitor of visitors.slice(0, 3)) await other.fail(visitor);
    expect(await candidate()).toBeNull();
    for (const server of [one, other]) await server.live.settled();
    const aborted = (await environment.moves()).filter(({ reason }) => reason.startsWith('aborted'));
    expect(aborted.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^aborted: 3 of 12 visitors/),
    ]);
  });

  it('is written after a moment, also when no request follows the last one', async () => {
    const { environment, newServer } = await startCanary();
    const server = newServer(1);
    const visitor = randomUUID();
    await server.live.seen(visitor);
    await server.recordExposure(visitor);
    const { stable, candidate } = (await environment.pointer())!;
    const written = async () => {
      const canary = new Canary(candidate!);
      canary.learn(await writtenFlags(environment, canaryKey(stable, candidate!)));
      return canary.result.visitors;
    };
    for (let tries = 0; tries < 100 && (await written()) === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await written()).toBe(1);
  });

  it('goes on counting after a restart', async () => {
    const { newServer, candidate } = await startCanary();
    const visitors = Array.from({ length: 9 }, () => randomUUID());
    const before = newServer();
    for (const visitor of visitors) {
      await before.recordExposure(visitor);
      await before.live.seen(visitor);
    }
    for (const visitor of visitors.slice(0, 5)) await before.fail(visitor);
    await before.live.settled();
    const after = newServer();
    await after.live.seen(visitors[0]!);
    await after.live.settled();
    expect(await after.result()).toEqual({ visitors: 9, failed: 5, networks: 5 });
    expect(await candidate()).not.toBeNull();
    const last = randomUUID();
    await after.recordExposure(last);
    await after.fail(last);
    expect(await candidate()).toBeNull();
  });

  it('starts over when the same lock is a canary again', async () => {
    const { newServer, begin } = await startCanary();
    const server = newServer();
    const visitor = randomUUID();
    await server.recordExposure(visitor);
    await server.fail(visitor);
    expect(await server.result()).toEqual({ visitors: 1, failed: 1, networks: 1 });
    await begin('second');
    expect(await server.result()).toEqual({ visitors: 0, failed: 0, networks: 0 });
  });
});

describe('a canary with more visitors than a server remembers', () => {
  it('samples them, equally on every server', () => {
    const candidate = { lock: 2, percent: 100, salt: 'a', abort };
    const [all, half, other] = [new Canary(candidate), new Canary(candidate), new Canary(candidate)];
    Array.from({ length: 20_000 }, () => randomUUID()).forEach((visitor, index) => {
      for (const canary of [all, index % 2 ? half : other]) {
        canary.recordExposure(visitor);
        if (index % 4 === 0) canary.failed(visitor, visitor);
        else canary.seen(visitor);
      }
    });
    expect(Object.keys(all.marks.visitors).length).toBeLessThanOrEqual(4_096);
    half.learn([other.marks]);
    for (const { visitors, failed } of [all.result, half.result]) {
      expect(Math.abs(visitors / 20_000 - 1)).toBeLessThan(0.1);
      expect(Math.abs(failed / visitors / 0.25 - 1)).toBeLessThan(0.2);
    }
    expect(all.verdict).toMatch(/^aborted/);
  });
});
