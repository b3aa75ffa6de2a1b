import * as operations from '@lintel/api-contract';
import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import { z } from 'zod';
import { generateListings } from '../harness/generate-listings.ts';
import { eventLoopTime } from '../harness/event-loop-time.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

/** As many listings as make a list long, and few enough for a test. */
const LISTINGS = 8000;
/** Milliseconds of the event loop that one answer may cost. */
const MAX_BUSY_MS = 1000;
/** A header of Node's server, name and value, may have 16 kB in all. */
const MAX_HEADER = 12_000;

type Json = Record<string, unknown>;

let app: TestApp;
const tokens: (string | undefined)[] = [undefined];
beforeAll(async () => {
  app = await testApp({}, { prepare: (_pool, direct) => generateListings(direct, LISTINGS) });
  // What is read once, in slices between which others are answered, does not count for a call.
  await app.get('search-facets');
  await app.get('place-search', { query: 'port' });
  tokens.push(await app.signIn('agent'));
}, 120_000);
afterAll(() => app.close());

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** The limits that a schema sets, anywhere in it. */
function limitsOf(schema: Json): { length: number; items: number; maximum: number; minimum: number } {
  const inner = [schema, ...['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] as Json[]) ?? [])];
  const largest = (key: string, otherwise: number) =>
    Math.max(...inner.map((each) => (typeof each[key] === 'number' ? each[key] : 0)), 0) || otherwise;
  return {
    length: largest('maxLength', 400),
    items: largest('maxItems', 100),
    maximum: largest('maximum', Number.MAX_SAFE_INTEGER),
    minimum: Math.min(...inner.map(({ minimum }) => (typeof minimum === 'number' ? minimum : 0))),
  };
}

/** A polygon with so many corners, one behind the other. */
const ring = (corners: number, shift: number) =>
  Array.from({ length: corners }, (_, at) =>
    [-180 + shift + (at % 2) * 359, -89 + (178 * at) / corners]
      .map((degrees) => degrees.toFixed(3))
      .join(','),
  ).join(';');
const areas = (count: number, corners: number) =>
  Array.from({ length: count }, (_, at) => ring(corners, at / 100)).join('|');

/** Values at the limits of a field and one past them. */
function extremesOf(name: string, schema: Json): unknown[] {
  const { length, items, maximum, minimum } = limitsOf(schema);
  const texts = ['x'.repeat(length), 'x'.repeat(length + 1), 'é\u202e%_\\'.repeat(Math.ceil(length / 5))];
  const numbers = [maximum, maximum + 1, minimum, minimum - 1, -1, 9e15, 1e308, 0];
  const csv = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',');
  const known: Record<string, unknown[]> = {
    areas: [areas(12, 120), areas(13, 120), areas(12, 121), areas(1, 2), `!${areas(12, 120)}`],
    bbox: ['-180,-90,180,90', '179,-90,-179,90', '0,0,0,0', '-181,0,0,0', '1,2,3'],
    zoom: [0, 24, 25, -1],
    limit: [100, 101, 1_000_000, 0, -1],
    offset: [10_000, 10_001, Number.MAX_SAFE_INTEGER, -1],
    radius: [20_040, 20_041, 0.000_001, -1],
  };
  return [
    ...(known[name] ?? []),
    ...texts,
    ...numbers,
    csv(items),
    csv(items + 1),
    Array.from({ length: items }, () => ({})),
    Array.from({ length: items + 1 }, () => 'x'),
  ];
}

const fieldsOf = (name: OperationName): [string, Json][] => {
  const document = z.toJSONSchema(schemas[name].request, { io: 'input', unrepresentable: 'any' }) as Json;
  return Object.entries(record(document.properties)).map(([field, schema]) => [field, record(schema)]);
};

/** A small value for the other required fields, so that the one under test is reached. */
const ordinary = (field: string): unknown =>
  ({ bbox: '-30,20,-10,40', email: 'a@b.example', property_type: '0', price: 1000 })[field] ?? '1';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function requestsOf(name: OperationName): { what: string; method: string; url: string; payload?: Json }[] {
  const { method, path } = operations[name];
  const fields = fieldsOf(name);
  const base = Object.fromEntries(
    fields.filter(([field]) => !['file', 'audio'].includes(field)).map(([field]) => [field, ordinary(field)]),
  );
  return fields.flatMap(([field, schema]) =>
    extremesOf(field, schema).map((value, at) => {
      const body = { ...base, [field]: value };
      const what = `${field} #${at}`;
      if (method !== 'GET') return { what, method, url: `/api/${path}`, payload: body };
      const others = field === 'areas' ? { bbox: base.bbox, zoom: base.zoom } : base;
      const query = Object.entries({ ...others, [field]: value })
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => [key, asText(each)] as [string, string]);
      const text = new URLSearchParams(query).toString();
      return { what, method, url: `/api/${path}?${text.slice(0, MAX_HEADER * 8)}` };
    }),
  );
}

