import fc from 'fast-check';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { anyText } from '../../../test/contract/any-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const names = [
  'category_id category_ids category_slug_id property_type country state city min_price max_price search posted_since',
  'promoted most_liked parameter_id get_all_premium_properties most_viewed sort bbox latitude longitude radius limit',
  'offset current_user parameters[0][value] __proto__ constructor[prototype]',
].flatMap((line) => line.split(' '));
const sensible: Record<string, fc.Arbitrary<string>> = {
  latitude: fc.double({ min: -95, max: 95, noNaN: true }).map(String),
  longitude: fc.double({ min: -185, max: 185, noNaN: true }).map(String),
  radius: fc.double({ min: 0, max: 21_000, noNaN: true }).map(String),
  bbox: fc
    .array(fc.double({ min: -185, max: 185, noNaN: true }), { minLength: 3, maxLength: 5 })
    .map((list) => list.join(',')),
  sort: fc.constantFrom('newest', 'price_asc', 'price_desc', 'most_viewed', 'most_liked', 'distance', ''),
  limit: fc.integer({ min: -2, max: 2000 }).map(String),
  offset: fc.integer({ min: -2, max: 2_000_000_000 }).map(String),
};
const hostile = fc.oneof(
  anyText(60),
  fc.constantFrom(
    "'; drop table properties; --",
    '%',
    '_',
    '\\',
    '1e400',
    'NaN',
    'Infinity',
    '-0',
    '9223372036854775808',
    '{"a":1}',
    '1,2,,',
    '\u0000',
    '٣',
    '0x10',
    ' ',
  ),
  fc.integer().map(String),
);
const parameter = fc
  .constantFrom(...names)
  .chain((name) => fc.tuple(fc.constant(name), fc.oneof(sensible[name] ?? hostile, hostile)));

it.each(['get-property-list', 'get_property', 'get_nearby_properties', 'homepage-data', 'get_categories'])(
  '%s answers 200 or 400 for any input',
  async (call) => {
    await fc.assert(
      fc.asyncProperty(fc.array(parameter, { maxLength: 7 }), async (sent) => {
        const { status, body } = await app.request({
          url: `/api/${call}?${new URLSearchParams(sent).toString()}`,
        });
        expect([200, 400]).toContain(status);
        expect(typeof body.error).toBe('boolean');
      }),
      { numRuns: 60 },
    );
  },
);
