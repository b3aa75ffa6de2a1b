import { MINUTE_MS } from '#ports/clock.ts';
import type { LimitCounts, LimitStore } from '#ports/limits.ts';
import { tooManyRequests } from './domain-error.ts';

/** Bounds events per key in fixed windows. */
export class Limiter {
  constructor(
    private readonly counts: LimitCounts,
    private readonly maximum: number,
    private readonly windowMs: number,
    private readonly onRefused: () => void = () => undefined,
  ) {}

  /** Counts one event. `remaining` is negative when it is one too many. */
  async count(key: string): Promise<{ remaining: number; retryAfterSeconds: number }> {
    const { count, endsInMs } = await this.counts.add(key, this.windowMs);
    if (count > this.maximum) this.onRefused();
    return {
      remaining: this.maximum - count,
      retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1000)),
    };
  }

  /** Counts one event and refuses it when it is one too many. */
  async check(key: string): Promise<void> {
    const { remaining, retryAfterSeconds } = await this.count(key);
    if (remaining < 0) throw tooManyRequests(retryAfterSeconds);
  }

  /** Refuses when one more event would be one too many, without counting it. */
  async refuseFull(key: string): Promise<void> {
    const { count, endsInMs } = await this.counts.read(key);
    if (endsInMs <= 0 || count < this.maximum) return;
    this.onRefused();
    throw tooManyRequests(Math.ceil(endsInMs / 1000));
  }

  /** Takes one event back that turned out not to count, such as a password that was right. */
  release(key: string): Promise<void> {
    return this.counts.takeBack(key);
  }

  forget(key: string): Promise<void> {
    return this.counts.forget(key);
  }
}

/** Makes the limit of a name: how many events a key may have within a window, a minute unless stated. */
export type Limits = (name: string, maximum: number, windowMs?: number) => Limiter;

/** @param onRefused is called with the name of a limit that refuses */
export const limitsIn =
  (store: LimitStore, onRefused?: (limit: string) => void): Limits =>
  (name, maximum, windowMs = MINUTE_MS) =>
    new Limiter(store(name), maximum, windowMs, () => onRefused?.(name));
