import { grayOf } from '../measures/gray-picture.ts';
import { measuresOf, type PhotoMeasures } from '../measures/photo-measures.ts';
import { canvasOf } from './canvas.ts';

/** Longest edge of the copy that is measured. */
const EDGE = 640;

/** Decodes a photo and measures a small copy of it. `pause` is awaited between the parts. */
export async function measurePicture(file: Blob, pause?: () => Promise<unknown>): Promise<PhotoMeasures> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const scale = Math.min(1, EDGE / Math.max(width, height));
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const canvas = canvasOf(across, down);
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D | null;
  if (!context) throw new Error('The browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, across, down);
  bitmap.close();
  await pause?.();
  const gray = grayOf(context.getImageData(0, 0, across, down).data, across, down);
  await pause?.();
  return measuresOf(gray, { width, height });
}
