import * as operations from '@lintel/api-contract';
import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { testApp, type TestApp } from '../harness/test-app.ts';
import type { FormFile } from '../harness/forms.ts';
import { inputFor } from './arbitrary-input.ts';
import { rules } from '../walk/rules.ts';
import { knownValues } from './known-values.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 25);
/** Nothing may keep a user waiting longer, whatever was sent. */
const CALL_TIMEOUT_MS = 8000;

/** The longest window in which calls are counted. */
const WINDOW_MS = 600_000;

/** How long back ends go on with the settings that they have read. */
const SETTINGS_KEPT_MS = 11_000;

let app: TestApp;
let users: number[];
/** What breaks a rule of the walks before any call: data that are made without the history of a product in use. */
let brokenBefore: Record<string, string[]>;
beforeAll(async () => {
  app = await testApp();
  // Posting is not at an end after a few.
  await app.db.updateTable('user_package_units').set({ total: null }).execute();
  const found = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', ['owner@example.com', 'agent@example.com'])
    .execute();
  users = found.map(({ id }) => id);
  brokenBefore = await brokenRules();
});
afterAll(() => app.close());

async function brokenRules(): Promise<Record<string, string[]>> {
  const found = Object.entries(rules).map(async ([rule, query]) => {
    const { rows } = await sql.raw(query).execute(app.db);
    return [rule, rows.map((row) => JSON.stringify(row))] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

type Json = Record<string, unknown>;
/** As addresses and forms write it: lists with commas, what is inside of others as JSON. */
function asText(value: unknown): string {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(',');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const isFile = (value: unknown): value is FormFile =>
  typeof value === 'object' && value !== null && 'file' in value && 'name' in value;

/** Fields as forms write them: `a[b]` for what is inside of others, and files with their bytes. */
function partsOf(name: string, value: unknown): Buffer[] {
  if (typeof value === 'object' && value !== null && !isFile(value))
    return Object.entries(value).flatMap(([inner, each]) => partsOf(`${name}[${inner}]`, each));
  const safe = name.replaceAll(/["\r\n]/g, '');
  const head = `--b\r\nContent-Disposition: form-data; name="${safe}"`;
  return isFile(value)
    ? [
        Buffer.from(`${head}; filename="${value.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`),
        Buffer.from(value.file),
        Buffer.from('\r\n'),
      ]
    : [Buffer.from(`${head}\r\n\r\n${asText(value)}\r\n`)];
}

function multipart(fields: Json): { payload: Buffer; headers: Record<string, string> } {
  const parts = Object.entries(fields).flatMap(([name, value]) => partsOf(name, value));
  return {
    payload: Buffer.concat([...parts, Buffer.from('--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  };
}

type Encoding = 'json' | 'flat json' | 'form' | 'multipart';

function requestFor(name: OperationName, input: Json, encoding: Encoding, token?: string) {
  const { method, path } = operations[name];
  const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
  const text = new URLSearchParams(
    Object.entries(input).map(([key, value]) => [key, asText(value)] as [string, string]),
  ).toString();
  if (method === 'GET') return { method, url: `/api/${path}?${text}`, headers: { ...authorization } };
  const url = `/api/${path}`;
  if (encoding === 'json') return { method, url, payload: input, headers: { ...authorization } };
  if (encoding === 'flat json') {
    const payload = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, asText(value)]));
    return { method, url, payload, headers: { ...authorization } };
  }
  if (encoding === 'form')
    return {
      method,
      url,
      payload: text,
      headers: { ...authorization, 'content-type': 'application/x-www-form-urlencoded' },
    };
  const { payload, headers } = multipart(input);
  return { method, url, payload, headers: { ...authorization, ...headers } };
}

/** Mostly the one that the call is sent in. */
function encodingOf(name: OperationName): fc.Arbitrary<Encoding> {
  const usual: Encoding[] = 'encoding' in operations[name] ? ['multipart'] : ['json', 'flat json'];
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom<Encoding>('json', 'form', 'multipart') },
  );
}

/** The setting that switches on the gateway of a call. */
const gateways: Partial<Record<OperationName, string>> = {
  createPaymentIntent: 'stripe_gateway',
  flutterwave: 'flutterwave_status',
  generateRazorpayOrderid: 'razorpay_gateway',
  paypal: 'paypal_gateway',
};

async function switchOn(setting: string | undefined): Promise<void> {
  const keys = Object.values(gateways);
  await app.db
    .insertInto('settings')
    .values(keys.map((key) => ({ key, value: key === setting ? '1' : '0' })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
  app.pass(SETTINGS_KEPT_MS);
}

/** Calls that take away what the others need come last, and the one that ends the accounts after all. */
const order = (name: OperationName) =>
  name === 'deleteUser'
    ? 2
    : Number(/^(delete|erase|remove)|^(blockUser|changePassword|verifyOtp)$/.test(name));
const names = (Object.keys(schemas) as OperationName[]).toSorted((a, b) => order(a) - order(b));

describe('every call with random input', () => {
  it.each(names)(
    '%s answers or refuses whatever is sent; it never breaks and never hangs',
    async (name) => {
      await switchOn(gateways[name]);
      const known = await knownValues(app, users);
      // Calls before may have ended the sessions.
      const tokens = [undefined, await app.signIn('owner'), await app.signIn('agent')];
      let isLetIn = false;
      await fc.assert(
        fc.asyncProperty(
          inputFor(name, known),
          encodingOf(name),
          fc.nat({ max: 2 }),
          async (input, encoding, who) => {
            const asked = requestFor(name, input, encoding, tokens[who]);
            const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
            const { status, body } = await app.request({ ...asked, signal: timeout } as never);
            // The user waits where limits count calls.
            if (status === 429) app.pass(WINDOW_MS);
            expect({ status, body }).toMatchObject({ status: expect.any(Number) });
            expect(status).toBeLessThan(500);
            isLetIn ||= who > 0 && status !== 401;
            if (typeof body === 'object') expect(typeof body.error).toBe('boolean');
          },
        ),
        { numRuns: RUNS },
      );
      // Behind the door, not only at it.
      expect(isLetIn).toBe(true);
    },
    60_000,
  );

  it('keeps the rules that hold after every action', async () => {
    const after = await brokenRules();
    const isNew = ([rule, rows]: [string, string[]]) =>
      rows.filter((row) => !brokenBefore[rule]!.includes(row));
    expect(Object.entries(after).flatMap((each) => isNew(each).map((row) => `${each[0]}: ${row}`))).toEqual(
      [],
    );
  });

  it('has left no half-written thing behind', async () => {
    const broken = async (what: string, query: ReturnType<typeof sql<{ n: number }>>) => {
      const { rows } = await query.execute(app.db);
      return rows[0]!.n > 0 ? [what] : [];
    };
    expect(
      (
        await Promise.all([
          broken(
            'units used beyond their number',
            sql`select count(*)::int as n from user_package_units where total is not null and used > total`,
          ),
          broken(
            'an active package without units',
            sql`select count(*)::int as n from user_packages p where not exists (select from user_package_units u where u.user_package_id = p.id)`,
          ),
          broken(
            'a paid transaction without package',
            sql`select count(*)::int as n from transactions t where status = 'success' and t.id > (select coalesce(max(transaction_id), 0) from user_packages) and payment_type <> 'free'`,
          ),
          broken(
            'a listing without its posting in the history',
            sql`select count(*)::int as n from properties p where not exists (select from listing_events e where e.property_id = p.id)`,
          ),
          broken(
            'hearts counted wrongly',
            sql`select count(*)::int as n from properties p where favourite_count <> (select count(*) from favourites f where f.property_id = p.id) and exists (select from favourites f where f.property_id = p.id and f.id > 100000)`,
          ),
          broken(
            'a notification for nobody',
            sql`select count(*)::int as n from notifications n where send_type = 0 and not exists (select from notification_recipients r where r.notification_id = n.id) and n.id > 100000`,
          ),
        ])
      ).flat(),
    ).toEqual([]);
  });
});
