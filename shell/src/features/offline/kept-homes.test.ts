import { OFFLINE_HOMES_CACHE as cacheName, type RemoteName, type ResolvedLock } from '@lintel/contract';
import { startOwnerOfKeptHomes } from './kept-homes.ts';

const site = {
  remotes: [
    { name: 'mfe-chat', state: 'on', active: { manifest: { mounts: [{ path: '/user/chat' }] } } },
    { name: 'mfe-catalogue', state: 'on', active: { manifest: { mounts: [{ path: '/user/favourites' }] } } },
  ],
} as unknown as ResolvedLock;

/** Addresses under which something lies on the device. */
let kept: string[];
let started: RemoteName[];
/** What the browser does once it is idle. */
let idle: (() => void)[];

beforeEach(() => {
  kept = ['/api/get_property?slug_id=villa'];
  started = [];
  idle = [];
  Object.assign(globalThis, {
    caches: {
      match: async (address: string, options: MultiCacheQueryOptions) =>
        options.cacheName === cacheName && kept.some((key) => key.split('?')[0] === address) ? {} : undefined,
    },
    requestIdleCallback: (act: () => void) => idle.push(act),
    cancelIdleCallback: (id: number) => idle.splice(id - 1, 1),
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['caches', 'requestIdleCallback', 'cancelIdleCallback'])
    Reflect.deleteProperty(globalThis, name);
});

async function begin(): Promise<() => void> {
  const end = startOwnerOfKeptHomes(site, async (name) => started.push(name));
  await new Promise((resolve) => setTimeout(resolve));
  return end;
}
const rest = () => {
  for (const act of idle) act();
};

describe('homes that lie on the device', () => {
  it('have their remote started on a page of another one, once the browser is idle', async () => {
    await begin();
    expect(started).toEqual([]);
    rest();
    expect(started).toEqual(['mfe-catalogue']);
  });

  it('start nothing where there are none, or on a page that is left before', async () => {
    (await begin())();
    rest();
    kept = ['/images/villa.webp'];
    await begin();
    rest();
    expect(started).toEqual([]);
  });

  it('start nothing without a network, which would have the files of an earlier release', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await begin();
    rest();
    expect(started).toEqual([]);
  });

  it('are none in a browser that keeps none', async () => {
    Reflect.deleteProperty(globalThis, 'caches');
    await begin();
    rest();
    expect(started).toEqual([]);
  });
});
