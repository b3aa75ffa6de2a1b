import fc from 'fast-check';
import { detail, row } from '#testing/test-data.ts';
import {
  entriesOf,
  isSurprising,
  reasonsFor,
  withSurprises,
  type Knowledge,
  type FeedReason,
} from './reasons.ts';
import { fromWire, noPreferences, toSearch, toWire, type FeedPreferences } from './preferences.ts';

/** Rounding error of binary fractions. */
const TINY = 1e-6;
const NOW = Date.parse('2026-11-21T00:00:00Z');
const facility = (id: number, name: string, distance: number) => ({
  id,
  property_id: 1,
  facility_id: id,
  distance,
  name,
  image: '',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});

/** An oracle: whether a reason is true, from the home and the preferences alone. */
function isTrue(
  reason: FeedReason,
  home: ReturnType<typeof detail>,
  { preferences, saved }: Knowledge,
): boolean {
  switch (reason.kind) {
    case 'price':
      return (
        !(preferences.min !== undefined && home.price < preferences.min) &&
        !(preferences.max !== undefined && home.price > preferences.max)
      );
    case 'category':
      return (
        home.category.category === reason.name &&
        preferences.categoryIds.some((id) => id === home.category.id)
      );
    case 'city':
      return home.city === preferences.city && reason.city === home.city;
    case 'facility':
      return (
        preferences.facilityIds.includes(reason.facilityId) &&
        home.assign_facilities.some(
          ({ facility_id: id, name, distance }) =>
            id === reason.facilityId && name === reason.name && distance === reason.distance,
        )
      );
    case 'saved': {
      const other = saved.find(({ id }) => id === reason.id)!;
      return (
        other.id !== home.id &&
        other.title === reason.title &&
        other.category.id === home.category.id &&
        home.price >= other.price * 0.85 - TINY &&
        home.price <= other.price * 1.15 + TINY
      );
    }
    case 'reduced':
      return home.previous_price! * (1 - (reason.percent - 0.5) / 100) >= home.price - TINY;
    case 'new':
      return NOW - Date.parse(home.posted_at!) < 7 * 86_400_000;
  }
}

const cities = fc.constantFrom('Porto Azul', 'Calder Point');
const prices = fc.integer({ min: 1, max: 1000 });
const homes = fc
  .record({
    id: fc.integer({ min: 1, max: 50 }),
    price: prices,
    previous: fc.option(prices),
    city: cities,
    category: fc.integer({ min: 1, max: 3 }),
    days: fc.integer({ min: 0, max: 20 }),
    near: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  })
  .map(({ id, price, previous, city, category, days, near }) =>
    detail(id, {
      price,
      previous_price: previous,
      city,
      category: { id: category, category: `Kind ${category}`, image: '', slug_id: `kind-${category}` },
      posted_at: new Date(NOW - days * 86_400_000).toISOString(),
      assign_facilities: near.map((one) => facility(one, `Place ${one}`, one / 2)),
    }),
  );
const anyPreferences: fc.Arbitrary<FeedPreferences> = fc.record({
  type: fc.constant('' as const),
  categoryIds: fc.subarray([1, 2, 3]),
  city: fc.oneof(cities, fc.constant('')),
  min: fc.option(prices, { nil: undefined }),
  max: fc.option(prices, { nil: undefined }),
  facilityIds: fc.subarray([1, 2, 3, 4]),
});

it('every reason of a home is true', () => {
  fc.assert(
    fc.property(
      homes,
      anyPreferences,
      fc.uniqueArray(homes, { maxLength: 4, selector: ({ id }) => id }),
      (home, preferences, saved) => {
        const knowledge = { preferences, saved, now: NOW };
        return reasonsFor(home, knowledge).every((reason) => isTrue(reason, home, knowledge));
      },
    ),
    { numRuns: 500 },
  );
});

