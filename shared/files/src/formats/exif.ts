import { lettersAt, viewOf } from './picture-header.ts';

/** What matters of the notes that a camera writes into a picture. */
export interface Exif {
  /** The picture is stored lying on its side. */
  isTurned: boolean;
  hasLocation: boolean;
}

export const noExif: Exif = { isTurned: false, hasLocation: false };

const ORIENTATION = 0x0112;
const GPS = 0x8825;
const ENTRY_BYTES = 12;
/** A list of more entries is no list. */
const MOST_ENTRIES = 512;

/** Reads the first list of a TIFF block; a broken block has none. */
export function readExif(block: Uint8Array): Exif {
  const tiff = lettersAt(block, 0, 6) === 'Exif\0\0' ? block.subarray(6) : block;
  const order = lettersAt(tiff, 0, 2);
  if (order !== 'II' && order !== 'MM') return noExif;
  const isLittle = order === 'II';
  const view = viewOf(tiff);
  const entries = (list: number): Map<number, number> => {
    if (list < 8 || list + 2 > tiff.length) return new Map();
    const count = Math.min(view.getUint16(list, isLittle), MOST_ENTRIES);
    const found = new Map<number, number>();
    for (let index = 0; index < count; index++) {
      const at = list + 2 + index * ENTRY_BYTES;
      if (at + ENTRY_BYTES > tiff.length) break;
      const isShort = view.getUint16(at + 2, isLittle) === 3;
      found.set(
        view.getUint16(at, isLittle),
        isShort ? view.getUint16(at + 8, isLittle) : view.getUint32(at + 8, isLittle),
      );
    }
    return found;
  };
  if (tiff.length < 8) return noExif;
  const main = entries(view.getUint32(4, isLittle));
  const gps = main.get(GPS);
  return {
    isTurned: (main.get(ORIENTATION) ?? 1) >= 5,
    // Latitude is tag 2 of the list of the place; a camera without reception writes the list and no latitude.
    hasLocation: gps !== undefined && entries(gps).has(2),
  };
}
