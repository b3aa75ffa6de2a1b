import { watchVersion } from './watch-version.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

function setUp(stable: unknown) {
  const world = { stable, now: 0, asked: [] as string[], noticed: 0, isOutdated: false };
  const get = (async (url: string) => {
    world.asked.push(url);
    return { ok: true, json: async () => ({ schema: 1, stable: world.stable }) };
  }) as unknown as typeof fetch;
  const end = watchVersion({
    site: { environment: 'local', revision: 4 },
    onChanged(isOutdated) {
      world.isOutdated = isOutdated;
      if (isOutdated) world.noticed += 1;
    },
    get,
    now: () => world.now,
  });
  const look = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await turn();
  };
  return { world, end, look };
}

describe('the notice of a new version', () => {
  it('is silent while the page’s lock is the live one, and does not ask at every look', async () => {
    const { world, end, look } = setUp(4);
    await turn();
    await look();
    expect(world.asked).toEqual(['/registry/environments/local/pointer.json']);
    world.now += 3 * 60_000;
    await look();
    expect(world.asked).toHaveLength(2);
    expect(world.noticed).toBe(0);
    end();
  });

  it.each([5, 3])('reports once that lock %d is live, newer or rolled back', async (stable) => {
    const { world, look } = setUp(4);
    await turn();
    world.stable = stable;
    world.now += 3 * 60_000;
    await look();
    world.now += 3 * 60_000;
    await look();
    expect(world.noticed).toBe(1);
    expect(world.asked).toHaveLength(3);
  });

  it('takes the report back when the lock of the page is live again, and makes it again for the next lock', async () => {
    const { world, look, end } = setUp(5);
    await turn();
    expect(world.isOutdated).toBe(true);
    world.stable = 4;
    world.now += 3 * 60_000;
    await look();
    expect(world.isOutdated).toBe(false);
    world.stable = 6;
    world.now += 3 * 60_000;
    await look();
    expect([world.isOutdated, world.noticed]).toEqual([true, 2]);
    end();
  });

  it('is silent on a page of a canary, and on a page with overrides', async () => {
    const onChanged = jest.fn();
    const get = (async () => ({
      ok: true,
      json: async () => ({ schema: 1, stable: 4, candidate: { lock: 5 } }),
    })) as unknown as typeof fetch;
    const site = { environment: 'local', revision: 5 };
    watchVersion({ site, onChanged, get })();
    watchVersion({ site: { ...site, revision: 3, isMixed: true }, onChanged, get })();
    await turn();
    expect(onChanged).not.toHaveBeenCalled();
    const end = watchVersion({ site: { ...site, revision: 3 }, onChanged, get });
    await turn();
    end();
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('asks at once when the network is back after a question that did not arrive', async () => {
    let isOffline = true;
    let noticed = 0;
    const get = (async () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return { ok: true, json: async () => ({ schema: 1, stable: 5 }) };
    }) as unknown as typeof fetch;
    const site = { environment: 'local', revision: 4 };
    const stop = watchVersion({ site, onChanged: () => void (noticed += 1), get, now: () => 0 });
    await turn();
    isOffline = false;
    dispatchEvent(new Event('online'));
    await turn();
    expect(noticed).toBe(1);
    stop();
  });

  it('takes an answer that is none for no news', async () => {
    const { world, end } = setUp(undefined);
    await turn();
    expect(world.noticed).toBe(0);
    end();
  });
});
