import { waitFor } from '@testing-library/react';
import { sandboxPush } from './sandbox-push.ts';

/** The stream of the page under test; a test lets messages arrive on it. */
class OpenStream extends EventTarget {
  static last: OpenStream;
  constructor(readonly address: string) {
    super();
    OpenStream.last = this;
  }
  arrives(messageId: string) {
    const data = JSON.stringify({ messageId, data: { chat_id: '7' } });
    this.dispatchEvent(new MessageEvent('push', { data }));
  }
  close() {}
}

const posted: { path: string; body: unknown }[] = [];
const delivered: unknown[] = [];
const keptInMemory = () => {
  let text: string | null = null;
  return { read: () => text, write: (_key: string, next: string) => void (text = next) } as never;
};
/** A browser with or without a service worker. */
const browser = (hasWorker: boolean) => {
  const active = { postMessage: (message: unknown) => delivered.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => (hasWorker ? {} : undefined),
      ready: Promise.resolve({ active }),
    },
  });
};

const before = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };
beforeEach(() => {
  posted.length = 0;
  delivered.length = 0;
  globalThis.EventSource = OpenStream as never;
  globalThis.fetch = (async (path: string, { body }: { body: string }) => {
    posted.push({ path, body: JSON.parse(body) });
    return new Response('{}');
  }) as never;
});
afterEach(() => {
  Object.assign(globalThis, before);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a message of the sandbox', () => {
  it('is acknowledged once the worker has it', async () => {
    browser(true);
    const stop = sandboxPush(keptInMemory()).listen!('token-1');
    OpenStream.last.arrives('message-1');
    await waitFor(() =>
      expect(posted).toEqual([
        { path: '/sandbox/messaging/acknowledge', body: { token: 'token-1', ids: ['message-1'] } },
      ]),
    );
    expect(delivered).toEqual([{ type: 'lintel.push', payload: { data: { chat_id: '7' } } }]);
    stop();
  });

  it('is not acknowledged where no worker took it, so that it comes again', async () => {
    browser(false);
    const stop = sandboxPush(keptInMemory()).listen!('token-1');
    OpenStream.last.arrives('message-1');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(posted).toEqual([]);
    stop();
  });
});
