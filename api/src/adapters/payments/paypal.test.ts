import { gatewaySuite, type Pair } from '../../../test/gateways/gateway-suite.ts';

const pair: Pair = {
  gateway: 'Paypal',
  setting: 'paypal_gateway',
  shown: ['79.00 USD', '79 JPY'],
  counted: [
    ['HUF', '79 HUF'],
    ['TWD', '79 TWD'],
  ],
  tooLittle: '78.99',
  call: (app, token, packageId) => app.get('paypal', { package_id: packageId }, token),
  /** The answer is a page whose form leads to PayPal; deployed clients read its address. */
  async read({ body }, { db }) {
    const [, page = ''] = /name="paypal_auto_form" method="get" action="([^"]+)"/.exec(body)!;
    const newest = db.selectFrom('transactions').select('id').orderBy('id', 'desc').limit(1);
    return { ...(await newest.executeTakeFirstOrThrow()), page };
  },
};
const buyer = gatewaySuite(pair);

describe('the adapter of PayPal', () => {
  it('ends an attempt whose order PayPal knows no more: it forgets those that no payer approves', async () => {
    const { harness, token, packageId } = buyer();
    const { app } = harness;
    const { id } = await pair.read(await pair.call(app, token, packageId), app);
    await app.db.updateTable('transactions').set({ order_id: 'FORGOTTEN' }).where('id', '=', id).execute();
    app.pass(25 * 3_600_000);
    await app.runJob('ask_gateways');
    const { body } = await app.get('payment-transaction-status', { payment_transaction_id: id }, token);
    expect(body.data.payment_status).toBe('failed');
  });
});
