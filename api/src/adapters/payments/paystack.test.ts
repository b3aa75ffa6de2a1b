import { byIntent, gatewaySuite } from '../../../test/gateways/gateway-suite.ts';

gatewaySuite({
  gateway: 'Paystack',
  setting: 'paystack_gateway',
  shown: ['79.00 USD', '79 JPY'],
  tooLittle: '7899',
  ...byIntent,
});
