/**
 * Answers of the back end that travel inside the page, for visitors: the first screen then needs neither a round trip nor
 * the code that makes one. Never private: they are asked for without any token.
 */
export interface EarlyAnswers {
  /** The answers of these calls (paths below `/api/`) as JSON; those that cannot be had in time are left out. */
  for(calls: string[]): Promise<string>;
}

/** How long one answer serves all pages, and how long a page waits for one. Milliseconds. */
const FRESH_FOR = 15_000;
const PATIENCE = 1_500;

export function createEarlyAnswers(
  apiOrigin: string | undefined,
  now: () => number = Date.now,
): EarlyAnswers {
  const kept = new Map<string, { json: Promise<string | null>; at: number }>();

  function answer(call: string): Promise<string | null> {
    const known = kept.get(call);
    if (known && now() - known.at < FRESH_FOR) return known.json;
    const json = ask(`${apiOrigin}/api/${call}`);
    kept.set(call, { json, at: now() });
    // A failure serves nobody else.
    void json.then((text) => text === null && kept.delete(call));
    return json;
  }

  return {
    async for(calls) {
      if (!apiOrigin) return '{}';
      const answers = await Promise.all(calls.map(async (call) => [call, await answer(call)] as const));
      const parts = answers.flatMap(([call, json]) =>
        json === null ? [] : [`${JSON.stringify(call)}:${json}`],
      );
      return `{${parts.join(',')}}`;
    },
  };
}

async function ask(url: string): Promise<string | null> {
  try {
    const reply = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await reply.text();
    const body = JSON.parse(text) as { error?: unknown };
    return reply.ok && body.error === false ? text : null;
  } catch {
    // The page works without: it asks itself.
    return null;
  }
}
