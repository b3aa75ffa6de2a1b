import { noExif, readExif } from './exif.ts';
import { hasPlaceInXmp, lettersAt, viewOf, type PictureHeader } from './picture-header.ts';

const HEAD_BYTES = 12;

/** Three bytes, the lowest first. */
const uint24 = (bytes: Uint8Array, at: number) =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

/** The size in pixels, of chunks that begin with it. */
function sizeIn(name: string, content: Uint8Array): { width: number; height: number } | undefined {
  const view = viewOf(content);
  if (name === 'VP8X' && content.length >= 10)
    return { width: uint24(content, 4) + 1, height: uint24(content, 7) + 1 };
  if (name === 'VP8 ' && content.length >= 10)
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  if (name === 'VP8L' && content.length >= 5) {
    const bits = view.getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

/** Walks through the chunks of a WebP. Undefined when none has a size. */
export function readWebp(bytes: Uint8Array): PictureHeader | undefined {
  if (bytes.length < HEAD_BYTES) return undefined;
  const view = viewOf(bytes);
  let size: { width: number; height: number } | undefined;
  let exif = noExif;
  let hasPlace = false;
  let isMoving = false;
  for (let at = HEAD_BYTES; at + 8 <= bytes.length;) {
    const name = lettersAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const content = bytes.subarray(at + 8, at + 8 + length);
    size ??= sizeIn(name, content);
    if (name === 'EXIF') exif = readExif(content);
    if (name === 'XMP ') hasPlace ||= hasPlaceInXmp(content);
    if (name === 'ANIM' || name === 'ANMF') isMoving = true;
    // Chunks begin at even places.
    at += 8 + length + (length % 2);
  }
  if (!size) return undefined;
  const { width, height } = size;
  return {
    ...(exif.isTurned ? { width: height, height: width } : { width, height }),
    hasLocation: exif.hasLocation || hasPlace,
    isTurned: exif.isTurned,
    isMoving,
    isWhole: bytes.length >= 8 + view.getUint32(4, true),
  };
}
