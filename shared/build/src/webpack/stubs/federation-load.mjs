// Stub for how the federation runtime loads an entry: as a script that the shell makes, with the hash of the lock. Left out
// are modules, SystemJS, Node, time limits and second tries, which the shell has its own of.
const coming = new Map();

export const isEsmRemoteType = () => false;
export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`;
export const getRemoteInfo = (remote) => ({
  ...remote,
  entry: remote.entry ?? '',
  type: 'global',
  entryGlobalName: remote.entryGlobalName || remote.name,
  shareScope: remote.shareScope || 'default',
});

export async function getRemoteEntry({ origin, remoteEntryExports, remoteInfo }) {
  if (remoteEntryExports) return remoteEntryExports;
  const key = getRemoteEntryUniqueKey(remoteInfo);
  const known = coming.get(key);
  if (known) return known;
  const loading = load(origin, remoteInfo);
  coming.set(key, loading);
  // What failed may come another time.
  loading.catch(() => coming.delete(key));
  return loading;
}

function load({ loaderHook }, remoteInfo) {
  const { entry: url, entryGlobalName } = remoteInfo;
  if (globalThis[entryGlobalName]) return Promise.resolve(globalThis[entryGlobalName]);
  return new Promise((resolve, reject) => {
    const script = loaderHook.lifecycle.createScript.emit({ url, attrs: {}, remoteInfo });
    const ended = (event) => {
      script.remove();
      const container = globalThis[entryGlobalName];
      if (event.type === 'error') reject(new Error(`${url} cannot be loaded, or is not what the lock names`));
      else if (container) resolve(container);
      else reject(new Error(`${url} ran and brought no container`));
    };
    script.addEventListener('load', ended);
    script.addEventListener('error', ended);
    document.head.append(script);
  });
}
