import type { z } from 'zod';
import type { SearchEngine } from '#ports/search-engine.ts';
import type { SharedCache } from '#ports/engines/shared-cache.ts';

interface Dependencies {
  readonly engine: Pick<SearchEngine, 'sharedVersion'>;
  /** Without it, or with an engine of which each process has its own, every process asks for itself. */
  readonly cache: SharedCache | undefined;
}

interface Question<Answer> {
  readonly key: string;
  /** What is kept is read with it: another release may have written it. */
  readonly schema: z.ZodType<Answer>;
  readonly keepMs: number;
  ask(): Promise<Answer>;
}

/**
 * Answers of the search engine that one process has asked for, for all of them. The version of the index is part of the key: an
 * answer is never older than the index that this process knows. A cache that is away or has something else in it is passed over.
 */
export const sharedAnswers =
  ({ engine, cache }: Dependencies) =>
  async <Answer>({ key, schema, keepMs, ask }: Question<Answer>): Promise<Answer> => {
    const version = engine.sharedVersion;
    if (!cache || version === undefined) return ask();
    const versioned = `${version} ${key}`;
    const kept = await cache
      .get(versioned)
      .then((text) => (text === undefined ? undefined : schema.parse(JSON.parse(text))))
      .catch(() => undefined);
    if (kept !== undefined) return kept;
    const answer = await ask();
    // The caller does not wait for it.
    void cache.set(versioned, JSON.stringify(answer), keepMs).catch(() => undefined);
    return answer;
  };
