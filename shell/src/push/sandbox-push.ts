import { inOneTab } from '../live/one-tab.ts';
import type { PushPayload, ToWorker } from '../offline/worker-messages.ts';
import { registerWorker, tellWorker } from '../offline/worker-registration.ts';
import type { PushService } from './push-service.ts';

const BASE = '/sandbox/messaging';

interface SandboxMessage extends PushPayload {
  messageId: string;
}

/**
 * The messaging service of the sandbox. It cannot reach a browser that has no page of ours open, so one of the pages listens
 * and gives the worker what arrives, as the browser's push service would.
 */
export function sandboxPush(): PushService {
  return {
    async register() {
      await registerWorker();
      const { token } = (await post('register', {})) as { token: string };
      return token;
    },
    unregister: (token) => post('unregister', { token }).then(() => undefined),
    listen(token) {
      const ending = new AbortController();
      const { signal } = ending;
      void inOneTab('lintel-push', { signal, run: () => readMessages(token, signal) });
      return () => ending.abort();
    },
  };
}

/** Until the signal ends it; the browser connects again by itself. */
function readMessages(token: string, signal: AbortSignal): Promise<void> {
  const stream = new EventSource(`${BASE}/stream?token=${encodeURIComponent(token)}`);
  stream.addEventListener('push', ({ data }: MessageEvent<string>) => {
    const { messageId, notification, data: values } = JSON.parse(data) as SandboxMessage;
    const payload: PushPayload = { ...(notification ? { notification } : {}), data: values ?? {} };
    void deliver({ type: 'lintel.push', payload }).then(() =>
      post('acknowledge', { token, ids: [messageId] }),
    );
  });
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      stream.close();
      resolve();
    });
  });
}

/** A message that nobody took comes again with the next connection. */
async function deliver(message: ToWorker): Promise<void> {
  if (!(await tellWorker(message))) throw new Error('there is no service worker');
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
