import { browserTabs, inOneTab, type TabTools } from './one-tab.ts';
import { whilePresent } from './presence.ts';
import { readEvents, type Frame } from './read-events.ts';
import { stayConnected } from './stay-connected.ts';

export interface FollowOptions {
  userId: number;
  token: string;
  /** Called in every tab, whichever of them is connected. */
  onFrame(frame: Frame['event']): void;
  /** The back end ended this session. */
  onSignedOut(): void;
  tools?: TabTools;
  read?: typeof readEvents;
}

/**
 * Follows what happens to a user: one tab reads the stream and passes each frame on to the others. All tabs remember the
 * position, so that whichever is next goes on where the last one stopped. Returns the end of it.
 */
export function followEvents({
  userId,
  token,
  onFrame,
  onSignedOut,
  tools = browserTabs,
  read = readEvents,
}: FollowOptions): () => void {
  const name = `lintel-events-${userId}`;
  const position: { lastEventId: string | undefined } = { lastEventId: undefined };
  const channel = tools.openChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Frame>) => {
    if (data.id) position.lastEventId = data.id;
    onFrame(data.event);
  });
  const connect = () => {
    const presence = new AbortController();
    const { signal } = presence;
    const run = async () => {
      const end = await stayConnected({
        read: (lastEventId, heard) => read({ token, lastEventId, signal, onFrame: heard }),
        position,
        signal,
        onFrame: (frame) => {
          channel.postMessage(frame);
          onFrame(frame.event);
        },
        wait: (ms) => pause(ms, signal),
        random: Math.random,
      });
      if (end === 'signed-out') onSignedOut();
    };
    void inOneTab(name, { signal, run, tools });
    return () => presence.abort();
  };
  const leave = whilePresent(connect);
  return () => {
    leave();
    channel.close();
  };
}

/** Also ends when the network is back, because then there is no reason to wait any longer. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
