import { eventually } from '../../../test/gateways/gateway-harness.ts';
import { byIntent, gatewaySuite } from '../../../test/gateways/gateway-suite.ts';

const buyer = gatewaySuite({
  gateway: 'Stripe',
  setting: 'stripe_gateway',
  shown: ['79.00 USD', '79 JPY'],
  counted: [
    ['KWD', '79.000 KWD'],
    ['ISK', '79.00 ISK'],
    ['UGX', '79.00 UGX'],
  ],
  tooLittle: '7899',
  ...byIntent,
});

it('sells inside a mobile app by an intent, whose secret the app gets', async () => {
  const { harness, token, packageId } = buyer();
  const { data } = (
    await harness.app.post('create-payment-intent', { package_id: packageId, platform_type: 'app' }, token)
  ).body;
  const { id, payment_gateway_response, redirect_url } = data.payment_intent;
  expect([redirect_url, payment_gateway_response]).toEqual([
    undefined,
    { id, client_secret: expect.stringContaining('_secret_') },
  ]);
  await harness.decide(`${harness.sandbox.origin}/sandbox/pay/stripe/${id}`, 'approve');
  const question = { payment_transaction_id: data.payment_transaction.id };
  const status = async () =>
    (await harness.app.get('payment-transaction-status', question, token)).body.data.payment_status;
  expect(await eventually(status, (now) => now === 'success')).toBe('success');
});
