import type { Frame, StreamEnd } from './read-events.ts';
import { stayConnected } from './stay-connected.ts';

/** Plays one script per connection: the frames that come, then how it ends. */
async function play(connections: { ids?: (string | undefined)[]; end: StreamEnd }[], random = 1) {
  const ending = new AbortController();
  const asked: (string | undefined)[] = [];
  const pauses: number[] = [];
  const heard: Frame[] = [];
  const outcome = await stayConnected({
    async read(lastEventId, onFrame) {
      asked.push(lastEventId);
      const { ids = [], end } = connections[asked.length - 1]!;
      for (const id of ids)
        onFrame({ event: { type: 'unread', data: { notifications: 0, messages: 0 } }, id });
      if (asked.length === connections.length) ending.abort();
      return end;
    },
    position: { lastEventId: undefined },
    onFrame: (frame) => void heard.push(frame),
    signal: ending.signal,
    wait: async (ms) => void pauses.push(ms),
    random: () => random,
  });
  return { outcome, asked, pauses, heard };
}

describe('the connection', () => {
  it('continues after the last frame that had an id', async () => {
    const { asked, heard } = await play([
      { ids: ['4', undefined, '7', undefined], end: 'broken' },
      { end: 'failed' },
      { end: 'broken' },
    ]);
    expect(asked).toEqual([undefined, '7', '7']);
    expect(heard).toHaveLength(4);
  });

  it('waits twice as long after each failure, up to a minute, and shortly again once something came', async () => {
    const failures = Array.from({ length: 8 }, () => ({ end: 'failed' as const }));
    const { pauses } = await play([...failures, { ids: ['1'], end: 'broken' }, { end: 'failed' }]);
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 1000]);
  });

  it('spreads the moments at which pages come back', async () => {
    const { pauses } = await play([{ end: 'failed' }, { end: 'failed' }], 0);
    expect(pauses).toEqual([500]);
  });

  it('does not come back when the session is over', async () => {
    const { outcome, asked } = await play([{ end: 'signed-out' }, { end: 'broken' }]);
    expect(outcome).toBe('signed-out');
    expect(asked).toHaveLength(1);
  });
});
