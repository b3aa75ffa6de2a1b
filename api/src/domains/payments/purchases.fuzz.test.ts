import fc from 'fast-check';
import { sql } from 'kysely';
import { notifierService } from '#domains/notifications/notifier.service.ts';
import { reviewReceipt } from '#domains/payments/bank-transfer/receipt-review.service.ts';
import { packagesService } from '#domains/payments/packages/packages.service.ts';
import { returnUnit } from '#domains/payments/packages/packages.queries.ts';
import { DEMO_DAY } from '../../../test/harness/settings.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
const tokens: string[] = [];
const people = ['buyer', 'owner', 'agent'] as const;
beforeAll(async () => {
  app = await testApp();
  for (const person of people) tokens.push(await app.signIn(person));
});
afterAll(() => app.close());

const [STARTER, OWNER, AGENT] = [1, 2, 4];
const PRICES: Record<number, number> = { [OWNER]: 1900, [AGENT]: 7900 };
const MOMENT_MS = 11 * 60_000;
const clock = { now: () => DEMO_DAY };
let passed = 0;
const now = () => new Date(DEMO_DAY.getTime() + passed);

const person = fc.constantFrom(0, 1, 2);
const item = fc.constantFrom(OWNER, AGENT);
/** Which of the attempts so far, counted from the newest. */
const which = fc.nat({ max: 3 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('order' as const), person, item }),
  fc.record({ kind: fc.constant('transfer' as const), person, item }),
  fc.record({
    kind: fc.constantFrom(
      'paid' as const,
      'paid again' as const,
      'failed' as const,
      'cancelled' as const,
      'given up' as const,
      'reject' as const,
      'accept' as const,
    ),
    which,
  }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('use' as const), person }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('give back' as const), person }) },
  fc.record({ kind: fc.constant('expire' as const), person }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Attempt {
  id: number;
  /** Undefined for bank transfers. */
  reference: string | undefined;
  item: number;
  person: number;
  isPaid: boolean;
}

/** Everything that people, gateways and the administration can do, in any order. */
async function world() {
  app.pass(MOMENT_MS);
  passed += MOMENT_MS;
  await app.db.deleteFrom('user_packages').execute();
  await app.db.deleteFrom('transactions').execute();
  for (const token of tokens) await app.post('assign_package', { package_id: STARTER }, token);
  const attempts: Attempt[] = [];
  const units: { userPackageId: number; person: number }[] = [];
  const ids = await Promise.all(
    tokens.map(async (token): Promise<number> => (await app.get('get-user-data', {}, token)).body.data.id),
  );
  const packages = packagesService({ db: app.db, clock: { now } });
  const nth = (index: number) => attempts.at(-1 - index);
  let sent = 0;

  async function deliver({ reference, item: bought }: Attempt, isPaid: boolean, number: number) {
    if (!reference) return;
    await app.request({
      method: 'POST',
      url: '/webhook/stripe',
      ...app.payments.message({
        id: `${reference} ${number}`,
        name: { reference },
        state: isPaid
          ? {
              status: 'paid',
              money: { minor: PRICES[bought]!, currency: 'USD' },
              paymentId: `money of ${reference}`,
            }
          : { status: 'failed' },
      }),
    });
  }
  const review = async (attempt: Attempt, decision: 'accept' | 'reject') => {
    const decided = await app.db
      .transaction()
      .execute((trx) =>
        reviewReceipt(
          trx,
          attempt.id,
          { decision, reason: 'Because.' },
          { clock, notifier: notifierService({ clock }) },
        ),
      )
      .then(
        () => true,
        () => false,
      );
    if (decided && decision === 'accept') attempt.isPaid = true;
  };

  const ofPerson = {
    async order(by: number, bought: number) {
      const { body } = await app.post(
        'create-payment-intent',
        { package_id: bought, platform_type: 'web', hosted_page: 1 },
        tokens[by],
      );
      const id: number | undefined = body.data?.payment_transaction?.id;
      if (id === undefined || attempts.some((one) => one.id === id)) return;
      const { reference } = app.payments.attempts.at(-1)!;
      attempts.push({ id, reference, item: bought, person: by, isPaid: false });
    },
    async transfer(by: number, bought: number) {
      const row = await app.db
        .insertInto('transactions')
        .values({
          user_id: ids[by]!,
          package_id: bought,
          amount: PRICES[bought]! / 100,
          payment_type: 'bank transfer',
          status: 'review',
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (row) attempts.push({ id: row.id, reference: undefined, item: bought, person: by, isPaid: false });
    },
    use: (by: number) =>
      app.db
        .transaction()
        .execute((trx) => packages.consume(trx, ids[by]!, 'property_list'))
        .then(
          ({ userPackageId }) => void units.push({ userPackageId, person: by }),
          () => undefined,
        ),
    async 'give back'(by: number) {
      const index = units.findIndex((unit) => unit.person === by);
      const [unit] = index === -1 ? [] : units.splice(index, 1);
      if (!unit) return;
      const subject = { kind: 'property' as const, id: 1, title: 'Home' };
      await app.db
        .transaction()
        .execute((trx) => returnUnit(trx, unit.userPackageId, 'property_list', { now: now(), subject }));
    },
    async expire(by: number) {
      await sql`update user_packages set ends_at = starts_at + interval '1 second' where user_id = ${ids[by]}`.execute(
        app.db,
      );
    },
  };
  const ofAttempt: Record<Extract<Step, { which: number }>['kind'], (attempt: Attempt) => Promise<unknown>> =
    {
      async paid(attempt) {
        await deliver(attempt, true, (sent += 1));
        if (attempt.reference) attempt.isPaid = true;
      },
      'paid again': async (attempt) => attempt.isPaid && deliver(attempt, true, sent),
      failed: (attempt) => deliver(attempt, false, (sent += 1)),
      cancelled: async ({ reference }) =>
        reference &&
        app.request({ method: 'GET', url: `/api/app_payment_status?reference=${reference}&outcome=cancel` }),
      'given up': ({ id, person: by }) =>
        app.post('payment-transaction-fail', { payment_transaction_id: id }, tokens[by]),
      accept: (attempt) => review(attempt, 'accept'),
      reject: (attempt) => review(attempt, 'reject'),
    };

  async function act(next: Step): Promise<void> {
    if ('which' in next) {
      const attempt = nth(next.which);
      if (attempt) await ofAttempt[next.kind](attempt);
    } else if ('item' in next) await ofPerson[next.kind](next.person, next.item);
    else await ofPerson[next.kind](next.person);
  }
  return { act, attempts };
}

async function checked(attempts: readonly Attempt[]): Promise<void> {
  const { rows: grants } = await sql<{ transaction_id: number; n: number }>`
    select transaction_id, count(*)::int as n from user_packages group by transaction_id`.execute(app.db);
  const granted = new Map(grants.map((row) => [row.transaction_id, row.n]));
  for (const { id, isPaid } of attempts) expect([id, granted.get(id) ?? 0]).toEqual([id, isPaid ? 1 : 0]);
  const { rows: meters } = await sql<{ used: number; logged: number; total: number | null }>`
    select u.used, u.total, coalesce(sum(l.quantity), 0)::int as logged
    from user_package_units u left join package_unit_log l using (user_package_id, feature_id)
    group by u.user_package_id, u.feature_id, u.used, u.total`.execute(app.db);
  for (const { used, logged, total } of meters) {
    expect(logged).toBe(used);
    expect(total === null || used <= total).toBe(true);
  }
}

it('three people, in any order: never granted twice, nothing paid is lost, no unit is used twice, the log is the meter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
      const { act, attempts } = await world();
      for (const one of steps) await act(one);
      await checked(attempts);
    }),
    { numRuns: 40 },
  );
}, 60_000);

it('the same when much of it happens at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const { act, attempts } = await world();
      for (const one of steps.filter(({ kind }) => kind === 'order' || kind === 'transfer')) await act(one);
      await Promise.all(steps.filter(({ kind }) => kind !== 'order' && kind !== 'transfer').map(act));
      await checked(attempts);
    }),
    { numRuns: 25 },
  );
}, 60_000);
