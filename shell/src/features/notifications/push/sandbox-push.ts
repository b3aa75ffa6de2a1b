import { inOneTab } from '#features/notifications/stream/one-tab.ts';
import type { PushPayload } from '#features/offline/worker-messages.ts';
import { registerWorker, postToWorker } from '#features/offline/worker-registration.ts';
import { browserStorage, type TextStorage } from '#user/persisted/browser-storage.ts';
import type { PushService } from './push-service.ts';

const BASE = '/sandbox/messaging';
const KEY = 'lintel-sandbox-push';

interface SandboxMessage extends PushPayload {
  messageId: string;
}

/**
 * The messaging service of the sandbox. It cannot reach a browser that has no page of ours open, so one of the pages listens
 * and gives the worker what arrives, as the browser's push service would.
 */
export function sandboxPush(storage: TextStorage = browserStorage): PushService {
  return {
    async register() {
      await registerWorker();
      const known = storage.read(KEY);
      if (known && (await isGood(known))) return known;
      const { token } = (await post('register', {})) as { token: string };
      storage.write(KEY, token);
      return token;
    },
    async unregister(token) {
      storage.write(KEY, '');
      await post('unregister', { token });
    },
    listen(token) {
      const ending = new AbortController();
      const { signal } = ending;
      void inOneTab('lintel-push', { signal, run: () => readMessages(token, signal) });
      return () => ending.abort();
    },
  };
}

/** As with the vendor, a browser keeps its token until the service has forgotten it. */
const isGood = (token: string): Promise<boolean> =>
  post('acknowledge', { token, ids: [] }).then(
    () => true,
    () => false,
  );

/** Until the signal ends it; the browser connects again by itself. */
function readMessages(token: string, signal: AbortSignal): Promise<void> {
  const stream = new EventSource(`${BASE}/stream?token=${encodeURIComponent(token)}`);
  stream.addEventListener('push', ({ data }: MessageEvent<string>) => {
    const { messageId, notification, data: values } = JSON.parse(data) as SandboxMessage;
    const payload: PushPayload = { ...(notification ? { notification } : {}), data: values ?? {} };
    // What the worker did not get, or what could not be acknowledged, comes again with the next connection.
    void postToWorker({ type: 'lintel.push', payload })
      .then((isDelivered) => isDelivered && post('acknowledge', { token, ids: [messageId] }))
      .catch(() => undefined);
  });
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      stream.close();
      resolve();
    });
  });
}

async function post(path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${BASE}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