describe('prices of rents', () => {
  const rent = (id: number, price: number, rentduration: string) =>
    detail(id, { property_type: 'rent', price, rentduration });
  const kindsOf = (home: ReturnType<typeof detail>, more: Partial<Knowledge> = {}) =>
    reasonsFor(home, {
      preferences: { ...noPreferences, type: 'rent', min: 800, max: 1500 },
      saved: [],
      now: NOW,
      ...more,
    }).map(({ kind }) => kind);

  it('are within the budget by what a month costs', () => {
    expect(kindsOf(rent(1, 12_000, 'Yearly'))).toContain('price');
    expect(kindsOf(rent(1, 1000, 'Daily'))).not.toContain('price');
  });
  it('are similar to the one of a saved home by what a month costs', () => {
    const saved = [rent(9, 1000, 'Monthly')];
    expect(kindsOf(rent(1, 12_000, 'Yearly'), { saved })).toContain('saved');
    expect(kindsOf(rent(1, 1000, 'Yearly'), { saved })).not.toContain('saved');
  });
  it('are no surprise where a month costs what the user wants to pay', () => {
    const budget: FeedPreferences = { ...noPreferences, type: 'rent', min: 800, max: 1500 };
    expect(isSurprising(rent(1, 12_000, 'Yearly'), budget)).toBe(false);
    expect(isSurprising(rent(1, 1000, 'Daily'), budget)).toBe(true);
  });
  it('on request are no reason', () => {
    expect(kindsOf(rent(1, 0, 'Monthly'), { preferences: { ...noPreferences, max: 1500 } })).not.toContain(
      'price',
    );
  });
});

describe('the feed', () => {
  const preferences: FeedPreferences = { ...noPreferences, categoryIds: [1], max: 500_000, facilityIds: [2] };
  const knowledge = { preferences, saved: [detail(9, { title: 'Palm Court', price: 460_000 })], now: NOW };
  const plain = detail(1);
  const near = detail(2, { assign_facilities: [facility(2, 'Metro', 0.6)], price: 700_000 });

  it('lists the most personal reasons first', () => {
    expect(reasonsFor(plain, knowledge)).toEqual([
      { kind: 'saved', id: 9, title: 'Palm Court' },
      { kind: 'price' },
      { kind: 'category', name: 'Villa' },
    ]);
    expect(reasonsFor(near, knowledge)[0]).toEqual({
      kind: 'facility',
      facilityId: 2,
      name: 'Metro',
      distance: 0.6,
    });
  });
  it('sorts by the weights of the reasons, and leaves out reasons of weight 0', () => {
    const order = (tuning: object) => entriesOf([plain, near], knowledge, tuning).map(({ home }) => home.id);
    expect(order({})).toEqual([1, 2]);
    expect(order({ facility: 3 })).toEqual([2, 1]);
    const [first] = entriesOf([plain], knowledge, { saved: 0 });
    expect(first?.reasons.map(({ kind }) => kind)).toEqual(['price', 'category']);
  });
  it('has one surprise in ten, a home outside of the preferences that is not in the feed already', () => {
    const entries = entriesOf(
      Array.from({ length: 18 }, (_, index) => detail(index + 10)),
      knowledge,
      {},
    );
    const others = [
      row(10, { price: 900_000 }),
      row(40),
      row(41, { price: 900_000 }),
      row(42, { price: 800_000 }),
    ];
    const filled = withSurprises(entries, others, preferences);
    expect(filled.flatMap(({ isSurprise }, index) => (isSurprise ? [index] : []))).toEqual([4, 14]);
    expect(filled.filter(({ isSurprise }) => isSurprise).map(({ home }) => home.id)).toEqual([41, 42]);
    expect(isSurprising(plain, preferences)).toBe(false);
  });
});

describe('the preferences', () => {
  it('are mapped to the stored form and back', () => {
    const preferences: FeedPreferences = {
      type: 'rent',
      categoryIds: [2, 3],
      city: 'Porto Azul',
      min: 900,
      max: 100,
      facilityIds: [1],
    };
    expect(toWire(preferences)).toEqual({
      property_type: '1',
      category_ids: '2,3',
      city: 'Porto Azul',
      price_range: '100,900',
      outdoor_facilitiy_ids: '1',
    });
    expect(toSearch(preferences)).toMatchObject({ min_price: 100, max_price: 900, category_ids: '2,3' });
    expect(
      fromWire({
        user_id: 7,
        category_ids: ['2', '3'],
        price_range: ['0', '900'],
        property_type: ['0', '1'],
        outdoor_facilitiy_ids: '',
        city: '',
      }),
    ).toEqual({ type: '', categoryIds: [2, 3], city: '', min: undefined, max: 900, facilityIds: [] });
    expect(fromWire([])).toBeNull();
  });
});
