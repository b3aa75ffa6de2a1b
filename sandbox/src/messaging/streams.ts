import { PassThrough, type Readable } from 'node:stream';
import type { PushMessage } from './instances.ts';

/** Milliseconds between signs of life, and before a browser connects again. */
const HEARTBEAT_MS = 25_000;
const RETRY_MS = 2000;

const frame = (project: string, { id, notification, data }: PushMessage) =>
  `id: ${id}\nevent: push\ndata: ${JSON.stringify({ from: project, messageId: id, notification, data })}\n\n`;

/** Open connections of browsers, by registration token. */
export function openStreams(project: string) {
  const open = new Map<string, Set<PassThrough>>();
  const heart = setInterval(() => {
    for (const body of [...open.values()].flatMap((list) => [...list])) body.write(': still here\n\n');
  }, HEARTBEAT_MS);
  heart.unref();

  return {
    /** Opens one that begins with what waits. */
    open(token: string, waiting: readonly PushMessage[]): Readable {
      const body = new PassThrough();
      body.write(`retry: ${RETRY_MS}\n\n`);
      for (const message of waiting) body.write(frame(project, message));
      const siblings = open.get(token) ?? new Set();
      open.set(token, siblings.add(body));
      body.on('error', () => undefined);
      body.once('close', () => {
        siblings.delete(body);
        if (siblings.size === 0 && open.get(token) === siblings) open.delete(token);
      });
      return body;
    },
    deliver(token: string, message: PushMessage): void {
      for (const body of open.get(token) ?? []) body.write(frame(project, message));
    },
    end(token: string): void {
      for (const body of open.get(token) ?? []) body.end();
    },
    stop(): void {
      clearInterval(heart);
      for (const token of open.keys()) this.end(token);
    },
  };
}
