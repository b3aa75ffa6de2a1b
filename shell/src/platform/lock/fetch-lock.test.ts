import 'fake-indexeddb/auto';
import type { Lock, Release, ResolvedLock } from '@lintel/contract';
import { clear } from 'idb-keyval';
import { fetchLock, resolveSite } from './fetch-lock.ts';
import { cacheLock, cachedLock } from './cached-lock.ts';

const release = {
  schema: 1,
  name: 'mfe-chat',
  version: '1.0.0',
  build: 'aaaaaaaa',
  container: 'mfe_chat__1',
  base: '/assets/mfe-chat/1.0.0-aaaaaaaa/',
  mirrors: ['https://mirror.example/'],
  files: { 'remoteEntry.js': { integrity: 'sha256-entry', bytes: 1, kind: 'script' } },
  initial: ['remoteEntry.js'],
  chunks: {},
  manifest: { name: 'mfe-chat', contract: 1, mounts: [] },
} as unknown as Release;
/** Stands for the browser's hash: different for different bytes. */
const hashOf = (body: string) => `sha256-${encodeURIComponent(body)}` as const;
const digest = hashOf(JSON.stringify(release));
const lock = {
  revision: 3,
  remotes: { 'mfe-chat': { version: '1.0.0', build: 'aaaaaaaa', digest, state: 'on' } },
  lastGood: {},
} as unknown as Lock;

/** A static host. `fetch` of jsdom does not check integrity, so this one does. */
function serve(files: Record<string, unknown>) {
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const body = JSON.stringify(files[url]);
    if (body === undefined) return new Response('', { status: 404 });
    if (init?.integrity && init.integrity !== hashOf(body)) throw new TypeError('integrity');
    return new Response(body);
  }) as typeof fetch;
}
const files = {
  '/registry/environments/local/pointer.json': { schema: 1, stable: 3 },
  '/registry/environments/local/locks/3.json': lock,
  '/registry/releases/mfe-chat/1.0.0-aaaaaaaa.json': release,
};

describe('a site from the files of the registry', () => {
  it('is resolved from pointer, lock and releases on a static host', async () => {
    serve(files);
    const site = await resolveSite('/registry/');
    expect(site.revision).toBe(3);
    expect(site.remotes[0]?.active.entry).toEqual({
      url: '/assets/mfe-chat/1.0.0-aaaaaaaa/remoteEntry.js',
      mirrors: ['https://mirror.example/remoteEntry.js'],
      integrity: 'sha256-entry',
    });
  });

  it('does without a remote whose record is not the one that the lock names', async () => {
    const other = { ...lock, remotes: { ...lock.remotes, 'mfe-payments': lock.remotes['mfe-chat'] } };
    serve({
      ...files,
      '/registry/environments/local/locks/3.json': other,
      '/registry/releases/mfe-payments/1.0.0-aaaaaaaa.json': { ...release, base: '/evil/' },
    });
    expect((await resolveSite('/registry/')).remotes.map(({ name }) => name)).toEqual(['mfe-chat']);
  });

  it('is an error when no record at all is the one that the lock names', async () => {
    serve({ ...files, '/registry/releases/mfe-chat/1.0.0-aaaaaaaa.json': { ...release, base: '/evil/' } });
    await expect(resolveSite('/registry/')).rejects.toThrow('No release of the lock can be used');
  });

  it('goes on with the last known good release when the record of the newest cannot be had', async () => {
    const newest = { version: '2.0.0', build: 'bbbbbbbb', digest, state: 'on' };
    const before = { version: '1.0.0', build: 'aaaaaaaa', digest };
    const next = { ...lock, remotes: { 'mfe-chat': newest }, lastGood: { 'mfe-chat': before } };
    serve({ ...files, '/registry/environments/local/locks/3.json': next });
    const { remotes } = await resolveSite('/registry/');
    expect(remotes.map(({ active }) => active.version)).toEqual(['1.0.0']);
  });

  it('is an error that names the file when one is missing', async () => {
    serve({});
    await expect(resolveSite('/registry/')).rejects.toThrow('pointer.json answers 404');
  });
});

describe('the last site that worked', () => {
  const good: ResolvedLock = { environment: 'local', revision: 3, remotes: [] };
  beforeEach(() => clear());

  it('goes on when pointer, lock or every release is broken or not to be had', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await cacheLock(good);
    serve({});
    expect(await fetchLock('/registry/')).toEqual({ ...good, isKept: true });
    serve({ ...files, '/registry/releases/mfe-chat/1.0.0-aaaaaaaa.json': { ...release, base: '/evil/' } });
    expect((await fetchLock('/registry/')).isKept).toBe(true);
    serve(files);
    expect((await fetchLock('/registry/')).isKept).toBeUndefined();
  });

  it('has no overrides, and is dropped when its releases may be gone', async () => {
    await cacheLock({ ...good, isMixed: true });
    expect(await cachedLock()).toBeNull();
    await cacheLock(good, 0);
    expect(await cachedLock(29 * 24 * 3_600_000)).toEqual(good);
    expect(await cachedLock(31 * 24 * 3_600_000)).toBeNull();
  });

  it('does not stay longer by being used', async () => {
    await cacheLock(good, 0);
    await cacheLock({ ...good, isKept: true }, 29 * 24 * 3_600_000);
    expect(await cachedLock(31 * 24 * 3_600_000)).toBeNull();
  });
});
