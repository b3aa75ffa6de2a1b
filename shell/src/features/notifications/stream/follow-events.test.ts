import type { LiveEvent } from '@lintel/api-contract';
import { followEvents, type FollowOptions } from './follow-events.ts';
import type { TabTools } from './one-tab.ts';

/** Tabs of one browser: a lock that one of them has at a time, and a line between them. */
function browser(): TabTools {
  const lines = new Map<string, Set<EventTarget>>();
  let queue = Promise.resolve();
  return {
    locks: {
      request: ((_: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
        const turn = queue.then(() => (signal.aborted ? undefined : run()));
        queue = turn.catch(() => undefined) as Promise<void>;
        return turn;
      }) as unknown as LockManager['request'],
    },
    openChannel(name) {
      const here = new EventTarget();
      const all = lines.get(name) ?? new Set();
      lines.set(name, all.add(here));
      return Object.assign(here, {
        postMessage(data: unknown) {
          for (const other of all)
            if (other !== here) other.dispatchEvent(new MessageEvent('message', { data }));
        },
        close: () => void all.delete(here),
      }) as unknown as ReturnType<TabTools['openChannel']>;
    },
  };
}

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const unread: LiveEvent = { type: 'unread', data: { notifications: 1, messages: 0 } };

function openTab(tools: TabTools) {
  const heard: LiveEvent[] = [];
  const asked: (string | undefined)[] = [];
  let onFrame: Parameters<NonNullable<FollowOptions['read']>>[0]['onFrame'] | undefined;
  const close = followEvents({
    userId: 7,
    token: 'token',
    onFrame: (event) => void heard.push(event),
    onSignedOut: () => undefined,
    tools,
    read: (options) => {
      asked.push(options.lastEventId);
      onFrame = options.onFrame;
      return new Promise((resolve) => {
        options.signal.addEventListener('abort', () => resolve('broken'));
      });
    },
  });
  return { heard, asked, close, arrives: (id: string) => onFrame?.({ event: unread, id }) };
}

describe('the stream of events in two tabs', () => {
  it('is connected in one tab, and both hear what arrives there', async () => {
    const tools = browser();
    const [first, second] = [openTab(tools), openTab(tools)];
    await turns();
    expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
    first.arrives('5');
    expect(first.heard).toEqual([unread]);
    expect(second.heard).toEqual([unread]);
    first.close();
    second.close();
  });

  it('is taken over by the other tab, from where the first one was', async () => {
    const tools = browser();
    const [first, second] = [openTab(tools), openTab(tools)];
    await turns();
    first.arrives('5');
    first.close();
    await turns();
    expect(second.asked).toEqual(['5']);
    second.close();
  });

  it('rests while the page has been hidden for long, and goes on when it is visible again', async () => {
    jest.useFakeTimers();
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    const see = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const tab = openTab(browser());
    await turns();
    tab.arrives('3');
    see('hidden');
    await jest.advanceTimersByTimeAsync(4 * 60_000);
    see('visible');
    await turns();
    expect(tab.asked).toHaveLength(1);
    see('hidden');
    await jest.advanceTimersByTimeAsync(6 * 60_000);
    see('visible');
    await turns();
    expect(tab.asked).toEqual([undefined, '3']);
    tab.close();
    visibility.mockRestore();
    jest.useRealTimers();
  });
});
