import { adminOf } from '../../../test/harness/admin-context.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp();
  token = await app.signIn('buyer');
});
afterEach(() => app.close());

const AGENT = 4;
const admin = adminOf(() => app, { now: () => new Date(app.now()) });

/** An attempt of which another amount arrived, that the administration has cancelled. */
async function cancelled() {
  const started = await app.post(
    'create-payment-intent',
    { package_id: AGENT, platform_type: 'web', hosted_page: 1 },
    token,
  );
  const id: number = started.body.data.payment_transaction.id;
  const { reference } = app.payments.attempts.at(-1)!;
  const arrives = (event: string, { minor = 7899, paymentId = 'pi_1' } = {}) =>
    app.request({
      method: 'POST',
      url: '/webhook/stripe',
      ...app.payments.message({
        id: event,
        name: { reference },
        state: { status: 'paid', money: { minor, currency: 'USD' }, paymentId },
      }),
    });
  const state = async () => {
    const { payment_status: status, reject_reason: reason } = (
      await app.get('payment-transaction-status', { payment_transaction_id: id }, token)
    ).body.data;
    return { status, reason };
  };
  await arrives('session completed');
  await admin('payments', 'cancel', String(id), '--reason', 'We have given the money back.');
  return { arrives, state };
}
const titles = async (): Promise<string[]> =>
  (await app.get('get_notification_list', {}, token)).body.data.map(({ title }: { title: string }) => title);

describe('a payment of another amount that the administration has cancelled', () => {
  it('stays cancelled when the gateway speaks of the same money once more', async () => {
    const { arrives, state } = await cancelled();
    const decided = { status: 'failed', reason: 'We have given the money back.' };
    expect(await state()).toEqual(decided);
    await arrives('intent succeeded');
    expect(await state()).toEqual(decided);
    expect((await titles()).filter((title) => title === 'Payment under review')).toHaveLength(1);
  });

  it('waits again when other money arrives', async () => {
    const { arrives, state } = await cancelled();
    await arrives('another card', { paymentId: 'pi_2' });
    expect((await state()).status).toBe('review');
  });

  it('buys the package when the whole price arrives', async () => {
    const { arrives, state } = await cancelled();
    await arrives('another card', { minor: 7900, paymentId: 'pi_2' });
    expect((await state()).status).toBe('success');
  });
});
