import { viewOf, type PictureHeader } from './picture-header.ts';

const HEAD_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

/** Bytes of a table of colours, by the byte that announces it. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Behind a row of blocks, each of which begins with its length; the last has none. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes[at]!;
  return at + 1;
}

/** Walks through the blocks of a GIF. Undefined when it has no header. */
export function readGif(bytes: Uint8Array): PictureHeader | undefined {
  if (bytes.length < HEAD_BYTES) return undefined;
  const view = viewOf(bytes);
  let frames = 0;
  let isWhole = false;
  let at = HEAD_BYTES + tableBytes(bytes[10]!);
  while (at < bytes.length && !isWhole) {
    const kind = bytes[at];
    if (kind === TRAILER) isWhole = true;
    else if (kind === EXTENSION) at = afterBlocks(bytes, at + 2);
    else if (kind === IMAGE) {
      frames += 1;
      // The descriptor, its colours, the size of codes, the data.
      at = afterBlocks(bytes, at + 10 + tableBytes(bytes[at + 9] ?? 0) + 1);
    } else break;
  }
  return {
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    hasLocation: false,
    isTurned: false,
    isMoving: frames > 1,
    isWhole,
  };
}
