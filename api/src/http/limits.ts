import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/clock.ts';
import { tooManyRequests } from './domain-error.ts';

const MINUTE_MS = 60_000;

interface Window {
  count: number;
  endsAt: number;
}

/** Counts events per key in fixed windows, in this process. Forgets the keys that it has not seen for longest. */
export class Limiter {
  readonly #windows = new LRUCache<string, Window>({ max: 50_000 });

  constructor(
    private readonly clock: Clock,
    private readonly maximum: number,
    private readonly windowMs = MINUTE_MS,
  ) {}

  /** Counts one event. `remaining` is negative when it is one too many. */
  count(key: string): { remaining: number; retryAfterSeconds: number } {
    const now = this.clock.now().getTime();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + this.windowMs };
    window.count += 1;
    this.#windows.set(key, window);
    return {
      remaining: this.maximum - window.count,
      retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)),
    };
  }

  /** Counts one event and refuses it when it is one too many. */
  check(key: string): void {
    const { remaining, retryAfterSeconds } = this.count(key);
    if (remaining < 0) throw tooManyRequests(retryAfterSeconds);
  }

  /** Refuses when one more event would be one too many, without counting it. */
  refuseFull(key: string): void {
    const window = this.#windows.get(key);
    const endsIn = (window?.endsAt ?? 0) - this.clock.now().getTime();
    if (window && endsIn > 0 && window.count >= this.maximum) throw tooManyRequests(Math.ceil(endsIn / 1000));
  }

  /** Takes one event back that turned out not to count, such as a password that was right. */
  release(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.endsAt > this.clock.now().getTime()) window.count = Math.max(0, window.count - 1);
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }
}
