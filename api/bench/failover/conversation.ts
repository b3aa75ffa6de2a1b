import { openEvents, type EventsReader } from '../../test/harness/events-reader.ts';
import { signedIn } from '../../test/harness/engines/signed-in.ts';
import type { Setting } from './setting.ts';

const EVERY_MS = 100;
const ANSWERED_WITHIN_MS = 10_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Two people who write to each other, whose pages may be at different back ends. */
export interface Conversation {
  /** Messages that were confirmed to their sender. */
  confirmed(): number;
  /** Of those, how many the other page has not been sent, and how many it was sent twice. */
  lost(): { missing: number; twice: number };
  /** Milliseconds from sending to arrival of what was sent between two moments: half of them, the slowest. */
  delays(begin: number, end: number): { median: number; slowest: number };
  stop(): Promise<void>;
}

/** One page: reads its events and, as a browser does, goes on behind the last position when the stream ends. */
function page(origin: string, token: string) {
  const arrivals: { text: string; at: number }[] = [];
  const seen = new Set<string>();
  let stream: EventsReader | undefined;
  let isOver = false;
  let position: string | undefined;

  async function read(from: EventsReader) {
    for (;;) {
      const frame = await Promise.race([from.next('push').catch(() => undefined), from.finished]);
      if (frame) {
        position = frame.id ?? position;
        const { notice_id: notice, message } = frame.data as { notice_id: string; message?: string };
        if (message !== undefined && !seen.has(notice))
          arrivals.push({ text: message, at: performance.now() });
        seen.add(notice);
      } else if (await Promise.race([from.finished.then(() => true), pause(0).then(() => false)])) return;
    }
  }
  const running = (async () => {
    while (!isOver) {
      try {
        stream = await openEvents(origin, token, position);
        position ??= (await stream.next('unread')).id;
        await read(stream);
      } catch {
        await pause(100);
      }
    }
  })();
  return {
    arrivals,
    isOpen: () => position !== undefined,
    async stop() {
      isOver = true;
      stream?.close();
      await running;
    },
  };
}

/** Begins when both pages are connected. */
export async function startConversation({ proxy, connected }: Setting): Promise<Conversation> {
  const [owner, buyer, property] = await connected(async (client) => {
    const people = [
      await signedIn(client, 'owner@example.com'),
      await signedIn(client, 'buyer@example.com'),
    ] as const;
    const { rows } = await client.query<{ id: number }>(
      'select id from properties where added_by = $1 and is_on_market order by id limit 1',
      [people[0].id],
    );
    return [...people, rows[0]!.id] as const;
  });
  const pages = { [owner.id]: page(proxy.origin, owner.token), [buyer.id]: page(proxy.origin, buyer.token) };
  while (!Object.values(pages).every(({ isOpen }) => isOpen())) await pause(50);
  const sent: { text: string; to: number; at: number }[] = [];
  let isOver = false;

  async function send(from: typeof owner, to: typeof owner, message: string) {
    const at = performance.now();
    const reply = await fetch(`${proxy.origin}/api/send_message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${from.token}` },
      body: JSON.stringify({ receiver_id: to.id, property_id: property, message }),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    if (reply.ok && !((await reply.json()) as { error: boolean }).error)
      sent.push({ text: message, to: to.id, at });
  }
  const running = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const [from, to] = turn % 2 === 0 ? [buyer, owner] : [owner, buyer];
      await send(from, to, `failover message ${turn}`).catch(() => undefined);
      await pause(EVERY_MS);
    }
  })();
  const arrivalsOf = ({ text, to }: { text: string; to: number }) =>
    pages[to]!.arrivals.filter((arrival) => arrival.text === text);

  return {
    confirmed: () => sent.length,
    lost() {
      const counts = sent.map((message) => arrivalsOf(message).length);
      return {
        missing: counts.filter((count) => count === 0).length,
        twice: counts.filter((count) => count > 1).length,
      };
    },
    delays(begin, end) {
      const delays = sent
        .filter(({ at }) => at >= begin && at < end)
        .flatMap((message) =>
          arrivalsOf(message)
            .slice(0, 1)
            .map(({ at }) => at - message.at),
        )
        .toSorted((a, b) => a - b);
      return { median: delays[Math.floor(delays.length / 2)] ?? 0, slowest: delays.at(-1) ?? 0 };
    },
    async stop() {
      isOver = true;
      await running;
      await pause(3000);
      await Promise.all(Object.values(pages).map((one) => one.stop()));
    },
  };
}
