import { readHeader } from '../inspect-file.ts';
import { kindOf } from '../kind-of.ts';
import { canvasOf, type Canvas } from './canvas.ts';

/** A part of a picture, in pixels of the picture as it is shown. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PrepareOptions {
  /** Longest edge afterwards, in pixels; a smaller picture keeps its size. Default 2048, as the back end stores. */
  maxEdge?: number;
  /** From 0 to 1; default 0.85. */
  quality?: number;
  /** Only this part. */
  crop?: CropArea;
  /** JPEG, for places that take no WebP. */
  asJpeg?: boolean;
}

export interface PreparedPicture {
  blob: Blob;
  width: number;
  height: number;
}

const MAX_EDGE = 2048;
const QUALITY = 0.85;
/** Rows that are drawn at once where drawing holds up the page. */
const ROWS = 256;

/**
 * Decodes a picture, upright, and encodes it again, smaller: as WebP, or as JPEG where the browser writes no WebP. What the camera
 * wrote into the file, such as the place, is gone. `pause` is awaited between slices.
 */
export async function preparePicture(
  file: Blob,
  { maxEdge = MAX_EDGE, quality = QUALITY, crop, asJpeg = false }: PrepareOptions,
  pause?: () => Promise<unknown>,
): Promise<PreparedPicture> {
  const bitmap = crop ? await createImageBitmap(file) : await decoded(file, maxEdge);
  const area = crop ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const scale = Math.min(1, maxEdge / Math.max(area.width, area.height));
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const canvas = canvasOf(width, height);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) throw new Error('The browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  const rows = pause ? ROWS : height;
  for (let top = 0; top < height; top += rows) {
    context.save();
    context.beginPath();
    context.rect(0, top, width, rows);
    context.clip();
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
    context.restore();
    await pause?.();
  }
  bitmap.close();
  const webp = asJpeg ? null : await encoded(canvas, 'image/webp', quality);
  if (webp?.type === 'image/webp') return { blob: webp, width, height };
  // JPEG has no transparency.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  const jpeg = await encoded(canvas, 'image/jpeg', quality);
  if (!jpeg) throw new Error('The browser writes no pictures.');
  return { blob: jpeg, width, height };
}

/**
 * Decodes a picture, made smaller by the browser at once where its header is enough to state the size: no large copy is then drawn. One that
 * lies on its side is left to the canvas, since browsers differ in what they turn first.
 */
async function decoded(file: Blob, maxEdge: number): Promise<ImageBitmap> {
  const kind = await kindOf(file);
  const { width = 0, height = 0, isTurned = true } = (kind && (await readHeader(file, kind))) ?? {};
  const scale = maxEdge / Math.max(width, height);
  if (isTurned || scale >= 1) return createImageBitmap(file);
  return createImageBitmap(file, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'medium',
  });
}

const encoded = (canvas: Canvas, type: string, quality: number): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type, quality })
    : new Promise((resolve) => canvas.toBlob(resolve, type, quality));
