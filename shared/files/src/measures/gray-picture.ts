/** A picture in shades of gray, row by row, from 0 to 255. */
export interface GrayPicture {
  readonly pixels: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** From pixels of four bytes, as a canvas has them, or of three. */
export function grayOf(
  bytes: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: 3 | 4 = 4,
): GrayPicture {
  const pixels = new Float32Array(width * height);
  for (let place = 0; place < pixels.length; place += 1) {
    const at = place * channels;
    pixels[place] = 0.299 * bytes[at]! + 0.587 * bytes[at + 1]! + 0.114 * bytes[at + 2]!;
  }
  return { pixels, width, height };
}

/** Each pixel mixed with its neighbours, which takes away the steps of slanted edges. */
export function softened({ pixels, width, height }: GrayPicture): GrayPicture {
  const across = new Float32Array(pixels.length);
  const both = new Float32Array(pixels.length);
  for (let place = 0; place < pixels.length; place += 1) {
    const x = place % width;
    const before = x > 0 ? place - 1 : place;
    const after = x < width - 1 ? place + 1 : place;
    across[place] = (pixels[before]! + 2 * pixels[place]! + pixels[after]!) / 4;
  }
  const last = pixels.length - width;
  for (let place = 0; place < pixels.length; place += 1) {
    const above = place >= width ? place - width : place;
    const below = place < last ? place + width : place;
    both[place] = (across[above]! + 2 * across[place]! + across[below]!) / 4;
  }
  return { pixels: both, width, height };
}

/** Means of the fields of a grid that covers the picture. */
export function gridOf({ pixels, width, height }: GrayPicture, columns: number, rows: number): Float32Array {
  const columnOf = Array.from({ length: width }, (_, x) => Math.floor((x * columns) / width));
  const sums = new Float32Array(columns * rows);
  const counts = new Float32Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const first = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x += 1) {
      const field = first + columnOf[x]!;
      sums[field]! += pixels[y * width + x]!;
      counts[field]! += 1;
    }
  }
  return sums.map((sum, field) => sum / Math.max(1, counts[field]!));
}
