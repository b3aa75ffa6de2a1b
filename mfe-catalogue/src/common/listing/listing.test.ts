import { card, fact } from '#testing/test-data.ts';
import { cardAttributes } from './attributes.ts';
import { comparedPrice, confirmedSince, isNew, placeOf, priceDrop, rentPeriod } from './listing.ts';

describe('the period of a price', () => {
  it.each([
    ['sell', 'Monthly', undefined],
    ['rent', 'Monthly', 'monthly'],
    ['rent', 'Quaterly', 'quarterly'],
    ['rent', 'quarterly', 'quarterly'],
    ['rented', 'Daily', 'daily'],
    ['rent', null, 'monthly'],
    ['rent', 'fortnightly', 'monthly'],
  ] as const)('of a %s per %s is %s', (property_type, rentduration, period) => {
    expect(rentPeriod({ property_type, rentduration })).toBe(period);
  });
});

it.each([
  ['rent', 'Yearly', 7080, 590],
  ['rent', 'Quarterly', 1800, 600],
  ['rent', 'Daily', 24, 730],
  ['rent', 'Monthly', 950, 950],
  ['sell', null, 450_000, 450_000],
])(
  'a home for %s, paid %s, at %s is compared by %s (A11)',
  (property_type, rentduration, price, compared) => {
    expect(comparedPrice({ property_type, rentduration, price })).toBeCloseTo(compared, 6);
  },
);

describe('a fallen price', () => {
  it.each([
    [450_000, 470_000, 4],
    [470_000, 450_000, undefined],
    [999, 1000, undefined],
    [0, 1000, undefined],
    [450_000, null, undefined],
  ])('from %s before %s is %s per cent', (price, previous_price, percent) => {
    expect(priceDrop({ price, previous_price })).toBe(percent);
  });
});

it.each([
  ['2026-11-01T10:00:00Z', '2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
  ['2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z', undefined],
  ['2026-11-01T10:00:00Z', undefined, undefined],
  [undefined, '2026-11-20T10:00:00Z', undefined],
])('a home of %s that was confirmed at %s: %s', (posted_at, confirmed_at, since) => {
  expect(confirmedSince({ posted_at, confirmed_at })).toBe(since);
});

describe('a card', () => {
  it('counts a listing as new for seven days', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(isNew({ posted_at: '2026-11-15T12:00:00Z' }, now)).toBe(true);
    expect(isNew({ posted_at: '2026-11-14T11:59:00Z' }, now)).toBe(false);
    expect(isNew({}, now)).toBe(false);
  });
  it('names the two finest parts of the place and none twice', () => {
    expect(placeOf(card(1), 'en')).toBe('Marina 4, Porto Azul');
    expect(placeOf({ address: 'Porto Azul', city: 'Porto Azul', state: 'Azul' }, 'en')).toBe(
      'Porto Azul, Azul',
    );
    expect(placeOf({ city: '', state: '' }, 'en')).toBe('');
    expect(placeOf({ city: 'ميناء أستر', state: 'أستر' }, 'ar')).toBe('ميناء أستر، أستر');
  });
  it('shows at most three facts, in the same order whatever the owner stated first', () => {
    const facts = [
      fact(1, 'Parking', '2'),
      fact(2, 'Plot area (m²)', '1420.5'),
      fact(3, 'Bathrooms', '0'),
      fact(4, 'Bedrooms', '3'),
    ];
    expect(cardAttributes(facts, 'en').map(({ name, value }) => [name, value])).toEqual([
      ['Bedrooms', '3'],
      ['Plot area', '1,420.5 m²'],
      ['Parking', '2'],
    ]);
    expect(cardAttributes([fact(1, 'Parking', 'None')], 'en')).toEqual([]);
  });
});
