import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import fc from 'fast-check';
import { z } from 'zod';
import { anyText } from './any-text.ts';

type Json = Record<string, unknown>;

/** What attackers, old clients and broken ones send in the place of a sensible value. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  anyText(60),
  fc.constantFrom<unknown>(
    "'; drop table properties; --",
    '<script>alert(1)</script>',
    '%',
    '\\',
    '1e400',
    'NaN',
    '-0',
    '9223372036854775808',
    '{"a":1}',
    '1,2,,',
    '\u0000',
    '٣',
    ' ',
    'null',
    'http://169.254.169.254/latest/meta-data',
    '../../etc/passwd',
    null,
    true,
    -1,
    1e308,
    [],
    {},
    [[1], { a: [2] }],
    { __proto__: { polluted: true } },
    'x'.repeat(5000),
  ),
  fc.integer(),
);

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const bounded = (value: unknown, limit: number, otherwise: number) =>
  typeof value === 'number' ? Math.max(-limit, Math.min(limit, value)) : otherwise;

/** Values of the kind that a schema wants. */
function plausible(schema: Json): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return fc.oneof(...options.map(plausible));
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: bounded(schema.minimum, 0, 0), max: bounded(schema.maximum, 400, 400) });
    case 'number':
      return fc.double({
        min: bounded(schema.minimum, 1e6, 0),
        max: bounded(schema.maximum, 1e6, 1e6),
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(plausible(record(schema.items)), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(record(schema.properties)).map(([name, value]) => [name, plausible(record(value))]),
        ),
        { requiredKeys: [] },
      );
    default:
      return fc.oneof(
        fc.constantFrom('Ada Lovelace', 'ada@example.com', '12', '2026-11-21', 'garden'),
        anyText(30),
      );
  }
}

/** The fields that a call takes, each with the schema of what it becomes. */
export function fieldsOf(name: OperationName): Map<string, Json> {
  const document = z.toJSONSchema(schemas[name].request, { io: 'output', unrepresentable: 'any' }) as Json;
  return new Map(Object.entries(record(document.properties)).map(([field, value]) => [field, record(value)]));
}

/** Requests for a call: mostly right with something wrong in them, sometimes all wrong. */
export function inputFor(name: OperationName): fc.Arbitrary<Json> {
  const fields = [...fieldsOf(name)];
  const value = (schema: Json) =>
    fc.oneof({ weight: 3, arbitrary: plausible(schema) }, { weight: 1, arbitrary: hostile });
  const known = fc.record(Object.fromEntries(fields.map(([field, schema]) => [field, value(schema)])), {
    requiredKeys: [],
  });
  const strange = fc.dictionary(
    fc.constantFrom('id', '__proto__', 'constructor[prototype]', 'userid', 'a[b][c]', 'gallery_images[0]'),
    hostile,
    { maxKeys: 2 },
  );
  return fc.tuple(known, strange).map(([sensible, odd]) => ({ ...odd, ...sensible }));
}
