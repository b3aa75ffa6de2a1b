import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { StoredFile } from '../ports/storage.ts';

/** Widths in pixels that clients may ask for. */
export const widths = [320, 640, 960] as const;
export type Width = (typeof widths)[number];

/** WebP qualities to try, best first, until the picture is light enough for a card. */
const QUALITIES = [74, 64, 54] as const;
/** Bytes. */
const BUDGET: Record<Width, number> = { 320: 16 * 1024, 640: 40 * 1024, 960: 90 * 1024 };
const AT_ONCE = 2;

async function shrink(original: Buffer, width: Width): Promise<Buffer> {
  const resized = sharp(original).rotate().resize({ width, withoutEnlargement: true });
  let result = original;
  for (const quality of QUALITIES) {
    result = await resized.clone().webp({ quality }).toBuffer();
    if (result.length <= BUDGET[width]) break;
  }
  return result;
}

/** Smaller copies of pictures, made when first asked for and kept beside the data. The folder may be deleted at any time. */
export function variants(folder: string) {
  const making = new Map<string, Promise<string>>();
  const queue: (() => void)[] = [];
  let busy = 0;

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
      queue.shift()?.();
    }
  }

  async function make(target: string, original: StoredFile, width: Width): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of original.read()) chunks.push(chunk as Buffer);
    const smaller = await shrink(Buffer.concat(chunks), width);
    const draft = `${target}.${randomBytes(6).toString('hex')}`;
    await fs.promises.mkdir(folder, { recursive: true });
    await fs.promises.writeFile(draft, smaller);
    await fs.promises.rename(draft, target);
    return target;
  }

  return {
    /** File name of the copy. Several requests for the same one share the work. */
    async of(name: string, original: StoredFile, width: Width): Promise<string> {
      const target = path.join(
        folder,
        `${createHash('sha256').update(name).digest('hex').slice(0, 24)}-${width}.webp`,
      );
      if (fs.existsSync(target)) return target;
      const known = making.get(target);
      if (known) return known;
      const work = turn(() => make(target, original, width)).finally(() => making.delete(target));
      making.set(target, work);
      return work;
    },
  };
}

/** Where the copies of an installation lie. */
export const imageCache = (dataDirectory: string) => path.join(dataDirectory, 'cache/images');

export type Variants = ReturnType<typeof variants>;
