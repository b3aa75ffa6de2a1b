import { noExif, readExif, type Exif } from './exif.ts';
import { hasPlaceInXmp, lettersAt, viewOf, type PictureHeader } from './picture-header.ts';

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/';

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: restarts, start of the file. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;

/** Where the next marker is behind compressed data, in which 0xff is followed by 0 or is a restart. */
function afterData(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Walks through the segments of a JPEG. Undefined when it has no frame. */
export function readJpeg(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  let size: { width: number; height: number } | undefined;
  let exif: Exif = noExif;
  let hasPlace = false;
  let isWhole = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1]!;
    // 0xff may be repeated before a marker.
    if (bytes[at] !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      isWhole = true;
      break;
    }
    if (isBare(marker)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) break;
    const end = at + 2 + view.getUint16(at + 2);
    const segment = bytes.subarray(at + 4, end);
    if (isFrame(marker) && segment.length >= 5)
      size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xe1 && lettersAt(segment, 0, EXIF.length) === EXIF) exif = readExif(segment);
    if (marker === 0xe1 && lettersAt(segment, 0, XMP.length) === XMP) hasPlace ||= hasPlaceInXmp(segment);
    at = marker === 0xda ? afterData(bytes, end) : end;
  }
  if (!size || size.width === 0) return undefined;
  const { width, height } = size;
  return {
    ...(exif.isTurned ? { width: height, height: width } : { width, height }),
    hasLocation: exif.hasLocation || hasPlace,
    isTurned: exif.isTurned,
    isMoving: false,
    isWhole,
  };
}
