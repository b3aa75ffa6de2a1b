import type { EventStream } from './event-stream.ts';

/** The streams of one process, found by their user. */
export class OpenStreams implements Iterable<EventStream> {
  readonly #all = new Set<EventStream>();
  readonly #byUser = new Map<number, Set<EventStream>>();

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<EventStream> {
    return this.#all.values();
  }

  /** People with at least one stream. */
  viewers(): readonly number[] {
    return [...this.#byUser.keys()];
  }

  has(userId: number): boolean {
    return this.#byUser.has(userId);
  }

  of(userId: number): readonly EventStream[] {
    return [...(this.#byUser.get(userId) ?? [])];
  }

  add(stream: EventStream): void {
    const { userId } = stream.viewer;
    this.#all.add(stream);
    this.#byUser.set(userId, (this.#byUser.get(userId) ?? new Set()).add(stream));
  }

  remove(stream: EventStream): void {
    const { userId } = stream.viewer;
    this.#all.delete(stream);
    const own = this.#byUser.get(userId);
    own?.delete(stream);
    if (own?.size === 0) this.#byUser.delete(userId);
  }
}
