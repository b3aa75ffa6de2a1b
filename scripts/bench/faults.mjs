// @ts-check
// npm run bench -- faults: the same eight faults on a plain federation host with the vendor's default settings and on the product,
// both in Chromium; prints what a visitor saw as one table and ends with 1 when ours is worse than promised.
import { fail, ready } from '../bootstrap.mjs';
import { build } from '../build/build.mjs';
import { openBrowser } from '../size/visits.mjs';
import { findBrowser } from '../test/browser.mjs';
import { faults } from './faults/list.mjs';
import { buildOwn } from './faults/own-builds.mjs';
import { startOwnSite } from './faults/own-site.mjs';
import { LIVE } from './faults/sites.mjs';
import { startPlainSite } from './faults/plain-site.mjs';

const found = findBrowser();
if ('problem' in found) fail(found.problem);
await ready();
const begun = Date.now();
const log = (/** @type {string} */ line) =>
  console.log(`[${Math.round((Date.now() - begun) / 1000)} s] ${line}`);
const builds = await build({ version: LIVE, log });
log('building releases with faults, and the plain host');
const others = await buildOwn(builds);
const plain = await startPlainSite();
log('starting the product');
const own = await startOwnSite({ builds, others });
const browser = await openBrowser(found.path);
/** @type {{ name: string, plain: string, own: import('./faults/sites.mjs').Outcome }[]} */
const rows = [];
try {
  for (const fault of faults) {
    log(`${fault.name}: ${fault.setUp}`);
    // One after the other, so that neither waits for the other's work.
    const onPlain = await fault.plain(browser, plain);
    log(`  plain host: ${onPlain}`);
    const onOwn = await fault.own(browser, own);
    log(`  ours: ${onOwn.words}`);
    for (const problem of onOwn.problems) log(`  NOT AS PROMISED: ${problem}`);
    rows.push({ name: fault.name, plain: onPlain, own: onOwn });
    plain.recover();
    own.recover();
  }
} finally {
  await browser.close();
  await plain.close();
  await own.close();
}
console.log('\n| Fault | Plain host | Ours |\n|---|---|---|');
for (const { name, plain: onPlain, own: onOwn } of rows)
  console.log(`| ${name} | ${onPlain} | ${onOwn.words} |`);
const broken = rows.filter(({ own: { problems } }) => problems.length > 0);
if (broken.length > 0)
  fail(broken.map(({ name, own: { problems } }) => `${name}: ${problems.join('; ')}`).join('\n'));
log('ours is as promised in each');
