import type { PublicLock, Release, ResolvedLock } from '@lintel/contract';
import type { Fetched } from './browser.ts';
import { partsOf, type ScreenPlace } from './parts.ts';
import type { Records } from './records.ts';

const pin = (version: string, digest = `sha256-${version}`) => ({ version, build: 'aaaaaaaa', digest });
const lock = {
  revision: 7,
  shell: pin('1.0.0'),
  remotes: { 'mfe-chat': { ...pin('2.0.0'), state: 'on' } },
  lastGood: { 'mfe-chat': pin('1.9.0') },
} as unknown as PublicLock;

const record = (name: string, version: string) =>
  ({
    name,
    version,
    build: 'aaaaaaaa',
    container: `${name}__${version}`,
    base: `/assets/${name}/${version}-aaaaaaaa/`,
    files: { 'remoteEntry.js': { integrity: 'sha256-entry' }, 'page.js': { integrity: 'sha256-page' } },
    initial: ['remoteEntry.js'],
    chunks: { remote: [] },
    owner: { team: 'chat', contact: 'chat@lintel.example' },
  }) as unknown as Release;

const file = (name: string, version: string, path: string, start = 100, end = 150): Fetched => ({
  url: `/assets/${name}/${version}-aaaaaaaa/${path}`,
  start,
  end,
  bytes: 1_000,
});
const site = (version: string, state: 'on' | 'off' = 'on') =>
  ({
    environment: 'local',
    revision: 7,
    remotes: [{ name: 'mfe-chat', state, active: { version, build: 'aaaaaaaa' }, lastGood: null }],
  }) as unknown as ResolvedLock;
const place = (version: string, slot: string | null = null): ScreenPlace => ({
  remote: 'mfe-chat',
  version,
  build: 'aaaaaaaa',
  slot,
});

const records = (changes: Partial<Records> = {}): Records => ({
  lock: async () => lock,
  choices: async () => null,
  release: async (name, id, digest) => ({
    record: record(name, id.split('-')[0]!),
    isPinned: digest !== null,
  }),
  hasBytes: async () => true,
  ...changes,
});

async function chat(
  state: { active?: string; off?: boolean; places?: ScreenPlace[]; files?: Fetched[] },
  changes?: Partial<Records>,
) {
  const { active = '2.0.0', off = false, places = [], files = [] } = state;
  const parts = await partsOf({ site: site(active, off ? 'off' : 'on'), places, files }, records(changes));
  return parts.find(({ name }) => name === 'mfe-chat')!;
}

describe('what a page is made of', () => {
  it('tells version, owner, places and load of a remote that the lock names', async () => {
    const part = await chat({
      places: [place('2.0.0'), place('2.0.0', 'header.actions')],
      files: [
        file('mfe-chat', '2.0.0', 'remoteEntry.js', 100, 180),
        file('mfe-chat', '2.0.0', 'page.js', 200, 400),
      ],
    });
    expect(part).toMatchObject({
      version: '2.0.0',
      owner: { team: 'chat' },
      origin: 'live',
      places: ['', 'header.actions'],
      load: { milliseconds: 80, files: 2, bytes: 2_000 },
      integrity: 'pinned',
    });
  });

  it('reports that the previous release took over', async () => {
    const files = [file('mfe-chat', '1.9.0', 'remoteEntry.js')];
    const part = await chat({ places: [place('1.9.0')], files });
    expect(part).toMatchObject({ version: '1.9.0', origin: 'recovered', integrity: 'pinned' });
  });

  it('reports that a release was chosen by a link; no lock names its record', async () => {
    const files = [file('mfe-chat', '3.0.0', 'remoteEntry.js')];
    const part = await chat({ active: '3.0.0', places: [place('3.0.0')], files });
    expect(part).toMatchObject({ version: '3.0.0', origin: 'chosen', integrity: 'files' });
  });

  it('reports bytes that differ from the record, and files that the record does not name', async () => {
    const files = [file('mfe-chat', '2.0.0', 'remoteEntry.js')];
    expect((await chat({ files }, { hasBytes: async () => false })).integrity).toBe('broken');
    expect((await chat({ files: [file('mfe-chat', '2.0.0', 'foreign.js')] })).integrity).toBe('broken');
  });

  it('knows what it does not know', async () => {
    const files = [file('mfe-chat', '2.0.0', 'remoteEntry.js')];
    expect(await chat({ files }, { release: async () => null })).toMatchObject({
      integrity: 'unknown',
      owner: null,
    });
    expect(await chat({})).toMatchObject({ integrity: 'not-loaded', load: null, places: [] });
    expect((await chat({ off: true })).origin).toBe('off');
  });

  it('finds the shell by the address of its scripts', async () => {
    const files = [file('shell', '1.0.0', 'main.js')];
    const [shell] = await partsOf({ site: site('2.0.0'), places: [], files }, records());
    expect(shell).toMatchObject({ name: 'shell', version: '1.0.0', origin: 'live' });
  });
});
