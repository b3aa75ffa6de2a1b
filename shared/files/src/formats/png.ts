import { noExif, readExif } from './exif.ts';
import { hasPlaceInXmp, lettersAt, viewOf, type PictureHeader } from './picture-header.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around the content of a chunk. */
const FRAME_BYTES = 12;

/** Walks through the chunks of a PNG. Undefined when it has no header. */
export function readPng(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  let size: { width: number; height: number } | undefined;
  let exif = noExif;
  let hasPlace = false;
  let isMoving = false;
  let isWhole = false;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const length = view.getUint32(at);
    const name = lettersAt(bytes, at + 4, 4);
    const content = bytes.subarray(at + 8, at + 8 + length);
    // A file may end within the chunk.
    if (name === 'IHDR' && content.length >= 8)
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (name === 'acTL') isMoving = true;
    if (name === 'eXIf') exif = readExif(content);
    if (name === 'iTXt') hasPlace ||= hasPlaceInXmp(content);
    if (name === 'IEND') isWhole = true;
    at += FRAME_BYTES + length;
  }
  if (!size) return undefined;
  const { width, height } = size;
  return {
    ...(exif.isTurned ? { width: height, height: width } : { width, height }),
    hasLocation: exif.hasLocation || hasPlace,
    isTurned: exif.isTurned,
    isMoving,
    isWhole,
  };
}
