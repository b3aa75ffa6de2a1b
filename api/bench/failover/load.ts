/** What readers and writers behind one address got, with the time of each answer. */
export interface Load {
  /** Names of the accounts whose registration was confirmed. */
  readonly confirmed: readonly string[];
  /** Requests that failed between two moments (milliseconds of `performance.now()`). */
  failedBetween(begin: number, end: number): { reads: number; writes: number };
  /** Requests that were answered between two moments. */
  answeredBetween(begin: number, end: number): { reads: number; writes: number };
  /** When the last request failed that was sent before a moment and ended after another; undefined when none did. */
  lastFailureAfter(begin: number): number | undefined;
  stop(): Promise<void>;
}

const READS = ['get-property-list?limit=5', 'search-facets', 'faqs', 'homepage-data'];
/** A request that takes longer counts as failed, as for a visitor who has left. */
const ANSWERED_WITHIN_MS = 10_000;

interface Answer {
  readonly kind: 'read' | 'write';
  readonly isGood: boolean;
  readonly at: number;
}

/**
 * Asks one address without a pause, reading and writing by turns, until it is stopped. Nothing is sent twice.
 * @param origin of the proxy
 * @param clients how many ask at once
 */
export function startLoad(origin: string, clients: number): Load {
  const answers: Answer[] = [];
  const confirmed: string[] = [];
  let isOver = false;

  async function ask(kind: Answer['kind'], request: () => Promise<Response>): Promise<boolean> {
    const isGood = await request()
      .then(async (reply) => reply.ok && !((await reply.json()) as { error: boolean }).error)
      .catch(() => false);
    answers.push({ kind, isGood, at: performance.now() });
    return isGood;
  }
  const signal = () => AbortSignal.timeout(ANSWERED_WITHIN_MS);
  const read = (path: string) => fetch(`${origin}/api/${path}`, { signal: signal() });
  const register = (name: string) =>
    fetch(`${origin}/api/user_signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 0, auth_id: `${name}@example.com`, name }),
      signal: signal(),
    });

  const running = Array.from({ length: clients }, async (_none, client) => {
    for (let turn = 0; !isOver; turn += 1) {
      await ask('read', () => read(READS[turn % READS.length]!));
      const name = `failover-${client}-${turn}`;
      if (await ask('write', () => register(name))) confirmed.push(name);
    }
  });

  const countOf = (isGood: boolean, begin: number, end: number) => {
    const found = answers.filter(
      (answer) => answer.isGood === isGood && answer.at >= begin && answer.at < end,
    );
    const reads = found.filter(({ kind }) => kind === 'read').length;
    return { reads, writes: found.length - reads };
  };

  return {
    confirmed,
    failedBetween: (begin, end) => countOf(false, begin, end),
    answeredBetween: (begin, end) => countOf(true, begin, end),
    lastFailureAfter: (begin) => answers.filter(({ isGood, at }) => !isGood && at >= begin).at(-1)?.at,
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}
