import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Encodings that pages are sent in. */
export type Encoding = 'br' | 'gzip';

/** Pages change with each answer that is in them, so a quick quality is worth more than the last few percent. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Pages that are compressed at the same time, beside the event loop, and that may wait for it. */
const AT_ONCE = 2;
const WAITING = 50;

let running = 0;
const queue: (() => void)[] = [];

/** Compresses when it is this page's turn; null when too many wait, and the page is better sent as it is. */
export async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer | null> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) return null;
    await new Promise<void>((resolve) => void queue.push(resolve));
  } else running += 1;
  try {
    return await (encoding === 'br' ? brotlied(body, QUALITY) : gzipped(body));
  } finally {
    const next = queue.shift();
    // The next page takes over the place.
    if (next) next();
    else running -= 1;
  }
}
