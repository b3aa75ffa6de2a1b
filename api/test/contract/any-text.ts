import fc from 'fast-check';

/** One code point in three is from ASCII. fast-check's own unit for all of them makes a table of a million first, some seconds. */
const codePoint = fc
  .oneof(
    fc.integer({ max: 0x7f, min: 0 }),
    fc.integer({ max: 0xd7_ff, min: 0x80 }),
    fc.integer({ max: 0x10_ff_ff, min: 0xe0_00 }),
  )
  .map((code) => String.fromCodePoint(code));

/** A text of whatever characters there are. */
export const anyText = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: codePoint, maxLength });
