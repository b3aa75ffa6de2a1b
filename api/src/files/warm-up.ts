import { photoFiles } from '../db/demo/photos.ts';
import type { StoragePort } from '../ports/storage.ts';
import type { Variants } from './variants.ts';

/** Makes the card-sized copies of the demo pictures one by one after the first start, so that nobody waits for them later. */
export async function warmUp(storage: StoragePort, smaller: Variants): Promise<void> {
  for (const name of photoFiles().keys()) {
    const original = await storage.open(name);
    if (original) await smaller.of(name, original, { width: 640, format: 'webp' }).catch(() => undefined);
  }
}
