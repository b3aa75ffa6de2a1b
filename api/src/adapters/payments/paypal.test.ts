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
gatewaySuite(pair);
