import type { StoragePort } from '#ports/storage.ts';
import type { Variants } from './variants.ts';

/** Between two copies, so that visitors of a server that has just started go first. */
const PAUSE_MS = 20;

/** Makes the card-sized copies of these pictures one by one after the first start, so that no visitor waits for them. */
export async function warmUp(
  pictures: Iterable<string>,
  storage: StoragePort,
  smaller: Variants,
): Promise<void> {
  for (const name of pictures) {
    const copy = { width: 640, format: 'webp' } as const;
    if (smaller.made(name, copy)) continue;
    const original = await storage.open(name);
    if (original) await smaller.of(name, original, copy).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
  }
}
