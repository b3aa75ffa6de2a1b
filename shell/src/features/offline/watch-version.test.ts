import { watchVersion } from './watch-version.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

function setUp(stable: unknown) {
  const world = { stable, now: 0, asked: [] as string[], told: 0 };
  const get = (async (url: string) => {
    world.asked.push(url);
    return { ok: true, json: async () => ({ schema: 1, stable: world.stable }) };
  }) as unknown as typeof fetch;
  const end = watchVersion({
    site: { environment: 'local', revision: 4 },
    onOutdated: () => void (world.told += 1),
    get,
    now: () => world.now,
  });
  const look = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await turn();
  };
  return { world, end, look };
}

it('is silent while the page’s lock is the live one, and does not ask at every look', async () => {
  const { world, end, look } = setUp(4);
  await turn();
  await look();
  expect(world.asked).toEqual(['/registry/environments/local/pointer.json']);
  world.now += 3 * 60_000;
  await look();
  expect(world.asked).toHaveLength(2);
  expect(world.told).toBe(0);
  end();
});

it.each([5, 3])(
  'says once that lock %d is live, be it newer or an older one that came back',
  async (stable) => {
    const { world, look } = setUp(4);
    await turn();
    world.stable = stable;
    world.now += 3 * 60_000;
    await look();
    world.now += 3 * 60_000;
    await look();
    expect(world.told).toBe(1);
    expect(world.asked).toHaveLength(2);
  },
);

it('is silent on a page of a trial, and on one whose releases somebody chose', async () => {
  const told = jest.fn();
  const get = (async () => ({
    ok: true,
    json: async () => ({ schema: 1, stable: 4, candidate: { lock: 5 } }),
  })) as unknown as typeof fetch;
  const site = { environment: 'local', revision: 5 };
  watchVersion({ site, onOutdated: told, get })();
  watchVersion({ site: { ...site, revision: 3, isMixed: true }, onOutdated: told, get })();
  await turn();
  expect(told).not.toHaveBeenCalled();
  watchVersion({ site: { ...site, revision: 3 }, onOutdated: told, get });
  await turn();
  expect(told).toHaveBeenCalledTimes(1);
});

it('takes an answer that is none for no news', async () => {
  const { world, end } = setUp(undefined);
  await turn();
  expect(world.told).toBe(0);
  end();
});
