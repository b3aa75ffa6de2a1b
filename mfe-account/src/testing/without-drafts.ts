/** Removes the drafts of this device, so that each test begins without those of the previous test. */
export const withoutDrafts = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open('lintel-drafts');
    request.addEventListener('success', () => {
      const { result: database } = request;
      if (!database.objectStoreNames.contains('drafts')) return resolve();
      const clearing = database.transaction('drafts', 'readwrite');
      clearing.objectStore('drafts').clear();
      clearing.addEventListener('complete', () => (database.close(), resolve()));
    });
  });