const names = Object.keys(schemas) as OperationName[];
/** Calls that end the session or the account of the test. */
const ENDING = new Set<OperationName>(['deleteUser', 'beforeLogout', 'signOutEverywhere']);

describe('D2 D3 D4 D9 F25 with fields at their limits and past them', () => {
  it.each(names.filter((name) => !ENDING.has(name)))(
    '%s answers without 5xx and within a second of the event loop',
    async (name) => {
      const failures: string[] = [];
      for (const token of tokens)
        for (const { what, method, url, payload } of requestsOf(name)) {
          const headers = token ? { authorization: `Bearer ${token}` } : {};
          const { result, busyMs } = await eventLoopTime(() =>
            app.request({ method: method as 'GET', url, headers, ...(payload ? { payload } : {}) }),
          );
          if (result.status >= 500)
            failures.push(`${what}: ${result.status} ${JSON.stringify(result.body).slice(0, 200)}`);
          if (busyMs > MAX_BUSY_MS) failures.push(`${what}: ${Math.round(busyMs)} ms`);
        }
      expect(failures).toEqual([]);
    },
    120_000,
  );
});

it('the calls of the user were answered to the user: the session is still there', async () => {
  expect((await app.get('get-user-data', {}, tokens[1])).body).toMatchObject({ error: false });
});

describe('D2 F1 F6 with bodies and headers at their limits and past them', () => {
  const bodies: [string, string, string][] = [
    ['a JSON body as large as it may be', 'application/json', JSON.stringify({ name: 'x'.repeat(130_000) })],
    [
      'many names in JSON',
      'application/json',
      JSON.stringify(Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => [`n${at}`, '']))),
    ],
    [
      'long lists in JSON',
      'application/json',
      JSON.stringify({ parameters: Array.from({ length: 40_000 }, () => 0) }),
    ],
    ['deep JSON', 'application/json', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
    ['a form of one name', 'application/x-www-form-urlencoded', `name=${'%20'.repeat(21_000)}`],
    ['a form of many names', 'application/x-www-form-urlencoded', 'a[]=&'.repeat(13_000)],
    ['a form with deep names', 'application/x-www-form-urlencoded', `a${'[b]'.repeat(20_000)}=1`],
    ['a multipart form without parts', 'multipart/form-data; boundary=b', '--b--\r\n'],
    ['a multipart form of nothing but lines', 'multipart/form-data; boundary=b', '\r\n'.repeat(60_000)],
    ['a boundary of 10 kB', `multipart/form-data; boundary=${'b'.repeat(10_000)}`, 'x'],
  ];
  const writing = names.filter((name) => operations[name].method !== 'GET' && !ENDING.has(name));

  it.each(bodies)(
    'every write answers %s',
    async (_what, type, payload) => {
      const failures: string[] = [];
      for (const name of writing)
        for (const token of tokens) {
          const { method, path } = operations[name];
          const headers = { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) };
          const { result, busyMs } = await eventLoopTime(() =>
            app.request({ method, url: `/api/${path}`, payload, headers }),
          );
          if (result.status >= 500) failures.push(`${name}: ${result.status}`);
          if (busyMs > MAX_BUSY_MS) failures.push(`${name}: ${Math.round(busyMs)} ms`);
        }
      expect(failures).toEqual([]);
    },
    120_000,
  );

  const headers: [string, Record<string, string>][] = [
    ['a language of 10 kB', { 'content-language': 'd'.repeat(10_000) }],
    ['a token of 10 kB', { authorization: `Bearer ${'t'.repeat(10_000)}` }],
    ['accepted encodings of 10 kB', { 'accept-encoding': 'br;q=0,'.repeat(1400) }],
    ['a range of 10 kB', { range: `bytes=${'0-1,'.repeat(2500)}` }],
    ['addresses of 10 kB', { 'x-forwarded-for': '10.0.0.1, '.repeat(1000) }],
    ['a request id of 10 kB', { 'x-request-id': 'i'.repeat(10_000) }],
  ];
  it.each(headers)('every read answers %s', async (_what, sent) => {
    const failures: string[] = [];
    for (const name of names.filter((each) => operations[each].method === 'GET')) {
      const { result, busyMs } = await eventLoopTime(() =>
        app.request({ method: 'GET', url: `/api/${operations[name].path}`, headers: sent }),
      );
      if (result.status >= 500) failures.push(`${name}: ${result.status}`);
      if (busyMs > MAX_BUSY_MS) failures.push(`${name}: ${Math.round(busyMs)} ms`);
    }
    expect(failures).toEqual([]);
  });
});
