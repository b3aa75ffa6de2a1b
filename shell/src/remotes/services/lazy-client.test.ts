import type { ApiClient } from '@lintel/api-client';
import { addFavourite, getUserData, webSettings } from '@lintel/api-contract';
import { createLazyClient } from './lazy-client.ts';

function setUp(signedIn = false) {
  const loads: number[] = [];
  const world = { broken: false, userId: signedIn ? 7 : null, request: async () => 'from the server' };
  const client = createLazyClient({
    async load() {
      loads.push(1);
      if (world.broken) throw new Error('chunk');
      return { request: () => world.request() } as unknown as ApiClient;
    },
    early: earlyWith('from the page'),
    userId: () => world.userId,
  });
  return { client, loads, world };
}
function earlyWith(answer: unknown) {
  let left: unknown = answer;
  return {
    take: () => {
      const taken = left;
      left = undefined;
      return taken;
    },
    forget: () => {
      left = undefined;
    },
  };
}

describe('the first calls of a page', () => {
  it('are answered by the page without the client; the next one fetches it, once', async () => {
    const { client, loads } = setUp();
    expect(await client.request(webSettings, {})).toBe('from the page');
    expect(loads).toHaveLength(0);
    expect(await client.request(webSettings, {})).toBe('from the server');
    await client.request(webSettings, {});
    expect(loads).toHaveLength(1);
  });

  it('of a signed-in user go to the server', async () => {
    const { client } = setUp(true);
    expect(await client.request(webSettings, {})).toBe('from the server');
  });

  it('fail when the client cannot be fetched, as being offline only without a network, and work when it can be again', async () => {
    const { client, world } = setUp(true);
    world.broken = true;
    const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(client.request(webSettings, {})).rejects.toEqual({ kind: 'offline', retryable: true });
    isOnLine.mockReturnValue(true);
    await expect(client.request(webSettings, {})).rejects.toMatchObject({ key: 'unavailable' });
    isOnLine.mockRestore();
    world.broken = false;
    expect(await client.request(webSettings, {})).toBe('from the server');
  });
});

describe('the answer of a read', () => {
  /** The first call waits until it is answered; later ones are answered at once. */
  function held() {
    const { client, world } = setUp(true);
    let resolve = (_answer: string) => undefined as void;
    const first = new Promise<string>((done) => (resolve = done));
    const answers = [first];
    world.request = () => answers.shift() ?? Promise.resolve(`about user ${world.userId}`);
    return { client, world, answer: () => resolve('about user 7') };
  }

  it.each([null, 8])('is asked for again when there is user %s by then', async (next) => {
    const { client, world, answer } = held();
    const read = client.request(getUserData, {});
    world.userId = next;
    answer();
    expect(await read).toBe(`about user ${next}`);
  });

  it('is not asked for twice while its user stays', async () => {
    const { client, answer } = held();
    const read = client.request(getUserData, {});
    answer();
    expect(await read).toBe('about user 7');
  });

  it('is no reason to write twice', async () => {
    const { client, world, answer } = held();
    const write = client.request(addFavourite, { property_id: 1, type: '1' });
    world.userId = null;
    answer();
    expect(await write).toBe('about user 7');
  });
});
