import { readEvents, type Frame } from './read-events.ts';

function answer(parts: string[], status = 200) {
  const queue = parts.map((part) => new TextEncoder().encode(part));
  const requests: { address: string; headers: Record<string, string> }[] = [];
  const get = (async (address: string, init: { headers: Record<string, string> }) => {
    requests.push({ address, ...init });
    const read = async () => (queue.length > 0 ? { done: false, value: queue.shift() } : { done: true });
    return { status, ok: status === 200, body: { getReader: () => ({ read }) } };
  }) as unknown as typeof fetch;
  return { get, requests };
}

async function run(parts: string[], { status = 200, lastEventId = undefined as string | undefined } = {}) {
  const frames: Frame[] = [];
  const { get, requests } = answer(parts, status);
  const end = await readEvents({
    token: 'secret',
    lastEventId,
    signal: new AbortController().signal,
    onFrame: (frame) => void frames.push(frame),
    get,
  });
  return { frames, end, ...requests[0]! };
}

describe('the reader of events', () => {
  it('shows the token and asks for what was missed', async () => {
    const { headers } = await run([], { lastEventId: '41' });
    expect(headers).toMatchObject({ authorization: 'Bearer secret', 'last-event-id': '41' });
    expect((await run([])).headers).not.toHaveProperty('last-event-id');
  });
});

describe('without a position', () => {
  const openedFor = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);
  afterEach(() => jest.restoreAllMocks());

  it('asks for what happened since the page was opened, whose data may be older than the stream', async () => {
    openedFor(4200.4);
    expect((await run([])).address).toBe('/api/events?since_ms=5201');
  });
  it('asks from now on when the page was opened long ago', async () => {
    openedFor(3_600_000);
    expect((await run([])).address).toBe('/api/events');
  });
  it('asks from the position when it has one', async () => {
    openedFor(4200);
    expect((await run([], { lastEventId: '41' })).address).toBe('/api/events');
  });
});

describe('the reader of events', () => {
  it('puts frames together that arrive in pieces, and leaves out comments and what it cannot read', async () => {
    const { frames, end } = await run([
      ': still here\n\nevent: unread\nid: 9\ndata: {"notif',
      'ications":1,"messages":2}\n\nevent: push\ndata: no json\n\n',
    ]);
    expect(frames).toEqual([{ event: { type: 'unread', data: { notifications: 1, messages: 2 } }, id: '9' }]);
    expect(end).toBe('broken');
  });

  it('knows a session that is over from a server that stops', async () => {
    expect((await run(['event: end\ndata: {"reason":"signed-out"}\n\n'])).end).toBe('signed-out');
    expect((await run(['event: end\ndata: {"reason":"stopping"}\n\n'])).end).toBe('broken');
    expect((await run([], { status: 401 })).end).toBe('signed-out');
    expect((await run([], { status: 503 })).end).toBe('failed');
  });
});
