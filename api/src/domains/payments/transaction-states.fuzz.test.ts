import fc from 'fast-check';
import { notifierService } from '#domains/notifications/notifier.service.ts';
import { DEMO_DAY } from '../../../test/harness/settings.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { reviewPayment } from '#domains/payments/bank-transfer/receipt-review.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  token = await app.signIn('buyer');
});
afterAll(() => app.close());

const AGENT = 4;
const MOMENT_MS = 11 * 60_000;
const clock = { now: () => DEMO_DAY };
const steps = ['paid', 'wrong', 'failed', 'again', 'cancelled', 'given up', 'accept', 'cancel'] as const;
type Step = (typeof steps)[number];
type Status = 'pending' | 'success' | 'failed' | 'review';

/**
 * Wire contract 12.5 for online payments, and ADR 0022 where another amount arrives. `isKnown`: that amount has arrived before, so
 * that an operator decides about it, or has decided.
 */
function next(status: Status, step: Step, isKnown: boolean): Status {
  if (status === 'success' || step === 'again') return status;
  if (step === 'paid') return 'success';
  if (step === 'wrong') return isKnown ? status : 'review';
  if (step === 'accept') return status === 'review' ? 'success' : status;
  if (step === 'cancel') return status === 'review' ? 'failed' : status;
  return status === 'pending' ? 'failed' : status;
}

/** One attempt to pay and everything that can happen to it from outside. */
async function attempt() {
  app.pass(MOMENT_MS);
  await app.db.deleteFrom('user_packages').where('package_id', '=', AGENT).execute();
  // An attempt that is open would go on.
  await app.db.updateTable('transactions').set({ checkout: null }).execute();
  const { body } = await app.post(
    'create-payment-intent',
    { package_id: AGENT, platform_type: 'web', hosted_page: 1 },
    token,
  );
  const id: number = body.data.payment_transaction.id;
  const { reference } = app.payments.attempts.at(-1)!;
  let sent = 0;
  const money = (minor: number) => ({
    status: 'paid' as const,
    money: { minor, currency: 'USD' },
    paymentId: `money of ${reference}`,
  });
  const deliver = (state: ReturnType<typeof money> | { status: 'failed' }, number = (sent += 1)) =>
    app.request({
      method: 'POST',
      url: '/webhook/stripe',
      ...app.payments.message({ id: `${reference} ${number}`, name: { reference }, state }),
    });
  const review = (decision: 'accept' | 'cancel') =>
    app.db
      .transaction()
      .execute((trx) =>
        reviewPayment(
          trx,
          id,
          { decision, reason: 'Because.' },
          { clock, notifier: notifierService({ clock }) },
        ),
      )
      .catch(() => undefined);
  const doing: Record<Step, () => Promise<unknown>> = {
    paid: () => deliver(money(7900)),
    wrong: () => deliver(money(7899)),
    failed: () => deliver({ status: 'failed' }),
    // the first event once more, whatever its content is now
    again: () => (sent > 0 ? deliver(money(7900), 1) : Promise.resolve()),
    cancelled: () =>
      app.request({ method: 'GET', url: `/api/app_payment_status?reference=${reference}&outcome=cancel` }),
    'given up': () => app.post('payment-transaction-fail', { payment_transaction_id: id }, token),
    accept: () => review('accept'),
    cancel: () => review('cancel'),
  };
  const state = async () => {
    const { status } = await app.db
      .selectFrom('transactions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const granted = await app.db
      .selectFrom('user_packages')
      .select('id')
      .where('transaction_id', '=', id)
      .execute();
    return { status, grants: granted.length };
  };
  return { doing, state };
}

const story = fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 8 });

it('a payment is always in the state that the contract defines, and grants exactly when it has succeeded', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (happens) => {
      const { doing, state } = await attempt();
      let expected: Status = 'pending';
      for (const [index, step] of happens.entries()) {
        await doing[step]();
        expected = next(expected, step, happens.slice(0, index).includes('wrong'));
        expect(await state()).toEqual({ status: expected, grants: expected === 'success' ? 1 : 0 });
      }
    }),
    { numRuns: 40 },
  );
}, 40_000);

it('whatever happens at the same moment, it grants at most once, and exactly when it has succeeded', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (happens) => {
      const { doing, state } = await attempt();
      await Promise.all(happens.map((step) => doing[step]()));
      const { status, grants } = await state();
      expect(grants).toBe(status === 'success' ? 1 : 0);
      if (happens.includes('paid')) expect(status).toBe('success');
    }),
    { numRuns: 30 },
  );
}, 40_000);
