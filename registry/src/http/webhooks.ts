import { createHmac } from 'node:crypto';
import type { EnvironmentStore, Move } from '#store/environment-store.ts';
import { WebhookLog } from '#store/webhook-log.ts';
import type { Webhook } from './webhook-settings.ts';

/** What a webhook is sent, as JSON. */
export interface WebhookMessage {
  environment: string;
  /** Grows by one with each change; the same number may come twice. */
  move: number;
  at: string;
  by: string;
  reason: string;
  /** The live lock, and the one that was live before; null before the first. */
  lock: number;
  before: number | null;
  /** A lock for a part of the visitors. */
  canary: { lock: number; percent: number } | null;
  /** The change in one sentence, as chat services show it. */
  text: string;
}

export interface WebhookOptions {
  environment: EnvironmentStore;
  webhooks: Webhook[];
  /** Called when an address does not take a message; another attempt follows. */
  onFailure(host: string, error: unknown): void;
  now?(): number;
}

const TIMEOUT_MS = 10_000;
const INTERVAL_MS = 2_000;

/** Looks for changes every two seconds, and ends when the result is called. */
export function startWebhooks(options: WebhookOptions, every = INTERVAL_MS): () => Promise<void> {
  const deliver = createDelivery(options);
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A slow address takes longer than the interval.
    running ??= deliver().finally(() => (running = undefined));
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Sends each webhook the changes that it does not have; never fails. */
export function createDelivery({ environment, webhooks: all, onFailure, now }: WebhookOptions) {
  const logs = all.map((webhook) => ({
    webhook,
    log: new WebhookLog(environment, webhook.url, now),
    /** The first move that may still have to be sent. */
    next: null as number | null,
  }));

  async function deliverTo(one: (typeof logs)[number]): Promise<void> {
    const newest = (await environment.pointer())?.move ?? 0;
    one.next ??= (await one.log.since()) + 1;
    let isInOrder = true;
    for (let number = one.next; number <= newest; number += 1) {
      const state = await one.log.begin(number);
      if (state === 'begun' && (await send(one.webhook, number))) {
        await one.log.done(number);
      } else if (state !== 'done') isInOrder = false;
      if (isInOrder) one.next = number + 1;
    }
  }

  async function send({ url, secret }: Webhook, number: number): Promise<boolean> {
    try {
      const message = await messageOf(environment, number);
      if (!message) return true;
      const body = JSON.stringify(message);
      const reply = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          'lintel-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`it answers ${reply.status}`);
      return true;
    } catch (error) {
      onFailure(new URL(url).host, error);
      return false;
    }
  }

  return async (): Promise<void> => {
    for (const one of logs)
      await deliverTo(one).catch((error) => onFailure(new URL(one.webhook.url).host, error));
  };
}

async function messageOf(environment: EnvironmentStore, number: number): Promise<WebhookMessage | null> {
  const move = await environment.findMove(number);
  if (!move) return null;
  const before = (await environment.findMove(number - 1))?.pointer.stable ?? null;
  const { at, by, reason, pointer } = move;
  const { lock, percent } = pointer.candidate ?? {};
  return {
    environment: environment.environment,
    move: number,
    at,
    by,
    reason,
    lock: pointer.stable,
    before,
    canary: lock === undefined || percent === undefined ? null : { lock, percent },
    text: textOf(environment.environment, before, move),
  };
}

function textOf(environment: string, before: number | null, { by, reason, pointer }: Move): string {
  const { stable, candidate } = pointer;
  const lock = before === stable ? `lock ${stable} stays` : `lock ${before ?? 'none'} → ${stable}`;
  const canary = candidate ? `, lock ${candidate.lock} for ${candidate.percent} % of the visitors` : '';
  return `${environment}: ${lock}${canary}, by ${by}${reason && `: ${reason}`}`;
}
