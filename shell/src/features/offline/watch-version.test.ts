import { watchVersion } from './watch-version.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

function setUp(stable: unknown) {
  const world = { stable, now: 0, asked: [] as string[], noticed: 0 };
  const get = (async (url: string) => {
    world.asked.push(url);
    return { ok: true, json: async () => ({ schema: 1, stable: world.stable }) };
  }) as unknown as typeof fetch;
  const end = watchVersion({
    site: { environment: 'local', revision: 4 },
    onOutdated: () => void (world.noticed += 1),
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
    expect(world.asked).toHaveLength(2);
  });

  it('is silent on a page of a canary, and on a page with overrides', async () => {
    const onOutdated = jest.fn();
    const get = (async () => ({
      ok: true,
      json: async () => ({ schema: 1, stable: 4, candidate: { lock: 5 } }),
    })) as unknown as typeof fetch;
    const site = { environment: 'local', revision: 5 };
    watchVersion({ site, onOutdated, get })();
    watchVersion({ site: { ...site, revision: 3, isMixed: true }, onOutdated, get })();
    await turn();
    expect(onOutdated).not.toHaveBeenCalled();
    watchVersion({ site: { ...site, revision: 3 }, onOutdated, get });
    await turn();
    expect(onOutdated).toHaveBeenCalledTimes(1);
  });

  it('asks at once when the network is back after a question that did not arrive', async () => {
    let isOffline = true;
    let noticed = 0;
    const get = (async () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return { ok: true, json: async () => ({ schema: 1, stable: 5 }) };
    }) as unknown as typeof fetch;
    const site = { environment: 'local', revision: 4 };
    const stop = watchVersion({ site, onOutdated: () => void (noticed += 1), get, now: () => 0 });
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
