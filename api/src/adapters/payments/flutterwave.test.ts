import { gatewaySuite, type Pair } from '../../../test/gateways/gateway-suite.ts';

const pair: Pair = {
  gateway: 'Flutterwave',
  setting: 'flutterwave_status',
  shown: ['79.00 USD', '79 JPY'],
  tooLittle: '78.99',
  onlyAsks: true,
  call: (app, token, packageId) => app.post('flutterwave', { package_id: packageId }, token),
  read: ({ body: { data } }) => ({ id: data.payment_transaction_id, page: data.data.link }),
};
const buyer = gatewaySuite(pair);

describe('the adapter of Flutterwave', () => {
  it('does not believe a message with the right hash that claims more than the gateway confirms', async () => {
    const { harness, token, packageId } = buyer();
    const { id } = await pair.read(await pair.call(harness.app, token, packageId), harness.app);
    const { reference } = await harness.app.db
      .selectFrom('transactions')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const data = { id: 1, tx_ref: reference, status: 'successful', amount: 79, currency: 'USD' };
    const reply = await harness.deliver({
      url: '/webhook/flutterwave',
      headers: {
        'content-type': 'application/json',
        'verif-hash': harness.sandbox.keys.FLUTTERWAVE_WEBHOOK_HASH!,
      },
      body: Buffer.from(JSON.stringify({ event: 'charge.completed', data })),
    });
    expect(reply.status).toBe(200);
    const question = { payment_transaction_id: id };
    const { body } = await harness.app.get('payment-transaction-status', question, token);
    expect(body.data.payment_status).toBe('pending');
  });
});
