// @ts-check
import { openTab } from './open-tab.mjs';
import { OWN } from './own-builds.mjs';
import { onTheWay, refused, SLOW } from './shapes.mjs';
import { LIVE, seeOwn, seePlain } from './sites.mjs';
import { badRelease } from './canary.mjs';

/** @typedef {import('./sites.mjs').FaultCase} FaultCase */

/** Without it the others would prove nothing. @type {FaultCase} */
const nothing = {
  name: 'none',
  setUp: 'nothing is broken',
  async plain(browser, site) {
    const words = await seePlain(browser, site);
    if (!/^page .*; the rest works$/.test(words)) throw new Error(`the plain host does not work: ${words}`);
    return words;
  },
  own: (browser, site) => seeOwn(browser, site, { versions: [LIVE] }),
};

/** The last one stops the registry's server for good. @type {FaultCase} */
const registryDown = {
  name: 'registry down',
  setUp:
    'plain: the manifest of one remote answers 503; ours: the registry’s server is stopped, its files answer 503, and a host for files has what it exported',
  async plain(browser, site) {
    site.breaks({ files: /^\/packages\/mf-manifest\.json/, does: 'down' });
    return seePlain(browser, site);
  },
  async own(browser, site) {
    await site.onlyFiles();
    site.breaks({ files: /^\/registry\//, does: 'down' });
    return seeOwn(browser, site, { versions: [LIVE] });
  },
};

/** @type {FaultCase[]} */
export const faults = [
  nothing,
  onTheWay({
    name: 'dead remote',
    setUp: 'every connection for a file of one remote is cut',
    plainFiles: /^\/packages\//,
    file: '',
    does: 'dead',
  }),
  onTheWay({
    name: 'slow remote',
    setUp: `the entry of one remote takes ${SLOW} s`,
    plainFiles: /^\/packages\/remoteEntry\.js/,
    file: 'remoteEntry\\.js',
    does: 'slow',
    limit: 2.5 * SLOW,
  }),
  onTheWay({
    name: 'tampered file',
    setUp: 'what the remote exposes comes with foreign code in front',
    plainFiles: /^\/packages\/__federation_expose_Page\.js/,
    file: 'remote\\.js',
    does: 'tampered',
  }),
  refused({
    name: 'wrong major',
    setUp: 'a release needs the next major of a library of which a page has one copy (singleton)',
    variant: 'other-major',
    version: OWN.otherMajor,
  }),
  refused({
    name: 'removed export',
    setUp: 'a release no longer exposes the module that the host asks for',
    variant: 'removed-export',
    version: OWN.removedExport,
  }),
  openTab,
  badRelease,
  registryDown,
];
