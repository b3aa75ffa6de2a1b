import type { RemoteModule, RemoteRelease } from '@lintel/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { shareLibraries } from './shared-libraries.ts';

/** URL → hash. What is not in here may not run. */
const allowed = new Map<string, string>();

shareLibraries();
registerPlugins([
  {
    name: 'entry-integrity',
    // Chunks carry their hashes inside the entry (webpack-subresource-integrity), so the entry's hash pins them all.
    createScript({ url }) {
      const integrity = allowed.get(new URL(url, location.href).href);
      if (!integrity) throw new Error(`${url} is not in the lock`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return script;
    },
  },
]);

/** Runs a remote's entry and returns what it exposes. Each version has a name of its own, so versions can share a page. */
export async function importRemote(release: RemoteRelease, url: string): Promise<RemoteModule> {
  const entry = new URL(url, location.href).href;
  const alias = url === release.entry.url ? release.container : `${release.container}__mirror`;
  allowed.set(entry, release.entry.integrity);
  registerRemotes([{ name: alias, entry, entryGlobalName: release.container, type: 'global' }]);
  const module = await loadRemote<RemoteModule>(`${alias}/remote`);
  if (!module) throw new Error(`${release.name} exposes nothing`);
  return module;
}
