// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { describe, it } from 'node:test';
import { anyFreePort, freePortFrom } from './ports.mjs';

describe('the port of the product', () => {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::'])
    it(`is another one where a program listens on it at ${host}, which a browser may reach as localhost`, async (test) => {
      const wanted = await anyFreePort();
      const other = net.createServer().listen(wanted, host);
      try {
        await once(other, 'listening');
      } catch (error) {
        const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
        assert.ok(['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code));
        return test.diagnostic('this machine has no IPv6');
      }
      const port = await freePortFrom(wanted);
      other.close();
      assert.ok(port > wanted);
    });

  it('is the wanted one where no program has it', async () => {
    const wanted = await anyFreePort();
    assert.equal(await freePortFrom(wanted), wanted);
  });
});
