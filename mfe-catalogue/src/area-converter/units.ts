/**
 * Units with their exact size. All of them are defined by law or custom as so many square feet, yards or metres; since 1959 a
 * yard is 0.9144 m exactly, so a square foot is 0.09290304 m² exactly.
 */

const SQUARE_FOOT = 0.09290304;
const SQUARE_YARD = 0.83612736;
const YARD = 0.9144;

/** Square metres in one unit. */
export const areaUnits = {
  squareMetre: 1,
  squareKilometre: 1_000_000,
  hectare: 10_000,
  squareFoot: SQUARE_FOOT,
  squareYard: SQUARE_YARD,
  squareMile: 2_589_988.110336,
  acre: 4046.8564224,
  cent: 40.468564224,
  gunta: 101.17141056,
  ground: 222.967296,
  marla: 25.29285264,
  marla225: 225 * SQUARE_FOOT,
  kanal: 505.8570528,
  bighaAssam: 14_400 * SQUARE_FOOT,
  bighaRajasthan: 27_225 * SQUARE_FOOT,
  bighaRajasthanSmall: 17_424 * SQUARE_FOOT,
  bighaUttarPradesh: 3025 * SQUARE_YARD,
} as const;

/** Metres in one unit. */
export const lengthUnits = {
  metre: 1,
  kilometre: 1000,
  mile: 1609.344,
  yard: YARD,
} as const;

export type Mode = 'area' | 'length';

/** Turns an amount of one unit into another of the same kind. */
export const convert = (value: number, from: number, to: number): number => (value * from) / to;

/** So many digits are shown: what a surveyor states, and more than a user compares. */
export const DIGITS = 6;
/** Smaller amounts are no size of a plot or a way. */
export const SMALLEST = 0.000_001;
/** More than the land of the earth in square feet, in any unit. */
const LARGEST = 1e16;

/** Why an amount cannot be converted: there is nothing below nothing, and nothing larger than the earth. */
export const problemOf = (value: number | undefined): 'negative' | 'tooLarge' | undefined =>
  value === undefined ? undefined : value < 0 ? 'negative' : value > LARGEST ? 'tooLarge' : undefined;
