import { LRUCache } from 'lru-cache';
import type { RegistryFiles } from './registry-files.ts';

/** Written once and never changed: what has been read of these is true for ever. */
const isImmutable = (name: string) =>
  /^(releases|assets|packages|signatures)\//.test(name) || /^environments\/[^/]+\/(locks|moves)\//.test(name);
/** The one file that decides what visitors get. */
const isPointer = (name: string) => /^environments\/[^/]+\/pointer\.json$/.test(name);

export interface Memory {
  /** Of immutable files that are kept at most; the least recently used ones go first. */
  bytes?: number;
  /** How old a pointer may be: so much later a kill switch works. Milliseconds. */
  pointerAge?: number;
  /** Milliseconds of a clock that only runs forward: with one that is set back a pointer would stay. */
  now?(): number;
}

const MEGABYTE = 1_000_000;

/**
 * Files that are far away, with what a server asks for again and again in memory. While they are out of reach, the pointer stays
 * at what it was, so that visitors go on with the same site.
 */
export function rememberedFiles(
  files: RegistryFiles,
  { bytes = 128 * MEGABYTE, pointerAge = 1_000, now = () => performance.now() }: Memory = {},
): RegistryFiles {
  const known = new LRUCache<string, Buffer>({
    maxSize: bytes,
    sizeCalculation: (content) => content.length + 100,
  });
  const asked = new Map<string, Promise<Buffer | null>>();
  const pointers = new Map<string, { content: Buffer | null; at: number }>();

  /** Concurrent reads of a file wait for one answer. */
  function once(name: string): Promise<Buffer | null> {
    const running = asked.get(name);
    if (running) return running;
    const answer = files.read(name).finally(() => asked.delete(name));
    asked.set(name, answer);
    return answer;
  }

  async function readImmutable(name: string): Promise<Buffer | null> {
    const kept = known.get(name);
    if (kept) return kept;
    const content = await once(name);
    // What is not there may be published at any moment.
    if (content) known.set(name, content);
    return content;
  }

  async function readPointer(name: string): Promise<Buffer | null> {
    const kept = pointers.get(name);
    if (kept && now() - kept.at < pointerAge) return kept.content;
    const begun = now();
    try {
      const content = await once(name);
      if (content) pointers.set(name, { content, at: begun });
      return content;
    } catch (error) {
      if (!kept) throw error;
      pointers.set(name, { ...kept, at: now() });
      return kept.content;
    }
  }

  return {
    ...files,
    async read(name) {
      if (isImmutable(name)) return readImmutable(name);
      return isPointer(name) ? readPointer(name) : files.read(name);
    },
    async replace(name, content) {
      await files.replace(name, content);
      pointers.delete(name);
      asked.delete(name);
    },
    async remove(name) {
      for (const kept of known.keys()) if (kept === name || kept.startsWith(`${name}/`)) known.delete(kept);
      await files.remove(name);
    },
  };
}
