import { softened, type GrayPicture } from './gray-picture.ts';

/** Degrees to both sides of upright in which edges count as upright ones. */
const RANGE = 15;
const STEEPEST = Math.tan((RANGE * Math.PI) / 180);
/** Parts of a degree that are counted apart. */
const PARTS = 4;
const PLACES = 2 * RANGE * PARTS + 1;
/** Weaker edges are noise. */
const LEAST_EDGE = 20;
/** How much more there must be in one direction than in all on average. */
const LEAST_PEAK = 1.3;
/** Lines that lean to both sides meet in the height: the camera looked up, and stood upright. */
const MOST_MIRRORED = 0.8;
const SPREAD = 4;

/** By how many degrees upright edges lean; 0 where no direction stands out. */
export function tiltOf(picture: GrayPicture): number {
  const weights = uprightEdges(softened(softened(picture)));
  const smooth = weights.map((_, place) => {
    let sum = 0;
    for (let step = -SPREAD; step <= SPREAD; step += 1)
      sum += (weights[place + step] ?? 0) * (SPREAD + 1 - Math.abs(step));
    return sum;
  });
  const mean = smooth.reduce((sum, weight) => sum + weight, 0) / PLACES;
  const peak = smooth.indexOf(Math.max(...smooth));
  const isClear = mean > 0 && smooth[peak]! > LEAST_PEAK * mean;
  const degrees = peak / PARTS - RANGE;
  const mirrored = smooth[PLACES - 1 - peak]!;
  const leansBothWays = Math.abs(degrees) > 1 && mirrored > MOST_MIRRORED * smooth[peak]!;
  return isClear && !leansBothWays ? degrees : 0;
}

/** Strength of nearly upright edges by their angle. */
function uprightEdges({ pixels, width, height }: GrayPicture): number[] {
  const weights = Array.from({ length: PLACES }, () => 0);
  for (let y = 1; y < height - 1; y += 1) {
    for (let place = y * width + 1; place < (y + 1) * width - 1; place += 1) {
      const above = place - width;
      const below = place + width;
      const rising = pixels[above + 1]! - pixels[below - 1]!;
      const falling = pixels[below + 1]! - pixels[above - 1]!;
      const across = rising + falling + 2 * (pixels[place + 1]! - pixels[place - 1]!);
      const down = falling - rising + 2 * (pixels[below]! - pixels[above]!);
      const square = across * across + down * down;
      const slope = down / across;
      if (square < LEAST_EDGE * LEAST_EDGE || slope > STEEPEST || slope < -STEEPEST) continue;
      const degrees = (Math.atan(slope) * 180) / Math.PI;
      weights[Math.round((degrees + RANGE) * PARTS)]! += Math.sqrt(square);
    }
  }
  return weights;
}
