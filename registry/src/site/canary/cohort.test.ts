import fc from 'fast-check';
import { bucketOf, lockFor, takesPart } from './cohort.ts';

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const abort = { errorRate: 0.01, minVisitors: 100 };

describe('who takes part in a canary', () => {
  it('depends on visitor and salt alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (visitor, salt) => {
        const bucket = bucketOf(visitor, salt);
        expect(bucketOf(visitor, salt)).toBe(bucket);
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(10_000);
      }),
    );
  });

  it('only grows with the percentage: no visitor drops out, none at 0, all at 100', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), percent, percent, (visitor, salt, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        if (takesPart(visitor, { percent: less, salt }))
          expect(takesPart(visitor, { percent: more, salt })).toBe(true);
        expect(takesPart(visitor, { percent: 0, salt })).toBe(false);
        expect(takesPart(visitor, { percent: 100, salt })).toBe(true);
      }),
    );
  });

  it('gets one of the two locks, and stable without a name or a canary', () => {
    fc.assert(
      fc.property(fc.string(), percent, (visitor, part) => {
        const candidate = { lock: 8, percent: part, salt: 'x', abort };
        const pointer = { schema: 1 as const, stable: 7, candidate };
        expect(lockFor(pointer, visitor)).toBe(takesPart(visitor, candidate) ? 8 : 7);
        expect(lockFor(pointer, null)).toBe(7);
        expect(lockFor({ schema: 1, stable: 7 }, visitor)).toBe(7);
      }),
    );
  });

  it('is the wanted share of many visitors, whatever the salt', () => {
    for (const salt of ['a', 'b', 'c'])
      for (const part of [1, 5, 50]) {
        const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
        const share = visitors.filter((visitor) => takesPart(visitor, { percent: part, salt })).length / 200;
        // Four standard deviations.
        const spread = 4 * Math.sqrt((part * (100 - part)) / 20_000);
        expect(Math.abs(share - part)).toBeLessThan(spread);
      }
  });
});
