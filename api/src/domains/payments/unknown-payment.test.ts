import { notifierService } from '#domains/notifications/notifier.service.ts';
import type { PaymentState } from '#ports/payments.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { settlementService } from './settlement.service.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

const PAID: PaymentState = { status: 'paid', money: { minor: 7900, currency: 'USD' }, paymentId: 'pi_9' };

it.each<[string, PaymentState, object[]]>([
  [
    'money is logged with its name at the gateway',
    PAID,
    [{ event: 'payment_unknown', gateway: 'Stripe', arrived: PAID }],
  ],
  ['a failed attempt is not', { status: 'failed' }, []],
])('of a payment whose account was deleted, %s', async (_, state, expected) => {
  const token = await app.signIn('newcomer');
  const started = await app.post(
    'create-payment-intent',
    { package_id: 4, platform_type: 'web', hosted_page: 1 },
    token,
  );
  const { user_id: userId } = started.body.data.payment_transaction;
  const { reference } = app.payments.attempts.at(-1)!;
  await app.db.deleteFrom('users').where('id', '=', userId).execute();
  const logged: object[] = [];
  const clock = { now: () => new Date(app.now()) };
  const settlement = settlementService({
    db: app.db,
    clock,
    payments: {},
    notifier: notifierService({ clock }),
    log: { warn: (line: object) => void logged.push(line) },
  });
  await settlement.receive('Stripe', { id: 'evt_1', name: { reference }, state });
  expect(logged).toEqual(expected);
});
