import type { StorageDeclaration } from '@lintel/contract';
import 'fake-indexeddb/auto';
import { erase, keptItems } from './browser-data.ts';

const declarations: StorageDeclaration[] = [
  { name: 'lintel-recent', place: 'local', subject: 'searches', until: 'signOut' },
  { name: 'lintel-note*', place: 'local', subject: 'saved', until: 'never' },
  { name: 'lintel-view', place: 'session', subject: 'settings', until: 'tabClosed' },
  { name: 'lintel-drafts', place: 'database', subject: 'drafts', until: 'never' },
];
const openDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the list of what the browser keeps', () => {
  it('finds what is there and leaves out what is not', async () => {
    localStorage.setItem('lintel-note-1', 'a');
    localStorage.setItem('lintel-note-2', '[1, 2, 3]');
    localStorage.setItem('foreign', 'c');
    await openDatabase('lintel-drafts');
    const kept = await keptItems(declarations);
    expect(kept.map(({ name, found }) => [name, found])).toEqual([
      ['lintel-note*', ['lintel-note-1', 'lintel-note-2']],
      ['lintel-drafts', ['lintel-drafts']],
    ]);
    expect(kept.map(({ count }) => count)).toEqual([4, 1]);
  });

  it('erases what was found and nothing else', async () => {
    localStorage.setItem('lintel-recent', 'a');
    localStorage.setItem('foreign', 'b');
    sessionStorage.setItem('lintel-view', 'c');
    await openDatabase('lintel-drafts');
    await erase(await keptItems(declarations));
    expect(await keptItems(declarations)).toEqual([]);
    expect(localStorage.getItem('foreign')).toBe('b');
  });

  it('counts once what several remotes share', async () => {
    await openDatabase('lintel-drafts');
    const shared = declarations.find(({ name }) => name === 'lintel-drafts')!;
    const items = await keptItems([shared, { ...shared }, { ...shared }]);
    expect(items.map(({ found, count }) => [found, count])).toEqual([[['lintel-drafts'], 1]]);
  });
});
