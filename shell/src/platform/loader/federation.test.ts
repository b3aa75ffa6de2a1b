import type { RemoteRelease } from '@lintel/contract';
import { giveUp, importRemote } from './federation.ts';

const shareScopeMap = { default: { react: {} } };
jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => ({ shareScopeMap }) }));
jest.mock('./shared-libraries.ts', () => ({ shareLibraries: jest.fn() }));

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});

let build = 0;
/** A release of which nothing is on the page yet. */
function aRelease() {
  build += 1;
  const container = `mfe_chat__1_0_0__${build}`;
  const entry = { url: `/assets/mfe-chat/${build}/remoteEntry.js`, integrity: 'sha256-abc', mirrors: [] };
  return { name: 'mfe-chat', version: '1.0.0', container, entry } as unknown as RemoteRelease;
}

/** The entry that is being asked for: runs what it brings, then its load is over. */
function arrives(release: RemoteRelease, { init = jest.fn(), get = jest.fn() } = {}) {
  Object.assign(globalThis, { [release.container]: { init, get } });
  asked()!.dispatchEvent(new Event('load'));
  return { init, get };
}
/** Asks for a release whose entry arrives and works. */
async function comes(release: RemoteRelease): Promise<void> {
  const coming = importRemote(release, release.entry.url);
  arrives(release, { get: jest.fn(async () => () => exposed) });
  expect(await coming).toBe(exposed);
}
const asked = () => document.head.querySelector('script');
const exposed = { contract: 1, connect: () => undefined };

test('an entry is asked for once with the hash of the lock, and gets the libraries of the shell', async () => {
  const release = aRelease();
  const both = [importRemote(release, release.entry.url), importRemote(release, release.entry.url)];
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(asked()).toMatchObject({
    src: `http://localhost${release.entry.url}`,
    integrity: 'sha256-abc',
    crossOrigin: 'anonymous',
    async: true,
  });
  const { init, get } = arrives(release, { get: jest.fn(async () => () => exposed) });
  expect(await Promise.all(both)).toEqual([exposed, exposed]);
  expect(asked()).toBeNull();
  expect(init).toHaveBeenCalledTimes(1);
  expect(init).toHaveBeenCalledWith(shareScopeMap.default, [], {
    version: '1.0.0',
    shareScopeKeys: 'default',
  });
  expect(init.mock.calls[0][2].shareScopeMap).toBe(shareScopeMap);
  expect(get).toHaveBeenCalledWith('./remote');
});

test('a file that fails, or brings nothing, is asked for again the next time', async () => {
  const release = aRelease();
  const failed = importRemote(release, release.entry.url);
  asked()!.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('cannot be loaded, or is not what the lock names');
  const empty = importRemote(release, release.entry.url);
  asked()!.dispatchEvent(new Event('load'));
  await expect(empty).rejects.toThrow('ran and brought no container');
  await comes(release);
});

test('bytes of an entry that broke on the way are replaced in the browser’s cache before it is asked for again', async () => {
  const release = aRelease();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const fetched: [string, RequestInit?][] = [];
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    fetched.push([url, init]);
    await answered;
  }) as never;
  let hasFailed = false;
  const broken = importRemote(release, release.entry.url).catch(() => (hasFailed = true));
  asked()!.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toEqual([
    [`http://localhost${release.entry.url}`, { integrity: 'sha256-abc', cache: 'reload' }],
  ]);
  expect(hasFailed).toBe(false);
  answer();
  await broken;
  expect(hasFailed).toBe(true);
  await comes(release);
});

test('an entry that cannot take the libraries is started again the next time', async () => {
  const release = aRelease();
  const refuses = importRemote(release, release.entry.url);
  arrives(release, { init: jest.fn(async () => Promise.reject(new Error('no scope'))) });
  await expect(refuses).rejects.toThrow('no scope');
  await comes(release);
});

describe('an entry that hangs and was given up', () => {
  const scripts = () => [...document.querySelectorAll('script')];

  test('is asked for once more at an address of its own, as a browser adds a script to a request that hangs', async () => {
    const release = aRelease();
    void importRemote(release, release.entry.url);
    giveUp(release.entry.url);
    const again = [importRemote(release, release.entry.url), importRemote(release, release.entry.url)];
    const [first, second, ...more] = scripts();
    expect(more).toEqual([]);
    expect(second!.src).toMatch(new RegExp(`^${first!.src.replaceAll('.', '[.]')}[?][0-9]+$`));
    expect(second!.integrity).toBe('sha256-abc');
    Object.assign(globalThis, { [release.container]: { init: jest.fn(), get: async () => () => exposed } });
    second!.dispatchEvent(new Event('load'));
    expect(await Promise.all(again)).toEqual([exposed, exposed]);
    // The one that hung ends silently and takes nothing away.
    first!.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(await importRemote(release, release.entry.url)).toBe(exposed);
    expect(scripts()).toEqual([]);
  });

  test('is taken when it comes before the second one', async () => {
    const release = aRelease();
    void importRemote(release, release.entry.url);
    giveUp(release.entry.url);
    const again = importRemote(release, release.entry.url);
    arrives(release, { get: jest.fn(async () => () => exposed) });
    expect(await again).toBe(exposed);
    for (const script of scripts()) script.dispatchEvent(new Event('load'));
  });

  test('is asked for as usual once both have failed', async () => {
    const release = aRelease();
    const failed = importRemote(release, release.entry.url).catch(() => 'failed');
    giveUp(release.entry.url);
    const again = importRemote(release, release.entry.url);
    for (const script of scripts()) script.dispatchEvent(new Event('error'));
    expect(await failed).toBe('failed');
    await expect(again).rejects.toThrow('cannot be loaded');
    await comes(release);
  });
});

test('a mirror is an address of its own, also while the first one is slow', async () => {
  const release = aRelease();
  const slow = importRemote(release, release.entry.url);
  const mirrored = importRemote(release, `https://mirror.example${release.entry.url}`);
  const [first, second] = document.querySelectorAll('script');
  expect(second!.src).toBe(`https://mirror.example${release.entry.url}`);
  Object.assign(globalThis, { [release.container]: { init: jest.fn(), get: async () => () => exposed } });
  second!.dispatchEvent(new Event('load'));
  expect(await mirrored).toBe(exposed);
  first!.dispatchEvent(new Event('load'));
  expect(await slow).toBe(exposed);
});
