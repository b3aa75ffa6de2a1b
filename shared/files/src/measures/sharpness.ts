import type { GrayPicture } from './gray-picture.ts';

/**
 * Variance of the Laplacian in proportion to that of the gradient: small where edges are wide. The proportion does not fall with the
 * contrast, so that a dark photo is not called blurred.
 */
export function sharpnessOf({ pixels, width, height }: GrayPicture): number {
  let laplacian = 0;
  let gradient = 1;
  for (let y = 1; y < height - 1; y += 1) {
    for (let place = y * width + 1; place < (y + 1) * width - 1; place += 1) {
      const left = pixels[place - 1]!;
      const right = pixels[place + 1]!;
      const above = pixels[place - width]!;
      const below = pixels[place + width]!;
      const second = 4 * pixels[place]! - left - right - above - below;
      laplacian += second * second;
      gradient += (right - left) ** 2 + (below - above) ** 2;
    }
  }
  return laplacian / gradient;
}
