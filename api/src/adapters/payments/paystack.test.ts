import { byIntent, gatewaySuite } from '../../../test/gateways/gateway-suite.ts';

gatewaySuite({
  gateway: 'Paystack',
  setting: 'paystack_gateway',
  shown: ['79.00 USD', '79 JPY'],
  counted: [['XOF', '79.00 XOF']],
  tooLittle: '7899',
  ...byIntent,
});
