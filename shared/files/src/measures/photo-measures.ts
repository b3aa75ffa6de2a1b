import type { GrayPicture } from './gray-picture.ts';
import { hashOf } from './photo-hash.ts';
import { sharpnessOf } from './sharpness.ts';
import { tiltOf } from './tilt.ts';

/** What can be measured of a photo without knowing what it shows. */
export interface PhotoMeasures {
  /** Pixels, as it will be sent. */
  width: number;
  height: number;
  /** Variance of the Laplacian in proportion to that of the gradient. */
  sharpness: number;
  /** Mean from 0 to 255. */
  brightness: number;
  /** Degrees by which upright edges lean. */
  tilt: number;
  /** Of what it shows; compare with {@link isSamePhoto}. */
  hash: string;
}

export type PhotoProblem = 'small' | 'blurred' | 'dark' | 'tilted';

const LEAST_EDGE = 800;
const LEAST_SHARPNESS = 0.3;
const LEAST_BRIGHTNESS = 75;
const MOST_TILT = 2.5;

/** `size`: of the photo itself, of which `picture` is a smaller copy. */
export function measuresOf(picture: GrayPicture, size: { width: number; height: number }): PhotoMeasures {
  const { pixels } = picture;
  return {
    width: size.width,
    height: size.height,
    sharpness: sharpnessOf(picture),
    brightness: pixels.reduce((sum, pixel) => sum + pixel, 0) / Math.max(1, pixels.length),
    tilt: tiltOf(picture),
    hash: hashOf(picture),
  };
}

/** What a photographer would do again. */
export function photoProblems({ width, height, sharpness, brightness, tilt }: PhotoMeasures): PhotoProblem[] {
  const problems: Record<PhotoProblem, boolean> = {
    small: Math.max(width, height) < LEAST_EDGE,
    blurred: sharpness < LEAST_SHARPNESS,
    dark: brightness < LEAST_BRIGHTNESS,
    tilted: Math.abs(tilt) > MOST_TILT,
  };
  return (Object.keys(problems) as PhotoProblem[]).filter((problem) => problems[problem]);
}
