import { eventually } from '../../../test/gateways/gateway-harness.ts';
import { byIntent, gatewaySuite } from '../../../test/gateways/gateway-suite.ts';

const buyer = gatewaySuite({
  gateway: 'Razorpay',
  setting: 'razorpay_gateway',
  shown: ['79.00 USD', '79 JPY'],
  counted: [['KWD', '79.000 KWD']],
  tooLittle: '7899',
  ...byIntent,
});

it('sells inside a mobile app by an order of whole cents', async () => {
  const { harness, token, packageId } = buyer();
  const { status, body } = await harness.app.post(
    'generate-razorpay-orderid',
    { package_id: packageId },
    token,
  );
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    order_id: expect.stringMatching(/^order_/),
    amount: 7900,
    currency: 'USD',
  });
  await harness.decide(`${harness.sandbox.origin}/sandbox/pay/razorpay/${body.data.order_id}`, 'approve');
  const question = { payment_transaction_id: body.data.payment_transaction_id };
  const now = async () =>
    (await harness.app.get('payment-transaction-status', question, token)).body.data.payment_status;
  expect(await eventually(now, (answer) => answer === 'success')).toBe('success');
});
