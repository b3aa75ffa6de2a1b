import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { StoredFile } from '#ports/storage.ts';
import { fileCache } from './image-cache.ts';
import { MOST_PIXELS } from './picture.ts';
import { concurrencyLimit } from '#files/concurrency-limit.ts';

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
/** Seconds of work on one copy. */
const DEADLINE_S = 20;
/** Pages wait for WebP. AVIF takes ten times as long, so it has its own place and never stands before them. */
const CONCURRENCY: Record<Format, Parameters<typeof concurrencyLimit>[0]> = {
  webp: { atOnce: 2, mostWaiting: 100 },
  avif: { atOnce: 1, mostWaiting: 20 },
};
/** Copies for later callers: one at a time, and not more in the queue than one busy minute brings. */
const BACKGROUND_CONCURRENCY = { atOnce: 1, mostWaiting: 200 };
/** A copy that this many callers wanted is worth AVIF; most pictures of a marketplace are hardly looked at. */
const CALLERS_WORTH_AVIF = 3;
/** Copies whose callers are counted; at more the count begins again. */
const MOST_COUNTED = 20_000;
const MEGABYTE = 1024 * 1024;

async function lightWebp(resized: Sharp, budget: number): Promise<Buffer> {
  let result = await resized.clone().webp({ quality: QUALITIES[0] }).toBuffer();
  for (const quality of QUALITIES.slice(1)) {
    if (result.length <= budget) break;
    result = await resized.clone().webp({ quality }).toBuffer();
  }
  return result;
}

async function shrink(original: Buffer, { width, format }: Copy): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: DEADLINE_S })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  return format === 'avif' ? resized.avif(AVIF).toBuffer() : lightWebp(resized, BUDGET[width]);
}

async function bytesOf(file: StoredFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.read()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Smaller copies of pictures, each made once and kept beside the data up to a number of megabytes. The folder may be deleted
 * at any time.
 */
export function variants({ folder, megabytes }: { folder: string; megabytes: number }) {
  // One core per picture, so that requests keep the others.
  sharp.concurrency(1);
  const making = new Map<string, Promise<string>>();
  const cache = fileCache(folder, megabytes * MEGABYTE);
  const limits = { webp: concurrencyLimit(CONCURRENCY.webp), avif: concurrencyLimit(CONCURRENCY.avif) };
  const inBackground = concurrencyLimit(BACKGROUND_CONCURRENCY);
  const callers = new Map<string, number>();

  const placeOf = (name: string, { width, format }: Copy) =>
    path.join(folder, `${createHash('sha256').update(name).digest('hex').slice(0, 24)}-${width}.${format}`);

  async function make(target: string, original: StoredFile, copy: Copy): Promise<string> {
    const smaller = await shrink(await bytesOf(original), copy);
    const draft = `${target}.${randomBytes(6).toString('hex')}`;
    await fs.promises.mkdir(folder, { recursive: true });
    try {
      await fs.promises.writeFile(draft, smaller);
      await fs.promises.rename(draft, target);
    } catch (error) {
      // As on a full disk, where each caller would leave one more.
      await fs.promises.rm(draft, { force: true });
      throw error;
    }
    cache.added(smaller.length);
    return target;
  }

  /** File name of a copy that exists. */
  function made(name: string, copy: Copy): string | undefined {
    const target = placeOf(name, copy);
    if (!fs.existsSync(target)) return undefined;
    cache.used(target);
    return target;
  }

  /** File name of the copy. Several requests for the same one share the work. Refuses when too many copies are wanted. */
  async function of(name: string, original: StoredFile, copy: Copy): Promise<string> {
    const known = made(name, copy);
    if (known) return known;
    const target = placeOf(name, copy);
    const begun = making.get(target);
    if (begun) return begun;
    const work = limits[copy.format](() => make(target, original, copy)).finally(() => making.delete(target));
    making.set(target, work);
    return work;
  }

  /** Counts a caller of the copy; whether it has had enough of them. */
  function isWanted(target: string): boolean {
    const count = (callers.get(target) ?? 0) + 1;
    if (callers.size >= MOST_COUNTED) callers.clear();
    callers.set(target, count);
    return count >= CALLERS_WORTH_AVIF;
  }

  return {
    of,
    made,

    /** Whether the copy is being made for another caller. */
    isBegun: (name: string, copy: Copy) => making.has(placeOf(name, copy)),

    /** Notes that a caller would take the copy. Has it made when there is time, once several would. */
    prepare(name: string, original: StoredFile, copy: Copy): void {
      const target = placeOf(name, copy);
      if (making.has(target) || !isWanted(target)) return;
      void inBackground(() => of(name, original, copy)).catch(() => undefined);
    },
  };
}

export type Variants = ReturnType<typeof variants>;
