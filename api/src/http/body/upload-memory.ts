import { DomainError } from '#http/domain-error.ts';

const MEBIBYTE = 1024 * 1024;

/** Bytes that all uploads of the process, and those of one caller, may hold in memory at the same time. */
const DEFAULT_LIMITS = { total: 480 * MEBIBYTE, perCaller: 160 * MEBIBYTE };

/** The share of one upload. */
export interface UploadShare {
  /** Takes more memory. Throws when none is left. */
  take(bytes: number): void;
  /** Gives everything back; calling it again changes nothing. */
  release(): void;
}

/** Counts what uploads hold in memory, so that parallel ones cannot exhaust the process. */
export class UploadMemory {
  #total = 0;
  readonly #held = new Map<string, number>();

  constructor(private readonly limits = DEFAULT_LIMITS) {}

  /** Opens an empty share for a caller: a user or a network. */
  open(caller: string): UploadShare {
    let mine = 0;
    return {
      take: (bytes) => {
        const held = (this.#held.get(caller) ?? 0) + bytes;
        if (this.#total + bytes > this.limits.total || held > this.limits.perCaller)
          throw new DomainError(
            'unavailable',
            'Too many uploads at the moment. Please try again in a minute.',
            { retryAfterSeconds: 60 },
          );
        mine += bytes;
        this.#total += bytes;
        this.#held.set(caller, held);
      },
      release: () => {
        this.#total -= mine;
        const held = (this.#held.get(caller) ?? 0) - mine;
        if (held > 0) this.#held.set(caller, held);
        else this.#held.delete(caller);
        mine = 0;
      },
    };
  }
}
