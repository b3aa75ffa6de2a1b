import { gridOf, type GrayPicture } from './gray-picture.ts';

const SIDE = 16;
const BITS_OF_DIGIT = 4;
/** Of 256 bits; copies of a photo differ in up to 10, photos of different places in 29 and more. */
const MOST_DIFFERENT = 18;

/** Difference hash: where the picture becomes brighter to the right, on a grid of 16 by 16. Size, quality and light change little of it. */
export function hashOf(picture: GrayPicture): string {
  const fields = gridOf(picture, SIDE + 1, SIDE);
  let hash = '';
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += BITS_OF_DIGIT) {
      let digit = 0;
      for (let bit = 0; bit < BITS_OF_DIGIT; bit += 1) {
        const place = row * (SIDE + 1) + column + bit;
        digit = digit * 2 + (fields[place + 1]! > fields[place]! ? 1 : 0);
      }
      hash += digit.toString(16);
    }
  }
  return hash;
}

/** Bits that are set in each number from 0 to 15. */
const BITS = Array.from({ length: 16 }, (_, number) => number.toString(2).replaceAll('0', '').length);
const digitAt = (hash: string, place: number) => {
  const code = hash.charCodeAt(place);
  return code < 58 ? code - 48 : code - 87;
};

/** Bits in which two hashes differ. Each photo is compared with all others, so it has to be quick. */
export function distanceOf(one: string, other: string): number {
  let distance = 0;
  for (let place = 0; place < one.length; place += 1)
    distance += BITS[digitAt(one, place) ^ digitAt(other, place)]!;
  return distance;
}

/** Whether two photos show the same from the same place. */
export const isSamePhoto = (one: string, other: string): boolean => distanceOf(one, other) <= MOST_DIFFERENT;
