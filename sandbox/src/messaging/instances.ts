import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { digest, newSecret } from '../secrets.ts';
import { openDocument } from '../storage/document.ts';
import { MessagingError } from './messaging-error.ts';

const DAY_MS = 24 * 60 * 60_000;
/** As with the vendor: a message waits four weeks, and an instance keeps a hundred. */
const KEEP_MESSAGES_MS = 28 * DAY_MS;
const MAX_MESSAGES = 100;
/** An instance not used for so long is deleted. */
const KEEP_INSTANCES_MS = 270 * DAY_MS;

const message = z.object({
  id: z.string(),
  sentAt: z.number(),
  notification: z.object({ title: z.string().optional(), body: z.string().optional() }).optional(),
  data: z.record(z.string(), z.string()),
});
export type PushMessage = z.infer<typeof message>;

const schema = z.object({
  /** Digest of the registration token → what waits for that browser. */
  instances: z.record(z.string(), z.object({ usedAt: z.number(), waiting: z.array(message) })),
});

/** Browsers that registered for messages, and what waits for each until it confirms receipt. */
export interface Instances {
  register(): Promise<string>;
  unregister(token: string): Promise<void>;
  /** Throws NOT_FOUND (UNREGISTERED) for a token that is not known. */
  send(token: string, content: Pick<PushMessage, 'notification' | 'data'>): Promise<PushMessage>;
  /** Throws NOT_FOUND. */
  waiting(token: string): PushMessage[];
  /** Forgets messages that arrived. */
  acknowledge(token: string, ids: readonly string[]): Promise<void>;
}

const unregistered = () => new MessagingError(404, 'NOT_FOUND', 'Requested entity was not found.');

export async function openInstances(folder: string, clock: Clock): Promise<Instances> {
  const document = await openDocument({
    file: path.join(folder, 'messaging.json'),
    schema,
    empty: { instances: {} },
  });

  return {
    async register() {
      const token = `sandbox:${newSecret(32)}`;
      await document.change(({ instances }) => {
        for (const [key, { usedAt }] of Object.entries(instances))
          if (usedAt < clock() - KEEP_INSTANCES_MS) delete instances[key];
        instances[digest(token)] = { usedAt: clock(), waiting: [] };
      });
      return token;
    },
    unregister: (token) =>
      document.change(({ instances }) => {
        delete instances[digest(token)];
      }),
    send: (token, content) =>
      document.change(({ instances }) => {
        const instance = instances[digest(token)];
        if (!instance) throw unregistered();
        const added: PushMessage = { id: randomUUID(), sentAt: clock(), ...content };
        const fresh = instance.waiting.filter(({ sentAt }) => sentAt > clock() - KEEP_MESSAGES_MS);
        instance.waiting = [...fresh, added].slice(-MAX_MESSAGES);
        return added;
      }),
    waiting(token) {
      const instance = document.read().instances[digest(token)];
      if (!instance) throw unregistered();
      return instance.waiting.filter(({ sentAt }) => sentAt > clock() - KEEP_MESSAGES_MS);
    },
    acknowledge: (token, ids) =>
      document.change(({ instances }) => {
        const instance = instances[digest(token)];
        if (!instance) throw unregistered();
        instance.usedAt = clock();
        instance.waiting = instance.waiting.filter(({ id }) => !ids.includes(id));
      }),
  };
}
