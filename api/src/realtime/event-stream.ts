import { PassThrough, type Readable } from 'node:stream';

/** Bytes that may wait for a slow reader; it is cut off then and catches up when it comes back. */
const MAX_QUEUE_BYTES = 1024 * 1024;
/** How long a client waits before it connects again, milliseconds. */
const RETRY_MS = 2000;

export interface Viewer {
  readonly userId: number;
  readonly tokenHash: Buffer;
}

/** One frame in the text form of server-sent events. */
export const frame = (type: string, data: unknown, id?: number) =>
  `event: ${type}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** The open answer to one page. */
export class EventStream {
  readonly #body = new PassThrough();
  /** Event → transaction that wrote it, of what was sent and might be found again. */
  readonly #sent = new Map<number, number>();

  constructor(
    readonly viewer: Viewer,
    onClosed: (stream: EventStream) => void,
  ) {
    this.#body.on('error', () => undefined);
    this.#body.once('close', () => onClosed(this));
    this.#body.write(`retry: ${RETRY_MS}\n\n`);
  }

  get body(): Readable {
    return this.#body;
  }

  write(text: string): void {
    if (this.#body.writableEnded || this.#body.destroyed) return;
    if (this.#body.writableLength + this.#body.readableLength > MAX_QUEUE_BYTES) this.#body.destroy();
    else this.#body.write(text);
  }

  /** False when the event was sent before. */
  isNew(id: number, transactionId: number): boolean {
    if (this.#sent.has(id)) return false;
    this.#sent.set(id, transactionId);
    return true;
  }

  /** Forgets what a search from this horizon on cannot find. */
  forgetBelow(horizon: number): void {
    for (const [id, transactionId] of this.#sent) if (transactionId < horizon) this.#sent.delete(id);
  }

  end(): void {
    this.#body.end();
  }
}
