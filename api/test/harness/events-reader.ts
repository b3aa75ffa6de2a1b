import http from 'node:http';

/** A frame of server-sent events. Tests look into the data freely. */
export interface Frame {
  readonly type: string;
  readonly id: string | undefined;
  readonly data: ReturnType<typeof JSON.parse>;
}

/** An open page: reads `GET /api/events` as a browser does. */
export interface EventsReader {
  readonly headers: http.IncomingHttpHeaders;
  /** The next frame of this type; fails after a while. Others are skipped. */
  next(type: string): Promise<Frame>;
  /** The next comment. */
  comment(): Promise<string>;
  /** Fails when a frame arrives (of this type) within a moment. */
  silence(type?: string): Promise<void>;
  /** Resolves when the server has ended the stream. */
  readonly finished: Promise<void>;
  close(): void;
}

const READ_TIMEOUT_MS = 5000;
const SILENCE_MS = 150;

function parse(block: string): Frame | string {
  if (block.startsWith(':')) return block;
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  return { type: field('event') ?? '', id: field('id'), data: JSON.parse(field('data') ?? 'null') };
}

/** Not `fetch`: when one is given up, it opens the next connection in advance, on which a stopping server waits. */
function request(
  origin: string,
  token: string,
  { lastEventId, sinceMs }: { lastEventId?: string | undefined; sinceMs?: number | undefined },
): Promise<http.IncomingMessage> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  };
  return new Promise((resolve, reject) => {
    http
      .get(
        `${origin}/api/events${sinceMs === undefined ? '' : `?since_ms=${sinceMs}`}`,
        { agent: false, headers },
        resolve,
      )
      .on('error', reject);
  });
}

export async function openEvents(
  origin: string,
  token: string,
  lastEventId?: string,
  sinceMs?: number,
): Promise<EventsReader> {
  const reply = await request(origin, token, { lastEventId, sinceMs });
  if (reply.statusCode !== 200) throw new Error(`events answered ${reply.statusCode}`);
  const waiting: (Frame | string)[] = [];
  let wake = () => {};

  async function read() {
    reply.setEncoding('utf8');
    let text = '';
    for await (const chunk of reply) {
      text += String(chunk);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      waiting.push(...blocks.filter((block) => !block.startsWith('retry:')).map(parse));
      wake();
    }
  }
  const finished = read().catch(() => undefined);

  async function find<T extends Frame | string>(
    isWanted: (entry: Frame | string) => entry is T,
    timeoutMs = READ_TIMEOUT_MS,
  ): Promise<T | undefined> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const index = waiting.findIndex(isWanted);
      if (index >= 0) return waiting.splice(index, 1)[0] as T;
      const left = deadline - Date.now();
      if (left <= 0) return undefined;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, left).unref();
      });
    }
  }
  const isFrame =
    (type?: string) =>
    (entry: Frame | string): entry is Frame =>
      typeof entry !== 'string' && (type === undefined || entry.type === type);

  return {
    headers: reply.headers,
    async next(type) {
      const found = await find(isFrame(type));
      if (!found) throw new Error(`no ${type} came; waiting: ${JSON.stringify(waiting)}`);
      return found;
    },
    async comment() {
      return (await find((entry): entry is string => typeof entry === 'string')) ?? 'none';
    },
    async silence(type) {
      const found = await find(isFrame(type), SILENCE_MS);
      if (found) throw new Error(`not silent: ${JSON.stringify(found)}`);
    },
    finished,
    close: () => void reply.destroy(),
  };
}
