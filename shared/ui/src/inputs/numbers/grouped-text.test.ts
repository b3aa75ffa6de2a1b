import type { Locale } from '@lintel/contract';
import { formatCount } from '@lintel/i18n';
import fc from 'fast-check';
import { afterEdit, readGrouped, writtenNumber } from './grouped-text.ts';
import { readNumber, type ReadNumber } from './read-number.ts';

/** What a user sees after each edit, from the text that the field wrote. */
const readAfter = (locale: Locale, written: string, ...edits: string[]): ReadNumber =>
  readGrouped(edits.reduce(afterEdit, writtenNumber(written, locale)), locale, readNumber);

describe('the text of a grouped number', () => {
  it.each<[Locale, string, string[], ReadNumber]>([
    ['en', '440,000', [], 440_000],
    ['en', '440,000', ['440,0005'], 4_400_005],
    ['en', '440,000', ['440,0005', '440,00052'], 44_000_052],
    ['en', '440,000', ['440,00'], 44_000],
    ['en', '440,000', ['440,00', '440,0', '440,', '440,7'], 4407],
    ['en', '440,000', ['44,000'], 44_000],
    ['en', '440,000', [',000'], 0],
    ['en', '440,000', ['4405,000'], 4_405_000],
    ['en', '440,000', ['440,000.', '440,000.5'], 440_000.5],
    ['en', '440,000', ['440,000,5'], 440_000.5],
    ['en', '440,000', ['440,000,500'], 440_000_500],
    ['en', '440,000', ['1,440,000'], 1_440_000],
    ['en', '440,000', ['-440,000'], -440_000],
    ['en', '440,000', ['440,000k'], 440_000_000],
    ['en', '440,000', ['4.40,000'], 'unreadable'],
    ['en', '440,000', ['4.440,000'], 'unreadable'],
    ['en', '440,000', ['440,000 or so'], 'unreadable'],
    ['en', '1,111,111', ['1111,111'], 1_111_111],
    ['en', '1,250.50', ['1,250.5'], 1250.5],
    ['en', '1,250.125', ['1,250.1255'], 1250.1255],
    ['en', '440', ['440,5'], 440.5],
    ['de', '440.000', ['440.0005'], 4_400_005],
    ['de', '440.000', ['440.00'], 44_000],
    ['de', '440.000', ['440.000,5'], 440_000.5],
    ['de', '1.250,50', ['1.250,5', '1.250,'], 1250],
    ['de', '1.250,125', ['1.250,1255'], 1250.1255],
    ['ar', '440,000', ['440,000٥'], 4_400_005],
    ['ar', '440,000', ['440,000٫٥'], 440_000.5],
  ])('in %s: "%s" edited to %j is %s', (locale, written, edits, expected) => {
    expect(readAfter(locale, written, ...edits)).toBe(expected);
  });

  it.each<[Locale, string, string[], ReadNumber]>([
    ['en', '440,000', ['', '4', '44', '440', '440,', '440,5'], 440.5],
    ['en', '440,000', ['440000', '440,000', '440,0005'], 440.0005],
    ['en', '440,000', ['440.000'], 440],
    ['de', '440.000', ['5,5'], 5.5],
    ['en', '440,000', ['abc'], 'unreadable'],
    ['en', '440,000', [''], 'empty'],
  ])(
    'without its signs is read as typed, in %s: "%s" edited to %j is %s',
    (locale, written, edits, expected) => {
      expect(readAfter(locale, written, ...edits)).toBe(expected);
    },
  );

  it('is its digits after any digit more or less', () => {
    const edit = fc.record({
      locale: fc.constantFrom<Locale>('en', 'de', 'ar'),
      // Exact in a number also with a digit more.
      amount: fc.integer({ min: 0, max: 1e14 }),
      place: fc.nat(),
      digit: fc.option(fc.constantFrom(...'0123456789')),
    });
    fc.assert(
      fc.property(edit, ({ locale, amount, place, digit }) => {
        const written = formatCount(amount, locale);
        const digits = [...written].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
        const at = digit === null ? digits[place % digits.length]! : place % (written.length + 1);
        const edited =
          digit === null
            ? written.slice(0, at) + written.slice(at + 1)
            : written.slice(0, at) + digit + written.slice(at);
        const left = edited.replaceAll(/\D/g, '');
        expect(readAfter(locale, written, edited)).toBe(left === '' ? 'empty' : Number(left));
      }),
      { numRuns: 2000 },
    );
  });
});
