// @ts-check
import { fail } from '../bootstrap.mjs';
import { startOwnProduct } from '../bench/own-product.mjs';
import { findBrowser } from '../test/browser.mjs';
import { startFront } from './front.mjs';
import { median, openBrowser, visit } from './visits.mjs';

/** Throttled visits of each build, by turns; each begins every second turn. */
const TIMES = 16;
/** Chunks of the one bundle that home needs. */
const CHUNKS = ['catalogue', 'page-home'];

/**
 * Starts the product on data of its own and visits its home page, federated and as one bundle.
 * @param {{ builds: { name: string, dir: string }[], oneBundle: string }} options
 */
export async function visitBoth({ builds, oneBundle }) {
  const found = findBrowser();
  if ('problem' in found) fail(found.problem);
  const product = await startOwnProduct(builds);
  const front = await startFront({ product: product.url, folder: oneBundle, chunks: CHUNKS });
  const browser = await openBrowser(found.path);
  const addresses = { federated: `${front.url}/`, one: `${front.url}/?one` };
  try {
    // The first visits fill the server's caches and count what travels; the throttled ones count time.
    await visit(browser, addresses.federated, { throttled: false });
    const federated = await visit(browser, addresses.federated, { throttled: false });
    const one = await visit(browser, addresses.one, { throttled: false });
    /** @type {Record<'federated' | 'one', import('./visits.mjs').Visit[]>} */
    const slow = { federated: [], one: [] };
    const orders = /** @type {const} */ ([
      ['federated', 'one'],
      ['one', 'federated'],
    ]);
    for (let turn = 0; turn < TIMES; turn += 1)
      for (const name of orders[turn % 2] ?? orders[0])
        slow[name].push(await visit(browser, addresses[name], { throttled: true }));
    const middle = (/** @type {import('./visits.mjs').Visit[]} */ some) => ({
      lcp: median(some.map(({ lcp }) => lcp)),
      homes: median(some.map(({ homes }) => homes)),
    });
    return {
      federated,
      one,
      slow: { times: TIMES, federated: middle(slow.federated), one: middle(slow.one) },
    };
  } finally {
    await browser.close();
    await front.close();
    await product.end();
  }
}
