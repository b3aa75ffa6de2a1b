import type { ApiClient } from '@lintel/api-client';
import { webSettings } from '@lintel/api-contract';
import { createLazyClient } from './lazy-client.ts';

function setUp(signedIn = false) {
  const loads: number[] = [];
  const world = { broken: false, signedIn };
  const client = createLazyClient({
    async load() {
      loads.push(1);
      if (world.broken) throw new Error('chunk');
      return { request: async () => 'from the server' } as unknown as ApiClient;
    },
    early: earlyWith('from the page'),
    isSignedIn: () => world.signedIn,
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

  it('fail as being offline when the client cannot be fetched, and work when it can be again', async () => {
    const { client, world } = setUp(true);
    world.broken = true;
    await expect(client.request(webSettings, {})).rejects.toMatchObject({ kind: 'offline', retryable: true });
    world.broken = false;
    expect(await client.request(webSettings, {})).toBe('from the server');
  });
});
