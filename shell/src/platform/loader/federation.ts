import type { RemoteModule, RemoteRelease } from '@lintel/contract';
import { getInstance } from '@module-federation/enhanced/runtime';
import { repaired, repairScripts } from '#platform/integrity/repaired-scripts.ts';
import { shareLibraries } from './shared-libraries.ts';

/** What the entry of a remote leaves on the page under the name of its release: the container of webpack's federation. */
interface Container {
  init(shareScope: object, initScope: object[], options: object): void | Promise<void>;
  get(module: string): Promise<() => RemoteModule>;
}

/** By the address of the entry. */
const containers = new Map<string, Promise<Container>>();

shareLibraries();
repairScripts();

/** Runs an entry. Its hash pins all chunks, whose hashes are inside of it (webpack-subresource-integrity). */
function run({ container: name, entry: { integrity } }: RemoteRelease, url: string): Promise<Container> {
  const left = () => (globalThis as unknown as Record<string, Container | undefined>)[name];
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src: url,
      async: true,
      crossOrigin: 'anonymous',
      integrity,
    });
    const ended = async ({ type }: Event) => {
      script.remove();
      if (type === 'error') await repaired(url);
      const container = left();
      if (container) return resolve(container);
      const what =
        type === 'error' ? 'cannot be loaded, or is not what the lock names' : 'ran and brought no container';
      reject(new Error(`${url} ${what}`));
    };
    script.addEventListener('load', (event) => void ended(event));
    script.addEventListener('error', (event) => void ended(event));
    document.head.append(script);
  });
}

/** Runs an entry and gives it the libraries that the shell shares. */
async function start(release: RemoteRelease, url: string): Promise<Container> {
  const container = await run(release, url);
  const { shareScopeMap } = getInstance()!;
  // Entries hand all that can be enumerated on to their own instance of the runtime.
  const options = Object.defineProperty(
    { version: release.version, shareScopeKeys: 'default' },
    'shareScopeMap',
    {
      value: shareScopeMap,
    },
  );
  await container.init(shareScopeMap['default']!, [], options);
  return container;
}

/** Runs a remote's entry and returns what it exposes. Each version has a name of its own, so versions can share a page. */
export async function importRemote(release: RemoteRelease, url: string): Promise<RemoteModule> {
  const entry = new URL(url, location.href).href;
  const coming = containers.get(entry) ?? start(release, entry);
  containers.set(entry, coming);
  // What failed may come another time.
  coming.catch(() => containers.delete(entry));
  const factory = await (await coming).get('./remote');
  return factory();
}
