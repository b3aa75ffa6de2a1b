import type { EventName, Remote, RemoteName, RemoteRelease, Shell, ResolvedLock } from '@lintel/contract';
import type { Loaded } from './load-release.ts';

export interface ConnectedRemote {
  remote: Remote;
  release: RemoteRelease;
  /** Not the release that the lock wanted. */
  recovered: boolean;
}

export interface RemotesPorts {
  loadFirstWorking(candidates: RemoteRelease[]): Promise<Loaded>;
  /** The Shell object of one remote; its reports carry this release, its reads end with `life`. */
  shellFor(release: RemoteRelease, life: AbortSignal): Shell;
  subscribe(event: EventName, listener: (payload: never) => void): () => void;
  addTexts(remote: Remote, name: RemoteName): Promise<void>;
  report(error: unknown, context: Record<string, unknown>): void;
}

export interface Remotes {
  /** Fetches and evaluates the code of a remote that will probably be wanted soon, without starting it. */
  preload(name: RemoteName): void;
  connect(name: RemoteName): Promise<ConnectedRemote>;
  /** The connection if it is there already, so that a second visit paints at once. */
  connected(name: RemoteName): ConnectedRemote | undefined;
  /** Calls back with each connection, also where it takes the place of another. Returns the end of it. */
  onConnected(listener: (name: RemoteName, connection: ConnectedRemote) => void): () => void;
  /** The running release failed while rendering: continue with the one before it. Rejects when there is none. */
  fallBack(name: RemoteName): Promise<ConnectedRemote>;
  /** Starts over after a failure, with the release that the lock wants. */
  retry(name: RemoteName): Promise<ConnectedRemote>;
}

/** Loads and connects each remote at most once per page. */
export function createRemotes(site: ResolvedLock, ports: RemotesPorts): Remotes {
  const connections = new Map<RemoteName, Promise<ConnectedRemote>>();
  const ready = new Map<RemoteName, ConnectedRemote>();
  /** Takes a remote off the page: its listeners on the bus and whatever it started. */
  const ends = new Map<RemoteName, () => void>();
  const broken = new Set<RemoteRelease>();
  const listeners = new Set<Parameters<Remotes['onConnected']>[0]>();

  const loads = new Map<RemoteName, Promise<Loaded>>();

  async function loadModule(name: RemoteName): Promise<Loaded> {
    const entry = site.remotes.find((remote) => remote.name === name);
    if (!entry) throw new Error(`${name} is not part of this environment`);
    if (entry.state === 'off') throw new Error(`${name} is switched off`);
    const candidates = [entry.active, entry.lastGood].filter(
      (release): release is RemoteRelease => release !== null && !broken.has(release),
    );
    return ports.loadFirstWorking(candidates);
  }

  function load(name: RemoteName): Promise<Loaded> {
    const loading = loads.get(name) ?? loadModule(name);
    loads.set(name, loading);
    return loading;
  }

  async function start(name: RemoteName): Promise<ConnectedRemote> {
    const { module, release, problems } = await load(name);
    const life = new AbortController();
    const remote = module.connect(ports.shellFor(release, life.signal));
    const subscriptions = Object.entries(remote.on).map(([event, listener]) =>
      ports.subscribe(event as EventName, listener as (payload: never) => void),
    );
    ends.set(name, () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      life.abort();
      remote.dispose?.();
    });
    await ports.addTexts(remote, name);
    const recovered = release !== site.remotes.find((entry) => entry.name === name)?.active;
    if (recovered) ports.report(new Error(problems.join('; ')), { remote: name, recovered: release.version });
    const connection = { remote, release, recovered };
    ready.set(name, connection);
    for (const listener of listeners) listener(name, connection);
    return connection;
  }

  function connect(name: RemoteName): Promise<ConnectedRemote> {
    const known = connections.get(name);
    if (known) return known;
    const loading = start(name);
    connections.set(name, loading);
    loading.catch((error: unknown) => {
      ports.report(error, { remote: name });
      forget(name);
    });
    return loading;
  }

  function forget(name: RemoteName): void {
    ends.get(name)?.();
    for (const known of [ends, loads, connections, ready]) known.delete(name);
  }

  return {
    // Preloading is speculative: the error is ignored, `connect` retries and reports.
    preload: (name) => void load(name).catch(() => forget(name)),
    connect,
    connected: (name) => ready.get(name),
    onConnected(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry(name) {
      for (const release of broken) if (release.name === name) broken.delete(release);
      // One that is on its way is not begun twice.
      if (ready.has(name)) forget(name);
      return connect(name);
    },
    fallBack(name) {
      const running = ready.get(name);
      if (running) {
        broken.add(running.release);
        forget(name);
      }
      return connect(name);
    },
  };
}
