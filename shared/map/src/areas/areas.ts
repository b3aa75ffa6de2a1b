import { MOST_AREAS, MOST_CORNERS } from '@lintel/api-contract';
import type { Place } from '#geo.ts';

/** A drawn area: its corners, and whether homes in it are looked for or left out. */
export interface Area {
  corners: readonly Place[];
  excluded: boolean;
}

// Compact form for the address: corners as steps from the one before, in 1/100,000 of a degree (about a metre). Each number
// is written in digits of five bits, least first, of an alphabet that addresses carry unescaped; the sixth bit means that more
// digits follow. `.` parts areas, and a leading `*` marks one that is left out.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SCALE = 1e5;

function digits(step: number): string {
  let rest = step < 0 ? -step * 2 - 1 : step * 2;
  let text = '';
  do {
    const low = rest % 32;
    rest = Math.floor(rest / 32);
    text += ALPHABET[rest > 0 ? low + 32 : low];
  } while (rest > 0);
  return text;
}

/** Writes areas for the address; empty text for none. */
export const encodeAreas = (areas: readonly Area[]): string =>
  areas
    .map(({ corners, excluded }) => {
      let [lastLng, lastLat] = [0, 0];
      const steps = corners.map((corner) => {
        const [lng, lat] = [Math.round(corner[0] * SCALE), Math.round(corner[1] * SCALE)];
        const text = digits(lng - lastLng) + digits(lat - lastLat);
        [lastLng, lastLat] = [lng, lat];
        return text;
      });
      return (excluded ? '*' : '') + steps.join('');
    })
    .join('.');

/** The numbers of one area, or nothing when the text is cut off or foreign. */
function numbersOf(text: string): number[] | undefined {
  const numbers: number[] = [];
  let value = 0;
  let weight = 1;
  for (const sign of text) {
    const digit = ALPHABET.indexOf(sign);
    if (digit < 0 || weight > 2 ** 40) return undefined;
    value += (digit % 32) * weight;
    weight *= 32;
    if (digit >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, weight] = [0, 1];
  }
  return weight === 1 ? numbers : undefined;
}

/** Reads areas of an address. The address is untrusted, so what makes no sense counts as absent. */
export function decodeAreas(text: string): Area[] {
  return text
    .split('.')
    .slice(0, MOST_AREAS)
    .flatMap((part): Area[] => {
      const numbers = numbersOf(part.replace(/^\*/, ''));
      if (!numbers || numbers.length % 2 === 1) return [];
      const corners: Place[] = [];
      let [lng, lat] = [0, 0];
      for (let index = 0; index < numbers.length; index += 2) {
        lng += numbers[index]!;
        lat += numbers[index + 1]!;
        corners.push([lng / SCALE, lat / SCALE]);
      }
      const fits =
        corners.length >= 3 &&
        corners.length <= MOST_CORNERS &&
        corners.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90);
      return fits ? [{ corners, excluded: part.startsWith('*') }] : [];
    });
}

/** As the calls take areas: `lng,lat;lng,lat;lng,lat`, joined by `|`, those to leave out with `!`. */
export const areasParameter = (areas: readonly Area[]): string =>
  areas
    .map(
      ({ corners, excluded }) => (excluded ? '!' : '') + corners.map((corner) => corner.join(',')).join(';'),
    )
    .join('|');
