import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import fc from 'fast-check';
import { z } from 'zod';
import { anyText, textOfLength } from './any-text.ts';
import type { KnownValues } from './known-values.ts';

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

interface KnownInCall extends Pick<KnownValues, 'files'> {
  readonly valuesOf: (field: string) => readonly unknown[];
}

/** Values of the kind that the schema of a field wants, most of them such as exist. */
function plausible(name: string, schema: Json, known: KnownInCall): fc.Arbitrary<unknown> {
  const existing = known.valuesOf(name);
  const wanted = ofSchema(name, schema, known);
  if (existing.length === 0 || schema.type === 'array') return wanted;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: wanted });
}

function ofSchema(name: string, schema: Json, known: KnownInCall): fc.Arbitrary<unknown> {
  const inner = (value: unknown) => plausible(name, record(value), known);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return fc.oneof(...options.map(inner));
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
      return Array.isArray(schema.prefixItems)
        ? fc.tuple(...schema.prefixItems.map(inner))
        : fc.array(inner(schema.items), { minLength: bounded(schema.minItems, 3, 0), maxLength: 3 });
    case 'object':
      return objectOf(schema, known);
    case 'string':
      if (schema.format === 'binary') return fc.constantFrom(...known.files);
      if (schema.format === 'email') return fc.constant('ada@example.com');
      return fc.oneof(
        fc.constantFrom('Ada Lovelace', 'ada@example.com', '12', '2026-11-21', 'garden'),
        textOfLength(bounded(schema.maxLength, 20_000, 300)),
      );
    default:
      // Numbers and switches that deployed clients send as text.
      return fc.constantFrom('0', '1', '12');
  }
}

/** Objects with all fields that their schema requires, and few, half or all of the others. */
function objectOf(schema: Json, known: KnownInCall): fc.Arbitrary<Json> {
  const fields = Object.entries(record(schema.properties));
  const required = new Set(schema.required as string[] | undefined);
  const optional = fields.map(([name]) => name).filter((name) => !required.has(name));
  const all = fc.record(
    Object.fromEntries(fields.map(([name, value]) => [name, plausible(name, record(value), known)])),
  );
  const kept = fc.oneof(
    fc.subarray(optional, { maxLength: Math.min(2, optional.length) }),
    fc.subarray(optional),
    fc.constant(optional),
  );
  return fc
    .tuple(all, kept)
    .map(([values, some]) =>
      Object.fromEntries(
        Object.entries(values).filter(([name]) => required.has(name) || some.includes(name)),
      ),
    );
}

/** What a call takes, each field with the schema of what it becomes. */
const requestSchema = (name: OperationName): Json =>
  z.toJSONSchema(schemas[name].request, { io: 'output', unrepresentable: 'any' }) as Json;

/** The fields that a call takes. */
const fieldsOf = (name: OperationName): string[] => Object.keys(record(requestSchema(name).properties));

/** Requests for a call: half of them as its schema wants, a quarter with one wrong field, a quarter with many. */
export function inputFor(name: OperationName, known: KnownValues): fc.Arbitrary<Json> {
  const { files } = known;
  const schema = requestSchema(name);
  const required = [...((schema.required as string[] | undefined) ?? []), ...known.neededBy(name)];
  const right = objectOf(
    { ...schema, required },
    { files, valuesOf: (field) => known.valuesOf(name, field) },
  );
  const names = fieldsOf(name);
  const wrong = (most: number) =>
    fc
      .tuple(right, fc.dictionary(fc.constantFrom(...names, 'id'), hostile, { minKeys: 1, maxKeys: most }))
      .map(([sensible, odd]) => ({ ...sensible, ...odd }));
  const strange = fc.dictionary(
    fc.constantFrom('id', '__proto__', 'constructor[prototype]', 'userid', 'a[b][c]', 'gallery_images[0]'),
    hostile,
    { maxKeys: 2 },
  );
  return fc.oneof(
    { weight: 2, arbitrary: right },
    { weight: 1, arbitrary: wrong(1) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(wrong(names.length + 1), strange)
        .map(([sensible, odd]) => ({ ...odd, ...sensible })),
    },
  );
}
