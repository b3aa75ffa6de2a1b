// @ts-check
import { look } from './look.mjs';
import { OWN } from './own-builds.mjs';
import { done, LIMIT, LIVE, onOurs, seeOwn, seePlain, visiting } from './sites.mjs';
import { brokenPromises, inWords } from './words.mjs';

/** A release that throws while it renders, given to all visitors at once; ours as a trial, which is the only way to do so by steps. @type {import('./sites.mjs').FaultCase} */
export const badRelease = {
  name: 'bad release',
  setUp: 'a release throws while it renders; ours is a canary for all visitors, with no error allowed',
  async plain(browser, site) {
    site.deploy('throws');
    return seePlain(browser, site);
  },
  async own(browser, site) {
    const lock = JSON.parse(done(site.registry('lock', `mfe-payments@${OWN.throws}`, '--hold', '--json')));
    const trial = ['--percent', '100', '--error-rate', '0', '--min-visitors', '1', '--min-networks', '1'];
    done(site.registry('canary', String(lock.revision), ...trial));
    const seen = await visiting(browser, async (context) => {
      // Only who came back counts as a visitor.
      await look(context, onOurs(site), LIMIT);
      return look(context, onOurs(site), LIMIT);
    });
    const ended = await endOfTrial(site);
    const after = await seeOwn(browser, site, { versions: [LIVE] });
    return {
      words: `${inWords(seen, LIMIT)}; trial ${ended ?? 'goes on'}; next visitor: ${after.words}`,
      problems: [
        ...brokenPromises(seen, { versions: [LIVE] }),
        ...(ended ? [] : ['the trial goes on']),
        ...after.problems,
      ],
    };
  },
};

/** Why the registry ended it; null when it did not. @param {import('./sites.mjs').Own} site */
async function endOfTrial(site) {
  for (const until = Date.now() + 1000 * LIMIT; Date.now() < until;) {
    const ended = /aborted: [^;\n]*/.exec(site.registry('history').said)?.[0];
    if (ended) return ended;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return null;
}
