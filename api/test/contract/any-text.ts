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

/** A text up to a length in UTF-16 units, often just that long, of characters that have one, two or many of them. */
export const textOfLength = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('a', 'ß', 'ع', '家', '😀', '👩‍👩‍👧‍👦', 'é', ' a'),
      fc.oneof(fc.constant(maxLength), fc.nat({ max: maxLength }), fc.nat({ max: Math.min(maxLength, 300) })),
      fc.constantFrom('', 'x'),
    )
    .map(([unit, length, first]) => {
      const text = first + unit.repeat(Math.ceil(length / unit.length));
      return text.slice(0, length);
    });
