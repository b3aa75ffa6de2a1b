import sharp, { type Sharp } from 'sharp';

/** A picture with detail in it, so that its data is not nearly nothing. */
export const picture = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** What a telephone writes: lying on its side, with the place. */
export const withPlace = (of: Sharp): Sharp =>
  of.withMetadata({ orientation: 6 }).withExifMerge({
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '25/1 12/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '55/1 16/1 0/1',
    },
  });

/** Three frames. */
export async function frames(): Promise<Sharp> {
  const stills = ['red', 'lime', 'blue'].map((background) =>
    sharp({ create: { width: 200, height: 150, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(stills), { join: { animated: true } });
}

export const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);

/** A PNG of which only the header is there. */
export function pngHeader(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(45);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.set([8, 2], 24);
  bytes.write('IEND', 37);
  return bytes;
}

/** A PNG that states behind its header that it moves. */
export async function movingPng(): Promise<Uint8Array> {
  const png = await picture(200, 150).png().toBuffer();
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8);
  chunk.write('acTL', 4);
  const HEADER_BYTES = 33;
  return Buffer.concat([png.subarray(0, HEADER_BYTES), chunk, png.subarray(HEADER_BYTES)]);
}

/** The beginning of a photo of an iPhone. */
export const heic = (): Uint8Array =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
