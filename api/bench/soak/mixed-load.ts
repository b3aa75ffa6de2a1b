import { randomFrom } from '../../demo/random.ts';
import { register } from '../back-end.ts';

const ANSWERED_WITHIN_MS = 10_000;
/** People who save and write; a new one takes the place of the first. */
const PEOPLE = 200;

interface Person {
  readonly token: string;
}
interface Home {
  readonly id: number;
  readonly slug_id: string;
  readonly added_by: number;
}

/** What was asked and how it went; a request that takes longer than ten seconds has failed, as for a visitor who has left. */
export interface MixedLoad {
  /** Sends one request: of twenty, sixteen read, one registers, one signs up, one saves a home, one writes to its owner. */
  one(): Promise<void>;
  counts(): { requests: number; failures: number };
  /** Milliseconds of the answers since the last call. */
  takeLatencies(): number[];
  /** Up to ten failures in words, for who looks for the cause. */
  readonly failed: readonly string[];
}

/** @param origin of a back end that takes accounts unproven @param random decides what is asked */
export async function mixedLoad(origin: string, random = randomFrom(3)): Promise<MixedLoad> {
  const pick = <T>(list: readonly T[]): T => list[random.whole(0, list.length - 1)]!;
  const listed = await fetch(`${origin}/api/get-property-list?limit=100`);
  const { data: homes } = (await listed.json()) as { data: Home[] };
  const people: Person[] = [];
  const latencies: number[] = [];
  const failed: string[] = [];
  let requests = 0;
  let failures = 0;

  const reads = [
    () =>
      `get-property-list?property_type=${random.whole(0, 1)}&min_price=${random.whole(0, 5) * 1000}&sort=newest`,
    () => `get_property?slug_id=${encodeURIComponent(pick(homes).slug_id)}`,
    () => `search-facets?category_id=${random.whole(1, 8)}`,
    () => `map-points?bbox=-180,-80,180,80&zoom=${random.whole(2, 14)}`,
    () => `search-suggestions?query=${pick(['gard', 'vila', 'port', 'studio'])}`,
    () => 'homepage-data',
    () => 'get_articles?limit=5',
    () => `compare-properties?source_property_id=${pick(homes).id}&target_property_id=${pick(homes).id}`,
  ];

  const signal = () => AbortSignal.timeout(ANSWERED_WITHIN_MS);
  async function read(path: string): Promise<string | undefined> {
    const reply = await fetch(`${origin}/api/${path}`, { signal: signal() });
    await reply.arrayBuffer();
    return reply.status >= 500 || reply.status === 429 ? `${path}: ${reply.status}` : undefined;
  }
  async function write(call: string, body: object, person?: Person): Promise<unknown> {
    const reply = await fetch(`${origin}/api/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      },
      body: JSON.stringify(body),
      signal: signal(),
    });
    const answer = (await reply.json()) as { error: boolean; message: string; token?: string };
    if (!reply.ok || answer.error) throw new Error(`${reply.status} ${answer.message}`);
    return answer;
  }
  async function signUp(name: string): Promise<void> {
    const account = { type: 0, auth_id: `${name}@example.com`, name };
    const { token } = (await write('user_signup', account)) as { token: string };
    people[requests % PEOPLE] = { token };
  }

  /** @returns what failed, in words */
  async function ask(): Promise<string | undefined> {
    const name = `soak-${requests}`;
    const writers = people.filter(Boolean);
    const home = pick(homes);
    switch (random.whole(0, 19)) {
      case 0:
        return (await register(origin, `${name}@example.com`)) ? undefined : 'user-register';
      case 1:
        await signUp(name);
        return undefined;
      case 2:
        if (writers.length === 0) break;
        await write('add_favourite', { property_id: home.id, type: '1' }, pick(writers));
        return undefined;
      case 3:
        if (writers.length === 0) break;
        await write(
          'send_message',
          { receiver_id: home.added_by, property_id: home.id, message: `Is it still free? ${name}` },
          pick(writers),
        );
        return undefined;
    }
    return read(pick(reads)());
  }

  return {
    failed,
    counts: () => ({ requests, failures }),
    takeLatencies: () => latencies.splice(0),
    async one() {
      requests += 1;
      const began = performance.now();
      const failure = await ask().catch((error: unknown) => String(error));
      latencies.push(performance.now() - began);
      if (failure === undefined) return;
      failures += 1;
      if (failed.length < 10) failed.push(failure);
    },
  };
}
