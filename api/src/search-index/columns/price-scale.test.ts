import { ColumnStore, type IndexedListing } from './columns.ts';
import { niceStep, priceScaleOf } from './price-scale.ts';

const SELL = 0;
const RENT = 1;
const listing = (id: number, changes: Partial<IndexedListing>): IndexedListing => ({
  id,
  price: 100_000,
  deal: SELL,
  category: 1,
  city: 1,
  state: 1,
  country: 1,
  x: Number.NaN,
  y: Number.NaN,
  posted: 0,
  bedrooms: null,
  bathrooms: null,
  area: null,
  energyClass: null,
  attributeIds: [],
  featureIds: [],
  nearby: [],
  isOnMarket: true,
  promoted: false,
  premium: false,
  overdue: false,
  ...changes,
});

/** A hundred homes for sale from 100,000 to 397,000, and what a test adds. */
function columnsWith(...others: Partial<IndexedListing>[]) {
  const store = new ColumnStore();
  for (let number = 0; number < 100; number += 1)
    store.put(listing(number + 1, { price: 100_000 + number * 3000 }));
  others.forEach((changes, number) => store.put(listing(1000 + number, changes)));
  return store.columns;
}

describe('the scale of a price histogram', () => {
  const alone = priceScaleOf(columnsWith(), SELL);

  it('covers the prices on the market in readable steps', () => {
    expect(alone).toEqual({ low: 100_000, step: 10_000, steps: 30 });
  });

  it('ignores what is not on the market: drafts and sold homes', () => {
    const hidden = Array.from({ length: 200 }, () => ({ price: 9_000_000, isOnMarket: false }));
    expect(priceScaleOf(columnsWith(...hidden), SELL)).toEqual(alone);
  });

  it('ignores the other deal, and listings without a price', () => {
    const others = Array.from({ length: 200 }, () => ({ price: 900, deal: RENT }));
    expect(priceScaleOf(columnsWith(...others, { price: 0 }), SELL)).toEqual(alone);
  });

  it('is not stretched by one palace', () => {
    expect(priceScaleOf(columnsWith({ price: 90_000_000 }), SELL).step).toBe(alone.step);
  });

  it('has a step also where nothing is on the market', () => {
    expect(priceScaleOf(new ColumnStore().columns, SELL)).toMatchObject({ low: 0, step: 1 });
  });

  it.each([
    [0, 1],
    [0.4, 1],
    [11, 20],
    [21, 25],
    [9900, 10_000],
    [51_000, 100_000],
  ])('a step for %d is %d', (value, step) => expect(niceStep(value)).toBe(step));
});
