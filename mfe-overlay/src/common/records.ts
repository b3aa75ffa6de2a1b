import type { Choices, Integrity, PublicLock, Release } from '@lintel/contract';

/** How the registry's files are read; any static host has the first two, the third needs the registry's server. */
export interface Records {
  lock(environment: string, revision: number): Promise<PublicLock | null>;
  /** The record, and whether its bytes are those that `digest` names. */
  release(
    name: string,
    id: string,
    digest: Integrity | null,
  ): Promise<{ record: Release; isPinned: boolean } | null>;
  choices(environment: string): Promise<Choices | null>;
  /** Whether the file at this address has the bytes that the hash names. */
  hasBytes(url: string, integrity: Integrity): Promise<boolean>;
}

/** Reads below `base`, the address of the registry's files. */
export function registryRecords(base: string, get: typeof fetch = (...given) => fetch(...given)): Records {
  async function json<T>(path: string, init?: RequestInit): Promise<T | null> {
    try {
      const answer = await get(base + path, init);
      return answer.ok ? ((await answer.json()) as T) : null;
    } catch {
      return null;
    }
  }
  return {
    lock: (environment, revision) => json<PublicLock>(`environments/${environment}/locks/${revision}.json`),
    choices: (environment) => json<Choices>(`environments/${environment}/choices.json`),
    async release(name, id, digest) {
      const path = `releases/${name}/${id}.json`;
      const pinned = digest && (await json<Release>(path, { integrity: digest }));
      if (pinned) return { record: pinned, isPinned: true };
      const record = await json<Release>(path);
      return record && { record, isPinned: false };
    },
    async hasBytes(url, integrity) {
      try {
        // What the page has fetched is in the browser's cache, so these are the bytes that ran.
        return (await get(url, { integrity, cache: 'force-cache' })).ok;
      } catch {
        return false;
      }
    },
  };
}
