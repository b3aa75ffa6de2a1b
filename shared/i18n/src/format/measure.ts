import type { Locale } from '@lintel/contract';
import { numberFormat } from './number.ts';

/** Square metres in one unit; exact by definition (docs/spec/client.md#units). */
export const squareMetresIn = {
  'm²': 1,
  'ft²': 0.09290304,
  'yd²': 0.83612736,
  'km²': 1e6,
  'mi²': 2_589_988.110336,
} as const;
export type AreaUnit = keyof typeof squareMetresIn;

/** Writes an area given in square metres in another unit: 142 → "142 m²", with `ft²` "1,528.5 ft²". */
export function formatArea(
  squareMetres: number,
  { unit = 'm²', locale }: { unit?: AreaUnit; locale: Locale },
): string {
  const value = squareMetres / squareMetresIn[unit];
  return `${numberFormat(locale, { maximumFractionDigits: value < 100 ? 2 : 1 }).format(value)} ${unit}`;
}

/** Values of the setting `distance_option`. */
export type DistanceUnit = 'km' | 'm' | 'mi' | 'yd';
const intlUnit: Record<DistanceUnit, string> = { km: 'kilometer', m: 'meter', mi: 'mile', yd: 'yard' };

/** Writes a distance that is already in `unit`: 0.4 → "0.4 km". The unit's name follows the language. */
export function formatDistance(
  value: number,
  { unit, locale }: { unit: DistanceUnit; locale: Locale },
): string {
  return numberFormat(locale, {
    style: 'unit',
    unit: intlUnit[unit],
    maximumFractionDigits: unit === 'km' || unit === 'mi' ? 1 : 0,
  }).format(value);
}
