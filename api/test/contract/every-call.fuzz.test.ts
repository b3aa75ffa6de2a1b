import * as operations from '@lintel/api-contract';
import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { testApp, type TestApp } from '../harness/test-app.ts';
import { inputFor } from './arbitrary-input.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 25);
/** Nothing may keep a person waiting longer, whatever was sent. */
const CALL_TIMEOUT_MS = 8000;

let app: TestApp;
const tokens: (string | undefined)[] = [undefined];
beforeAll(async () => {
  app = await testApp();
  tokens.push(await app.signIn('owner'), await app.signIn('agent'));
});
afterAll(() => app.close());

type Json = Record<string, unknown>;
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function multipart(fields: Json): { payload: Buffer; headers: Record<string, string> } {
  const parts = Object.entries(fields).map(([name, value], at) => {
    const isFile = at % 3 === 0;
    const safe = name.replaceAll(/["\r\n]/g, '');
    return `--b\r\nContent-Disposition: form-data; name="${safe}"${isFile ? `; filename="x.png"\r\nContent-Type: image/png` : ''}\r\n\r\n${asText(value)}\r\n`;
  });
  return {
    payload: Buffer.from(`${parts.join('')}--b--\r\n`),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  };
}

function requestFor(
  name: OperationName,
  input: Json,
  encoding: 'json' | 'form' | 'multipart',
  token?: string,
) {
  const { method, path } = operations[name];
  const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
  const text = new URLSearchParams(
    Object.entries(input).map(([key, value]) => [key, asText(value)] as [string, string]),
  ).toString();
  if (method === 'GET') return { method, url: `/api/${path}?${text}`, headers: { ...authorization } };
  const url = `/api/${path}`;
  if (encoding === 'json') return { method, url, payload: input, headers: { ...authorization } };
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

// The call that ends the accounts which the others need comes last.
const names = (Object.keys(schemas) as OperationName[]).toSorted(
  (a, b) => Number(a === 'deleteUser') - Number(b === 'deleteUser'),
);

describe('every call with random input', () => {
  it.each(names)(
    '%s answers or refuses whatever is sent; it never breaks and never hangs',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(
          inputFor(name),
          fc.constantFrom('json', 'form', 'multipart'),
          fc.nat({ max: 2 }),
          async (input, encoding, who) => {
            const asked = requestFor(name, input, encoding as 'json', tokens[who]);
            const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
            const { status, body } = await app.request({ ...asked, signal: timeout } as never);
            expect({ status, body }).toMatchObject({ status: expect.any(Number) });
            expect(status).toBeLessThan(500);
            if (typeof body === 'object') expect(typeof body.error).toBe('boolean');
          },
        ),
        { numRuns: RUNS },
      );
    },
    60_000,
  );

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
