import { evenWeights } from './compare-address.ts';
import type { Figures } from './figures.ts';
import { verdictOf } from './verdict.ts';

const nothing: Figures = { price: null, area: null, rooms: null, places: null, features: null };
const only = (figures: Partial<Figures>): Figures => ({ ...nothing, ...figures });

describe('the verdict', () => {
  /*
   * By hand. Price 300 : 200, less is better, so A gets 200 ÷ 500 = 0.4. Area 160 : 40, more is better: 160 ÷ 200 = 0.8.
   * Weights 6 and 4: A = (6 × 0.4 + 4 × 0.8) ÷ 10 = 5.6 ÷ 10 = 56 points, B = 44.
   * Turning point of price: 4 × 0.3 = 1.2 ahead from area; price costs 0.1 a point of weight, so it turns at weight 12,
   * which is 12 ÷ (12 + 4) = 75 % of all weights.
   * Turning point of area: 6 × 0.1 = 0.6 behind from price; area gives 0.3 a point of weight: 2, which is 2 ÷ 8 = 25 %.
   * Now price has 60 % and area 40 %, so both are 15 % away; the first one is named.
   */
  const figures = only({ price: { a: 300, b: 200 }, area: { a: 160, b: 40 } });
  const verdict = verdictOf(figures, { ...evenWeights, price: 6, area: 4 })!;

  it('is what it is by hand', () => {
    expect(verdict.a).toBeCloseTo(56, 10);
    expect(verdict.b).toBeCloseTo(44, 10);
    expect(verdict.winner).toBe('a');
    expect(verdict.parts.map(({ criterion, share }) => [criterion, share])).toEqual([
      ['price', 0.4],
      ['area', 0.8],
    ]);
  });
  it('names the weight from which the other one wins, and it holds on both sides', () => {
    expect(verdict.flip).toEqual({ criterion: 'price', at: 0.75, direction: 'above' });
    const winner = (price: number, area: number) =>
      verdictOf(figures, { ...evenWeights, price, area })?.winner;
    expect(winner(7.4, 2.6)).toBe('a');
    expect(winner(7.5, 2.5)).toBeNull();
    expect(winner(7.6, 2.4)).toBe('b');
  });
  it('names the weight that decides when taking it away would turn the verdict', () => {
    const { flip, winner } = verdictOf(figures, { ...evenWeights, price: 6, area: 3 })!;
    expect(winner).toBe('a');
    expect(flip).toMatchObject({ criterion: 'area', direction: 'below' });
    expect(flip?.at).toBeCloseTo(0.25, 10);
  });
  it('leaves out what one side does not state, with its weight', () => {
    expect(verdict.left).toEqual(['rooms', 'places', 'features']);
    const alone = verdictOf(only({ rooms: { a: 3, b: 1 } }), evenWeights)!;
    expect(alone).toMatchObject({ a: 75, b: 25, winner: 'a', flip: null });
  });
  it('is even when both are the same, and there is none when nothing is weighed', () => {
    expect(verdictOf(only({ price: { a: 5, b: 5 } }), evenWeights)).toMatchObject({ a: 50, winner: null });
    expect(verdictOf(nothing, evenWeights)).toBeNull();
    expect(verdictOf(only({ price: { a: 1, b: 2 } }), { ...evenWeights, price: 0 })).toBeNull();
  });
  it('stands whatever a single weight does when one is better in everything', () => {
    const better = only({ price: { a: 1, b: 2 }, area: { a: 2, b: 1 } });
    expect(verdictOf(better, evenWeights)).toMatchObject({ winner: 'a', flip: null });
  });
});
