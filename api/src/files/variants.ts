import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { StoredFile } from '../ports/storage.ts';
import { turns } from './turns.ts';

/** Widths in pixels that clients may ask for. */
export const widths = [320, 640, 960, 1600] as const;
export type Width = (typeof widths)[number];
export const formats = ['webp', 'avif'] as const;
export type Format = (typeof formats)[number];

/** A smaller copy of a picture. */
export interface Copy {
  readonly width: Width;
  readonly format: Format;
}

/** WebP qualities to try, best first, until the picture is light enough for a card. */
const QUALITIES = [74, 64, 54] as const;
/** Bytes. */
const BUDGET: Record<Width, number> = {
  320: 16 * 1024,
  640: 40 * 1024,
  960: 90 * 1024,
  1600: 240 * 1024,
};
/** AVIF of this quality looks like WebP of 74 at two thirds of its weight; more effort saves little and takes seconds. */
const AVIF = { quality: 52, effort: 2 };
const AT_ONCE = 2;
/** Copies that nobody waits for: one at a time, and not more in the queue than one busy minute brings. */
const MOST_WAITING = 200;

async function lightWebp(resized: Sharp, budget: number): Promise<Buffer> {
  let result = await resized.clone().webp({ quality: QUALITIES[0] }).toBuffer();
  for (const quality of QUALITIES.slice(1)) {
    if (result.length <= budget) break;
    result = await resized.clone().webp({ quality }).toBuffer();
  }
  return result;
}

async function shrink(original: Buffer, { width, format }: Copy): Promise<Buffer> {
  const resized = sharp(original).rotate().resize({ width, withoutEnlargement: true });
  return format === 'avif' ? resized.avif(AVIF).toBuffer() : lightWebp(resized, BUDGET[width]);
}

async function bytesOf(file: StoredFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.read()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Smaller copies of pictures, each made once and kept beside the data. The folder may be deleted at any time. */
export function variants(folder: string) {
  // One core per picture, so that requests keep the others.
  sharp.concurrency(1);
  const making = new Map<string, Promise<string>>();
  const turn = turns(AT_ONCE);
  const later = turns(1);
  let waiting = 0;

  const placeOf = (name: string, { width, format }: Copy) =>
    path.join(folder, `${createHash('sha256').update(name).digest('hex').slice(0, 24)}-${width}.${format}`);

  async function make(target: string, original: StoredFile, copy: Copy): Promise<string> {
    const smaller = await shrink(await bytesOf(original), copy);
    const draft = `${target}.${randomBytes(6).toString('hex')}`;
    await fs.promises.mkdir(folder, { recursive: true });
    await fs.promises.writeFile(draft, smaller);
    await fs.promises.rename(draft, target);
    return target;
  }

  /** File name of the copy. Several requests for the same one share the work. */
  async function of(name: string, original: StoredFile, copy: Copy): Promise<string> {
    const target = placeOf(name, copy);
    if (fs.existsSync(target)) return target;
    const known = making.get(target);
    if (known) return known;
    const work = turn(() => make(target, original, copy)).finally(() => making.delete(target));
    making.set(target, work);
    return work;
  }

  return {
    of,

    /** File name of the copy if it is there; if not, it is made when there is time, for those who ask later. */
    ready(name: string, original: StoredFile, copy: Copy): string | undefined {
      const target = placeOf(name, copy);
      if (fs.existsSync(target)) return target;
      if (!making.has(target) && waiting < MOST_WAITING) {
        waiting += 1;
        void later(() => of(name, original, copy))
          .catch(() => undefined)
          .finally(() => (waiting -= 1));
      }
      return undefined;
    },
  };
}

/** Where the copies of an installation lie. */
export const imageCache = (dataDirectory: string) => path.join(dataDirectory, 'cache/images');

export type Variants = ReturnType<typeof variants>;
