import type { Neighbourhood } from '@lintel/api-contract';
import { fact } from '#testing/test-data.ts';
import { comparisonOf, scaleOf, type PriceComparison } from './neighbourhood.ts';

// Nine homes at 1000 … 5000 a square metre, quartiles by hand: 2000, 3000, 4000.
const values = [1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000];
const stats = (more: Partial<Neighbourhood> = {}): Neighbourhood => ({
  n: 9,
  scope: 'city',
  radius_km: null,
  city: 'Porto Azul',
  state: 'Azul',
  category_id: 1,
  property_type: '0',
  price: { lower_quartile: 200_000, median: 300_000, upper_quartile: 400_000 },
  price_per_area: {
    lower_quartile: 2000,
    median: 3000,
    upper_quartile: 4000,
    values,
    n: 9,
    parameter_id: 3,
    parameter: 'Built-up area',
  },
  ...more,
});
const home = (price: number, area = '100') => ({ price, parameters: [fact(3, 'Built-up area', area)] });

describe('compared with the neighbourhood', () => {
  it('places the home among homes like it, per square metre', () => {
    expect(comparisonOf(stats(), home(240_000))).toMatchObject({
      unit: 'area',
      n: 9,
      own: 2400,
      median: 3000,
      difference: -20,
      place: 'lower',
    });
    expect(comparisonOf(stats(), home(150_000))).toMatchObject({ place: 'below' });
    // Shown as the median, it is on neither side (A29).
    expect(comparisonOf(stats(), home(299_500))).toMatchObject({ place: 'middle' });
    expect(comparisonOf(stats(), home(390_000))).toMatchObject({ place: 'upper' });
    expect(comparisonOf(stats(), home(600_000))).toMatchObject({ place: 'above', difference: 100 });
  });
  it('compares prices where the area is not stated', () => {
    expect(comparisonOf(stats(), home(330_000, ''))).toMatchObject({ unit: 'price', difference: 10 });
  });
  it('shows only the number with fewer than eight', () => {
    expect(comparisonOf(stats({ n: 7, price_per_area: null }), home(300_000))).toEqual({ n: 7 });
    expect(comparisonOf(stats(), home(0))).toEqual({ n: 9 });
  });
  it('draws the strip from the cheapest to the dearest, and one palace does not squeeze it', () => {
    const at = scaleOf(comparisonOf(stats(), home(300_000)) as PriceComparison);
    expect([1000, 3000, 5000].map(at)).toEqual([0, 0.5, 1]);
    const palace = { ...stats().price_per_area!, values: [...values, 900_000] };
    const squeezed = scaleOf(
      comparisonOf(stats({ price_per_area: palace }), home(300_000)) as PriceComparison,
    );
    expect(squeezed(900_000)).toBe(1);
    expect(squeezed(5000)).toBeGreaterThan(0.3);
  });
});
