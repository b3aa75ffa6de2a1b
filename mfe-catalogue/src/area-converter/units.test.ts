import fc from 'fast-check';
import { areaUnits, convert, lengthUnits } from './units.ts';

const amounts = fc.double({ min: 1e-6, max: 1e12, noNaN: true });
const factors = (units: object) => fc.constantFrom(...(Object.values(units) as number[]));
/** Equal but for the last bits of a binary fraction. */
const isSame = (one: number, other: number) => Math.abs(one - other) <= Math.abs(other) * 1e-12;

describe.each([
  ['area', areaUnits],
  ['length', lengthUnits],
])('units of %s', (_, units) => {
  it('come back to where they started from', () => {
    fc.assert(
      fc.property(amounts, factors(units), factors(units), (value, from, to) =>
        isSame(convert(convert(value, from, to), to, from), value),
      ),
    );
  });
  it('give the same over a third unit as directly', () => {
    fc.assert(
      fc.property(amounts, factors(units), factors(units), factors(units), (value, from, over, to) =>
        isSame(convert(convert(value, from, over), over, to), convert(value, from, to)),
      ),
    );
  });
  it('keep order and proportion', () => {
    fc.assert(
      fc.property(amounts, factors(units), factors(units), (value, from, to) =>
        isSame(convert(2 * value, from, to), 2 * convert(value, from, to)),
      ),
    );
  });
});

it.each([
  ['an acre is 4,840 square yards', areaUnits.acre, 4840 * areaUnits.squareYard],
  ['a square mile is 640 acres', areaUnits.squareMile, 640 * areaUnits.acre],
  ['a kanal is 20 marla', areaUnits.kanal, 20 * areaUnits.marla],
  ['a marla is 272.25 square feet', areaUnits.marla, 272.25 * areaUnits.squareFoot],
  ['a hundred cents are an acre', 100 * areaUnits.cent, areaUnits.acre],
  ['forty gunta are an acre', 40 * areaUnits.gunta, areaUnits.acre],
  ['a ground is 2,400 square feet', areaUnits.ground, 2400 * areaUnits.squareFoot],
  ['a square yard is nine square feet', areaUnits.squareYard, 9 * areaUnits.squareFoot],
  ['a square mile is a mile by a mile', areaUnits.squareMile, lengthUnits.mile ** 2],
  ['a mile is 1,760 yards', lengthUnits.mile, 1760 * lengthUnits.yard],
])('%s', (_, one, other) => expect(isSame(one, other)).toBe(true));
