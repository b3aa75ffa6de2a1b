import { priceGuidance } from './price-guidance.ts';

const found = {
  n: 14,
  scope: 'city' as const,
  price: { lower_quartile: 400_000, median: 500_000, upper_quartile: 620_000 },
};

it.each([
  [540_000, 8],
  [500_000, 0],
  [450_000, -10],
  [undefined, null],
])('a price of %s is %s percent from the median', (price, percent) => {
  expect(priceGuidance(found, price, '')).toEqual({
    count: 14,
    lower: 400_000,
    median: 500_000,
    upper: 620_000,
    percent,
  });
});

it('nothing is stated below eight comparable homes', () => {
  expect(priceGuidance({ ...found, n: 7 }, 540_000, '')).toBeNull();
  expect(priceGuidance({ ...found, n: 8 }, 540_000, '')).not.toBeNull();
  expect(priceGuidance({ ...found, n: 9, price: null }, 540_000, '')).toBeNull();
});

it('nothing is stated of homes anywhere: those of another region say nothing about this one', () => {
  expect(priceGuidance({ ...found, scope: 'everywhere' }, 540_000, '')).toBeNull();
  expect(priceGuidance({ ...found, scope: 'state' }, 540_000, '')).not.toBeNull();
});

it('rents, which are compared by the month, are shown for the period of the listing', () => {
  const rents = {
    n: 10,
    scope: 'around' as const,
    price: { lower_quartile: 900, median: 1000, upper_quartile: 1200 },
  };
  expect(priceGuidance(rents, 3300, 'Quarterly')).toMatchObject({ median: 3000, percent: 10 });
  expect(priceGuidance(rents, 12_000, 'Yearly')).toMatchObject({ median: 12_000, percent: 0 });
});
