/** A database that is there, open; null where there is none, which is not made. */
const opened = (name: string) =>
  new Promise<IDBDatabase | null>((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => resolve(null));
  });

/** Does work with all object stores of a database in one transaction; without any there is nothing to do. */
async function withStores(
  name: string,
  mode: IDBTransactionMode,
  work: (stores: readonly IDBObjectStore[]) => void,
): Promise<void> {
  const database = await opened(name);
  if (!database) return;
  const names = [...database.objectStoreNames];
  await new Promise<void>((resolve) => {
    if (names.length === 0) return resolve();
    const transaction = database.transaction(names, mode);
    for (const event of ['complete', 'abort']) transaction.addEventListener(event, () => resolve());
    work(names.map((store) => transaction.objectStore(store)));
  });
  database.close();
}

/** How many entries a database holds. */
export async function countEntries(name: string): Promise<number> {
  const counts: IDBRequest<number>[] = [];
  await withStores(name, 'readonly', (stores) => counts.push(...stores.map((store) => store.count())));
  return counts.reduce((sum, { result }) => sum + result, 0);
}

/** Empties a database. It is not deleted: a page that has it open would go on with it, and lose at its end what it kept since. */
export const emptyDatabase = (name: string): Promise<void> =>
  withStores(name, 'readwrite', (stores) => stores.forEach((store) => store.clear()));
