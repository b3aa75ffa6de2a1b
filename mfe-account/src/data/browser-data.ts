import type { StorageDeclaration } from '@lintel/contract';
import { countEntries, emptyDatabase } from './databases.ts';

/** One thing that this browser holds at the moment. */
export interface KeptItem extends StorageDeclaration {
  /** Names that are there; several where the declaration ends with `*`. */
  found: string[];
  /** Entries in them: of a list its rows, of a cache its answers, of a database all that it holds. */
  count: number;
}

/** What there is for each place. `indexedDB.databases` is missing in older browsers: then databases are taken to be there. */
async function namesIn(place: StorageDeclaration['place']): Promise<string[] | null> {
  switch (place) {
    case 'local':
      return Object.keys(localStorage);
    case 'session':
      return Object.keys(sessionStorage);
    case 'cache':
      return 'caches' in globalThis ? caches.keys() : [];
    default:
      if (typeof indexedDB?.databases !== 'function') return null;
      return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  }
}

/** Rows of a list that is kept as text; anything else is one entry. */
function rowsOf(text: string | null): number {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value.length : 1;
  } catch {
    return 1;
  }
}

async function entriesIn(place: StorageDeclaration['place'], names: readonly string[]): Promise<number> {
  const entries = await Promise.all(
    names.map(async (name) => {
      if (place === 'local') return rowsOf(localStorage.getItem(name));
      if (place === 'session') return rowsOf(sessionStorage.getItem(name));
      if (place === 'cache') return (await (await caches.open(name)).keys()).length;
      return countEntries(name);
    }),
  );
  return entries.reduce((sum, count) => sum + count, 0);
}

const covers = (declared: string, name: string) =>
  declared.endsWith('*') ? name.startsWith(declared.slice(0, -1)) : name === declared;

/** The declarations of which something is there; what several remotes share is one item. */
export async function keptItems(declarations: readonly StorageDeclaration[]): Promise<KeptItem[]> {
  const distinct = new Map(declarations.map((each) => [`${each.place} ${each.name}`, each]));
  const items = await Promise.all(
    [...distinct.values()].map(async (declaration) => {
      const names = await namesIn(declaration.place);
      const found = names ? names.filter((name) => covers(declaration.name, name)) : [declaration.name];
      return { ...declaration, found, count: await entriesIn(declaration.place, found) };
    }),
  );
  // An empty database is what is left of an erased one.
  return items.filter(({ place, found, count }) => found.length > 0 && (place !== 'database' || count > 0));
}

/** Erases what was found. */
export async function erase(items: readonly KeptItem[]): Promise<void> {
  for (const { place, found } of items)
    for (const name of found) {
      if (place === 'local') localStorage.removeItem(name);
      else if (place === 'session') sessionStorage.removeItem(name);
      else if (place === 'cache') await caches.delete(name);
      else await emptyDatabase(name);
    }
}
