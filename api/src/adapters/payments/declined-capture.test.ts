import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from './gateway-adapter.ts';
import { paypal } from './paypal.ts';

const attempt = { reference: 'a'.repeat(32), orderId: '5O190127TN364715T' };

/** PayPal with an order that its payer has approved; `issue`: why it refuses to capture it. */
async function withPayPal<T>(issue: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((request, reply) => {
    const isCapture = request.url?.endsWith('/capture') === true;
    const answer = request.url?.includes('/oauth2/')
      ? { access_token: 'A21', expires_in: 32_400 }
      : isCapture
        ? { name: 'UNPROCESSABLE_ENTITY', details: [{ issue, description: 'Refused.' }] }
        : { id: attempt.orderId, status: 'APPROVED' };
    reply
      .writeHead(isCapture ? 422 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
const statusWith = (issue: string) =>
  withPayPal(issue, async (url) =>
    createGateway(paypal, { clientId: 'id', clientSecret: 'secret', webhookId: 'hook', url })!.fetchStatus(
      attempt,
    ),
  );

describe('an order that its payer has approved at PayPal', () => {
  it('has failed when the capture is refused because what was to pay it is declined: no money comes of it', async () => {
    expect(await statusWith('INSTRUMENT_DECLINED')).toEqual({ status: 'failed' });
  });

  it('is asked about again when the capture is refused for another reason', async () => {
    await expect(statusWith('ORDER_ALREADY_CAPTURED')).rejects.toThrow('422');
  });
});
