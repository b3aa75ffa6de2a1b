// @ts-check
import { OWN } from './own-builds.mjs';
import { done, LIMIT, LIVE, seeOwn, seePlain } from './sites.mjs';

/** @typedef {import('./sites.mjs').FaultCase} FaultCase */

/** What a slow file takes. Seconds. */
export const SLOW = 20;

/**
 * Files of one remote break on the way. Ours has a release before the newest: once only the newest breaks, once all of them.
 * @param {{ name: string, setUp: string, plainFiles: RegExp, file: string, does: import('./front.mjs').Fault['does'], limit?: number }} fault
 * @returns {FaultCase}
 */
export const onTheWay = ({ name, setUp, plainFiles, file, does, limit = LIMIT }) => ({
  name,
  setUp,
  async plain(browser, site) {
    site.breaks({ files: plainFiles, does, seconds: SLOW });
    return seePlain(browser, site, limit);
  },
  async own(browser, site) {
    done(site.registry('lock', `mfe-payments@${OWN.next}`, '--reason', name));
    const broken = (/** @type {string} */ release) =>
      site.breaks({ files: new RegExp(`^/assets/mfe-payments/${release}${file}`), does, seconds: SLOW });
    const versions = [LIVE, OWN.next];
    broken(`${OWN.next}-[^/]*/`);
    const newest = await seeOwn(browser, site, { versions }, limit);
    broken('[^/]*/');
    const all = await seeOwn(browser, site, { versions, placeholder: true }, limit);
    return {
      words: `newest release only: ${newest.words}. All its releases: ${all.words}`,
      problems: [...newest.problems, ...all.problems],
    };
  },
});

/**
 * A release that must not meet the others: how the registry answers, and what visitors then have.
 * @param {{ name: string, setUp: string, variant: 'other-major' | 'removed-export', version: string }} fault
 * @returns {FaultCase}
 */
export const refused = ({ name, setUp, variant, version }) => ({
  name,
  setUp,
  async plain(browser, site) {
    site.deploy(variant);
    return seePlain(browser, site);
  },
  async own(browser, site) {
    const { ok, output } = site.registry('lock', `mfe-payments@${version}`, '--reason', name);
    const { words, problems } = await seeOwn(browser, site, { versions: [LIVE] });
    if (ok) return { words: `went live: ${words}`, problems: [`${version} went live`, ...problems] };
    const reason = /: ([^:\n]+)$/m.exec(output)?.[1] ?? output;
    return { words: `refused before it went live (“${reason}”); ${words}`, problems };
  },
});
