import { z } from 'zod';
import type { SharedCache } from '#ports/engines/shared-cache.ts';
import { sharedAnswers } from './shared-answers.ts';

const schema = z.object({ total: z.int() });

/** A cache in memory, and how often the engine was asked. */
function world(version: string | undefined = 'index 1') {
  const kept = new Map<string, string>();
  let asked = 0;
  const engine = { sharedVersion: version };
  const cache: SharedCache = {
    get: async (key) => kept.get(key),
    set: async (key, text) => void kept.set(key, text),
  };
  const question = {
    key: 'facets {}',
    schema,
    keepMs: 1000,
    ask: async () => {
      asked += 1;
      return { total: asked };
    },
  };
  return { kept, engine, cache, question, asked: () => asked };
}

describe('the cache of answers', () => {
  it('an answer that one process was given is given to the next', async () => {
    const { engine, cache, question, asked } = world();
    await sharedAnswers({ engine, cache })(question);
    expect(await sharedAnswers({ engine, cache })(question)).toEqual({ total: 1 });
    expect(asked()).toBe(1);
  });

  it('a process that knows a later index asks again', async () => {
    const { engine, cache, question, asked } = world();
    await sharedAnswers({ engine, cache })(question);
    engine.sharedVersion = 'index 2';
    expect(await sharedAnswers({ engine, cache })(question)).toEqual({ total: 2 });
    expect(asked()).toBe(2);
  });

  it.each(['no JSON', '{}', '{"total":"7"}'])(
    'asks when the cache has something else: %s',
    async (foreign) => {
      const { engine, cache, question, kept } = world();
      kept.set('index 1 facets {}', foreign);
      expect(await sharedAnswers({ engine, cache })(question)).toEqual({ total: 1 });
    },
  );

  it('asks when the cache is away', async () => {
    const { engine, question } = world();
    const away = async () => {
      throw new Error('away');
    };
    expect(await sharedAnswers({ engine, cache: { get: away, set: away } })(question)).toEqual({ total: 1 });
  });

  it('shares nothing where each process has an index of its own', async () => {
    const { cache, question, kept } = world();
    const engine = { sharedVersion: undefined };
    await sharedAnswers({ engine, cache })(question);
    expect(kept.size).toBe(0);
  });
});
