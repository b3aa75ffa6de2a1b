import type { Pool } from 'pg';
import { outboxMail } from '../../src/adapters/messages/outbox.ts';
import { claimMessages } from '../../src/domains/notifications/outbox.queries.ts';
import { testApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let statements = 0;
beforeAll(async () => {
  app = await testApp({}, { prepare: async (pool) => countStatements(pool) });
});
afterAll(() => app.close());
beforeEach(() => app.pass(11 * 60_000));

/** The search index and the settings are read beside the requests. */
const ABOUT_ACCOUNTS = /otp_codes|registrations|password_resets|address_undos|mail_outbox|"users"/;

/** Counts statements about accounts that reach the database through the pool. */
function countStatements(pool: Pool) {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...values: unknown[]) => unknown;
    client.query = ((...values: unknown[]) => {
      const [given] = values as [string | { text: string }];
      if (ABOUT_ACCOUNTS.test(typeof given === 'string' ? given : given.text)) statements += 1;
      return query(...values);
    }) as typeof client.query;
  });
}
/** Statements of a request; the first one of its kind fills caches. */
async function costOf(send: (email: string) => Promise<unknown>, email: string): Promise<number> {
  statements = 0;
  await send(email);
  return statements;
}

describe('F16 the work of a request does not tell who has an account', () => {
  const password = 'long-word-1';
  it.each([
    ['get-otp', (email: string) => app.get('get-otp', { email })],
    ['verify-otp', (email: string) => app.get('verify-otp', { email, otp: '123456' })],
    ['forgot-password', (email: string) => app.get('forgot-password', { email })],
    [
      'user-register',
      (email: string) => app.post('user-register', { name: 'V', email, password, re_password: password }),
    ],
    ['password sign-in', (email: string) => app.post('user_signup', { type: 3, email, password: 'wrong' })],
  ])('%s: as many statements', async (call, send) => {
    await send(`fills-${call.replace(' ', '-')}@example.com`);
    const unknown = await costOf(send, `unknown-${call.replace(' ', '-')}@example.com`);
    expect(await costOf(send, 'buyer@example.com')).toBe(unknown);
    expect(unknown).toBeGreaterThan(0);
  });

  it('update_profile: as many statements', async () => {
    const token = await app.signIn('owner');
    const change = (email: string) => app.post('update_profile', { email }, token);
    await change('fills-profile@example.com');
    const unknown = await costOf(change, 'unknown-profile@example.com');
    expect(await costOf(change, 'buyer@example.com')).toBe(unknown);
  });

  it('where no email goes out, the outbox gets a row that is never delivered', async () => {
    const mail = outboxMail(app.db, true);
    const rows = () => app.db.selectFrom('mail_outbox').select('id').execute();
    const before = (await rows()).length;
    await mail.sendNothing();
    expect(await rows()).toHaveLength(before + 1);
    expect(await claimMessages(app.db, new Date(), new Date(), 10)).toEqual([]);
  });
});
