import type { ListingEvent } from '@lintel/api-contract';
import { historyOf, stepPath } from './history.ts';

const event = (day: number, more: Partial<ListingEvent>): ListingEvent => ({
  kind: 'posted',
  happened_at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  price: null,
  previous_price: null,
  property_type: null,
  status: null,
  request_status: null,
  is_earlier_posting: false,
  ...more,
});
const now = Date.UTC(2026, 2, 1);

describe('the history of a home', () => {
  it('counts from the first offer: deleting and posting again keeps the old start', () => {
    const history = historyOf(
      [
        event(1, { price: 500_000, is_earlier_posting: true }),
        event(11, { kind: 'price', price: 450_000, previous_price: 500_000, is_earlier_posting: true }),
        event(31, { price: 440_000 }),
      ],
      now,
    )!;
    expect(history).toMatchObject({ since: Date.UTC(2026, 0, 1), days: 59, reposts: 1, overall: -12 });
    expect(history.rows.map(({ what, price, change }) => [what, price, change])).toEqual([
      ['posted', 440_000, -2.2],
      ['repriced', 450_000, -10],
      ['posted', 500_000, undefined],
    ]);
  });
  it('ends when it is sold, and goes on when it is offered again', () => {
    const sold = event(21, { kind: 'deal', property_type: 'sold' });
    expect(historyOf([event(1, { price: 9 }), sold], now)?.days).toBe(20);
    const again = event(25, { kind: 'deal', property_type: 'sell' });
    expect(historyOf([event(1, { price: 9 }), sold, again], now)?.days).toBe(59);
  });
  it('tells hidden from shown, leaves out reviews, and puts things in order', () => {
    const history = historyOf(
      [
        event(9, { kind: 'status', status: 1 }),
        event(5, { kind: 'status', status: 0 }),
        event(7, { kind: 'review', request_status: 'approved' }),
        event(1, { price: 100 }),
      ],
      now,
    );
    expect(history?.rows.map(({ what }) => what)).toEqual(['shown', 'hidden', 'posted']);
  });
  it('is nothing without events', () => {
    expect(historyOf([], now)).toBeUndefined();
  });
});

describe('the step chart', () => {
  const box = { from: 0, to: 100, width: 200, height: 50 };
  it('keeps a price until the next one', () => {
    const steps = [
      { at: 0, price: 300 },
      { at: 50, price: 200 },
    ];
    expect(stepPath(steps, box)).toBe('M0 0H100V50H200');
  });
  it('runs through the middle where the price never changed', () => {
    expect(stepPath([{ at: 0, price: 300 }], box)).toBe('M0 25H200');
    expect(stepPath([], box)).toBe('');
  });
});
