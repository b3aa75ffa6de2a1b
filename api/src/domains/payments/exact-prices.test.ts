import { gateways, gatewayTable, type Gateway } from '@lintel/api-contract';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';
import { setSetting } from '../../../test/harness/listings.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await testApp();
  token = await app.signIn('buyer');
});
afterEach(() => app.close());

const AGENT = 4;
const sell = async (price: number, currency: string, gateway: Gateway) => {
  await app.db.updateTable('packages').set({ price }).where('id', '=', AGENT).execute();
  await setSetting(app, 'currency_code', currency);
  for (const name of gateways)
    await setSetting(app, gatewayTable[name].setting, name === gateway ? '1' : '0');
  app.pass(11_000);
};
const buy = () => app.post('create-payment-intent', { package_id: AGENT, platform_type: 'web' }, token);
const transactions = () => app.db.selectFrom('transactions').select(['id', 'amount']).execute();

describe('the price of a package', () => {
  it('has three decimals where its currency has: offer, transaction and gateway carry all of them', async () => {
    await sell(4.125, 'KWD', 'Flutterwave');
    const offers = (await app.get('get-package', {}, token)).body.data;
    expect(offers.find(({ id }: { id: number }) => id === AGENT).price).toBe(4.125);
    const { body } = await app.post('flutterwave', { package_id: AGENT }, token);
    expect(body.error).toBe(false);
    expect(app.payments.attempts.at(-1)?.money).toEqual({ minor: 4125, currency: 'KWD' });
    expect((await transactions()).at(-1)?.amount).toBe(4.125);
    const transfer = await app.get('bank-transfer-details', { package_id: AGENT }, token);
    expect(transfer.body.data.amount).toBe(4.125);
  });

  it.each([
    [19.99, 'JPY', 'Stripe'],
    [4.125, 'USD', 'Stripe'],
    [4.125, 'KWD', 'Stripe'],
    [4.125, 'KWD', 'Razorpay'],
  ] as const)(
    '400: %d %s by %s is not rounded to another price: nothing is ordered',
    async (price, currency, gateway) => {
      const before = await transactions();
      await sell(price, currency, gateway);
      const { status, body } = await buy();
      expect([status, body.key]).toEqual([400, 'noPaymentMethod']);
      expect(body.message).toMatch(/price of this package/);
      expect(await transactions()).toEqual(before);
      expect(app.payments.attempts).toEqual([]);
    },
  );

  it('400: 1990.50 HUF is not ordered from PayPal, which takes whole forints', async () => {
    await sell(1990.5, 'HUF', 'Paypal');
    const { status, body } = await app.get('paypal', { package_id: AGENT }, token);
    expect([status, body.key]).toEqual([400, 'noPaymentMethod']);
    expect(app.payments.attempts).toEqual([]);
    await sell(1990, 'HUF', 'Paypal');
    expect((await app.get('paypal', { package_id: AGENT }, token)).status).toBe(200);
  });
});
