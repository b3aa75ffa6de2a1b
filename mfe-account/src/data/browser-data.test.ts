import type { StorageDeclaration } from '@lintel/contract';
import 'fake-indexeddb/auto';
import { erase, keptItems } from './browser-data.ts';

const declarations: StorageDeclaration[] = [
  { name: 'lintel-recent', place: 'local', subject: 'searches', until: 'signOut' },
  { name: 'lintel-note*', place: 'local', subject: 'saved', until: 'never' },
  { name: 'lintel-view', place: 'session', subject: 'settings', until: 'tabClosed' },
  { name: 'lintel-drafts', place: 'database', subject: 'drafts', until: 'never' },
];
/** A database with one entry, as a page has it open. */
const openedDatabase = (name: string) =>
  new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore('drafts'));
    request.addEventListener('success', () => {
      const writing = request.result.transaction('drafts', 'readwrite');
      writing.objectStore('drafts').put('words', 1);
      writing.addEventListener('complete', () => resolve(request.result));
    });
  });
const openDatabase = async (name: string) => (await openedDatabase(name)).close();

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

  it('erases what a page has open, which goes on with it', async () => {
    const page = await openedDatabase('lintel-drafts');
    await erase(await keptItems(declarations));
    expect(await keptItems(declarations)).toEqual([]);
    const writing = page.transaction('drafts', 'readwrite');
    writing.objectStore('drafts').put('new words', 2);
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    page.close();
    expect((await keptItems(declarations)).map(({ count }) => count)).toEqual([1]);
    await erase(await keptItems(declarations));
  });

  it('a database that is not there is not made', async () => {
    const listed = indexedDB.databases;
    // An older browser.
    Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true });
    const never = [{ ...declarations[3]!, name: 'lintel-never' }];
    expect(await keptItems(never)).toEqual([]);
    await erase(await keptItems(never));
    Object.defineProperty(indexedDB, 'databases', { value: listed, configurable: true });
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('lintel-never');
  });

  it('counts once what several remotes share', async () => {
    await openDatabase('lintel-drafts');
    const shared = declarations.find(({ name }) => name === 'lintel-drafts')!;
    const items = await keptItems([shared, { ...shared }, { ...shared }]);
    expect(items.map(({ found, count }) => [found, count])).toEqual([[['lintel-drafts'], 1]]);
  });
});
