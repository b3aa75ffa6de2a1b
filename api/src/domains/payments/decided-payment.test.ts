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

/** An attempt to pay. */
async function begun() {
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
    const {
      payment_status: status,
      reject_reason: reason,
      ended_by: endedBy,
    } = (await app.get('payment-transaction-status', { payment_transaction_id: id }, token)).body.data;
    return { status, reason, ...(endedBy && { endedBy }) };
  };
  const giveUp = () => app.post('payment-transaction-fail', { payment_transaction_id: id }, token);
  const comeBack = () =>
    app.request({ url: `/api/app_payment_status?reference=${reference}&outcome=cancel` });
  const cancel = () => admin('payments', 'cancel', String(id), '--reason', 'We have given the money back.');
  return { arrives, state, giveUp, comeBack, cancel };
}

/** An attempt of which another amount arrived, that the administration has cancelled. */
async function cancelled() {
  const attempt = await begun();
  await attempt.arrives('session completed');
  await attempt.cancel();
  return attempt;
}
const decided = { status: 'failed', reason: 'We have given the money back.' };
const titles = async (): Promise<string[]> =>
  (await app.get('get_notification_list', {}, token)).body.data.map(({ title }: { title: string }) => title);

describe('a payment of another amount that the administration has cancelled', () => {
  it('stays cancelled when the gateway reports the same money again', async () => {
    const { arrives, state } = await cancelled();
    expect(await state()).toEqual(decided);
    await arrives('intent succeeded');
    expect(await state()).toEqual(decided);
    expect((await titles()).filter((title) => title === 'Payment under review')).toHaveLength(1);
  });

  it('is not one that its payer cancelled, where the payer gave up before the money came', async () => {
    const { giveUp, arrives, state, cancel } = await begun();
    await giveUp();
    expect((await state()).endedBy).toBe('given_up');
    await arrives('session completed');
    expect((await state()).status).toBe('review');
    await cancel();
    expect(await state()).toEqual(decided);
  });

  it('nor where the page to which the gateway returns is opened again', async () => {
    const { comeBack, state } = await cancelled();
    expect((await comeBack()).status).toBe(303);
    expect(await state()).toEqual(decided);
  });

  it('has its reason in the offer of its package', async () => {
    await cancelled();
    const { data } = (await app.get('get-package', {}, token)).body;
    expect(data.find(({ id }: { id: number }) => id === AGENT)).toMatchObject({
      package_status: 'failed',
      reject_reason: decided.reason,
    });
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
