/** A file of a release that the page has fetched. */
export interface Fetched {
  /** Path below the origin, or the whole address on another one. */
  url: string;
  /** Milliseconds since the page began. */
  start: number;
  end: number;
  /** As it travelled; 0 when it came from a cache. */
  bytes: number;
}

/** A library in the page's share scope. */
export interface SharedLibrary {
  library: string;
  version: string;
  /** Container that provides it, e.g. `shell__1_2_0__ab12cd34`. */
  provider: string;
  /** Containers that have taken it. */
  users: string[];
}

/** Scripts and style sheets below `/assets/` that this page has fetched, each once. */
export function fetchedFiles(): Fetched[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const found = new Map<string, Fetched>();
  for (const { name, startTime, responseEnd, transferSize } of entries) {
    const { origin, pathname } = new URL(name, location.href);
    if (!pathname.includes('/assets/') || !/\.(js|css)$/.test(pathname)) continue;
    const url = origin === location.origin ? pathname : origin + pathname;
    // A preloaded script is named twice: when it was fetched, and when it was taken.
    if (!found.has(url)) found.set(url, { url, start: startTime, end: responseEnd, bytes: transferSize });
  }
  return [...found.values()];
}

/** What the federation keeps about the page, as far as it is read here. */
interface Federation {
  ['__INSTANCES__']?: { shareScopeMap?: Record<string, ShareScope> }[];
}
type ShareScope = Record<string, Record<string, { from: string; useIn?: string[] }>>;

/** Every copy of every library that the page shares. More than one line for a library means more than one copy. */
export function sharesOf(page: { ['__FEDERATION__']?: Federation }): SharedLibrary[] {
  const found = new Map<string, SharedLibrary>();
  for (const { shareScopeMap } of page['__FEDERATION__']?.['__INSTANCES__'] ?? [])
    for (const scope of Object.values(shareScopeMap ?? {}))
      for (const [library, versions] of Object.entries(scope))
        for (const [version, { from, useIn = [] }] of Object.entries(versions)) {
          const key = `${library} ${version} ${from}`;
          const users = [...new Set([...(found.get(key)?.users ?? []), ...useIn])].sort();
          found.set(key, { library, version, provider: from, users });
        }
  return [...found.values()].sort((a, b) => a.library.localeCompare(b.library));
}
