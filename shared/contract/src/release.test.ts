import { remoteReleaseOf, type Release } from './release.ts';

const file = (kind: Release['files'][string]['kind']) => ({ integrity: 'sha256-x', bytes: 1, kind }) as const;
const release: Release = {
  schema: 1,
  name: 'mfe-chat',
  version: '1.0.0',
  build: '0a1b2c3d',
  createdAt: '2026-11-23T00:00:00.000Z',
  container: 'mfe_chat__1_0_0',
  base: '/assets/mfe-chat/1.0.0-0a1b2c3d/',
  mirrors: ['https://cdn.example/mfe-chat/'],
  files: { 'remoteEntry.js': file('script'), 'hero.avif': file('media') },
  initial: ['remoteEntry.js'],
  styles: [],
  chunks: {},
  manifest: {
    name: 'mfe-chat',
    contract: 1,
    mounts: [
      {
        path: '/user/chat',
        access: 'user',
        title: { en: 'Messages', ar: 'الرسائل', de: 'Nachrichten' },
        description: { en: 'Conversations', ar: 'المحادثات', de: 'Gespräche' },
      },
    ],
    navigation: [],
    fills: [],
    emits: [],
    consumes: [],
  },
  paths: [],
  data: [],
};

describe('the part of a release that a page loads', () => {
  it('names the entry with its hash, everywhere that it is served', () => {
    expect(remoteReleaseOf(release)?.entry).toEqual({
      url: '/assets/mfe-chat/1.0.0-0a1b2c3d/remoteEntry.js',
      mirrors: ['https://cdn.example/mfe-chat/remoteEntry.js'],
      integrity: 'sha256-x',
    });
  });
  it('has the pictures and leaves out what documents say of pages', () => {
    const part = remoteReleaseOf(release);
    expect(part?.pictures).toEqual({ 'hero.avif': 'sha256-x' });
    expect(part?.manifest.mounts).toEqual([
      { path: '/user/chat', access: 'user', title: { en: 'Messages', ar: 'الرسائل', de: 'Nachrichten' } },
    ]);
  });
  it('is nothing for the shell and for a record without its entry', () => {
    expect(remoteReleaseOf({ ...release, manifest: null })).toBeNull();
    expect(remoteReleaseOf({ ...release, initial: [] })).toBeNull();
    expect(remoteReleaseOf({ ...release, files: {} })).toBeNull();
  });
});
