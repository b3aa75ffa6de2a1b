import { encode } from 'blurhash';
import sharp, { type Sharp } from 'sharp';
import { concurrencyLimit } from '#files/concurrency-limit.ts';

/** Guards against small files that unpack into huge pictures. */
export const MOST_PIXELS = 50_000_000;
/** Seconds of work on one picture. */
export const DEADLINE_S = 30;
const QUALITY = 82;
/** Of 0 to 6; more takes longer than the few per cent it saves are worth to a caller who waits. */
const EFFORT = 3;
const AT_ONCE = 2;
/** A form may bring sixty pictures; a few forms may wait. */
const MOST_WAITING = 200;
const THUMB = 32;
/** Components of the BlurHash: enough for colours and their places, in 28 characters. */
const ACROSS = 4;
const DOWN = 3;

/** The turns of every uploaded picture, whichever call brought it. */
export const pictureLimit = concurrencyLimit({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });

/** A picture as it is stored: WebP without anything that the camera wrote into the file. */
export interface Picture {
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** BlurHash. */
  readonly hash: string;
  /** CSS colour to show until the picture is there. */
  readonly color: string;
}

const hex = (byte: number | undefined) => (byte ?? 0).toString(16).padStart(2, '0');

async function impression(bytes: Buffer): Promise<Pick<Picture, 'hash' | 'color'>> {
  const thumb = sharp(bytes).flatten({ background: 'white' }).toColourspace('srgb').removeAlpha();
  const [small, dot] = await Promise.all([
    thumb
      .clone()
      .resize(THUMB, THUMB, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
    thumb.clone().resize(1, 1, { fit: 'fill' }).raw().toBuffer(),
  ]);
  return {
    hash: encode(new Uint8ClampedArray(small.data), small.info.width, small.info.height, ACROSS, DOWN),
    color: `#${hex(dot[0])}${hex(dot[1])}${hex(dot[2])}`,
  };
}

export type PictureFormat = 'webp' | 'jpg' | 'png';
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: QUALITY, effort: EFFORT }),
  jpg: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: QUALITY, mozjpeg: true }),
  png: (picture) => picture.png(),
};

/**
 * Decodes a picture and encodes it again, which drops place, time and camera, turns it upright and leaves no room for
 * anything hidden. `longest` is the longest edge in pixels afterwards. Throws when it cannot be read.
 */
export function rework(bytes: Uint8Array, longest: number, format: PictureFormat = 'webp'): Promise<Picture> {
  return pictureLimit(async () => {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: DEADLINE_S })
      .rotate()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await encoders[format](upright).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, ...(await impression(data)) };
  });
}

/** Width and height in pixels as stored in the file; undefined when it is no picture. */
export const dimensions = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .then(({ width, height }) => ({ width, height }))
    .catch(() => undefined);
