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

/** Of entries that were given up. */
const hanging = new Set<string>();

const addressOf = (url: string) => new URL(url, location.href).href;

/** The caller does not wait for this entry any more: the next time it is asked for beside the request that hangs. */
export const giveUp = (url: string): unknown => hanging.add(addressOf(url));

/** A browser adds a second script of one address to the request of the first, so it gets an address of its own. Either may come first. */
function besideHanging(release: RemoteRelease, entry: string, first: Promise<Container>): Promise<Container> {
  const second = start(release, `${entry}?${Date.now()}`);
  return Promise.any([first, second]).catch(() => second);
}

/** Runs a remote's entry and returns what it exposes. Each version has a name of its own, so versions can share a page. */
export async function importRemote(release: RemoteRelease, url: string): Promise<RemoteModule> {
  const entry = addressOf(url);
  const known = containers.get(entry);
  const isHanging = hanging.delete(entry);
  const coming = known ? (isHanging ? besideHanging(release, entry, known) : known) : start(release, entry);
  containers.set(entry, coming);
  // What failed may come another time.
  coming.catch(() => containers.get(entry) === coming && containers.delete(entry));
  const factory = await (await coming).get('./remote');
  return factory();
}
