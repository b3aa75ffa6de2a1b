// @ts-check
import { look } from './look.mjs';
import { OWN } from './own-builds.mjs';
import { done, LIMIT, LIVE, onOurs, seeOwn, seePlain, visiting } from './sites.mjs';
import { brokenPromises, inWords } from './words.mjs';

/** A release that throws while it renders, given to all visitors at once; ours as a canary. @type {import('./sites.mjs').FaultCase} */
export const badRelease = {
  name: 'bad release',
  setUp: 'a release throws while it renders; ours is a canary for all visitors, with no error allowed',
  async plain(browser, site) {
    site.deploy('throws');
    return seePlain(browser, site);
  },
  async own(browser, site) {
    const lock = JSON.parse(done(site.registry('lock', `mfe-payments@${OWN.throws}`, '--hold', '--json')));
    const options = ['--percent', '100', '--error-rate', '0', '--min-visitors', '1', '--min-networks', '1'];
    done(site.registry('canary', String(lock.revision), ...options));
    const seen = await visiting(browser, async (context) => {
      // A visitor counts once the cookie has come back.
      await look(context, onOurs(site), LIMIT);
      return look(context, onOurs(site), LIMIT);
    });
    const ended = await endOfCanary(site);
    const after = await seeOwn(browser, site, { versions: [LIVE] });
    return {
      words: `${inWords(seen, LIMIT)}; canary ${ended ?? 'goes on'}; next visitor: ${after.words}`,
      problems: [
        ...brokenPromises(seen, { versions: [LIVE] }),
        ...(ended ? [] : ['the canary goes on']),
        ...after.problems,
      ],
    };
  },
};

/** Why the registry ended it; null when it did not. @param {import('./sites.mjs').Own} site */
async function endOfCanary(site) {
  for (const until = Date.now() + 1000 * LIMIT; Date.now() < until;) {
    const ended = /aborted: [^;\n]*/.exec(site.registry('history').output)?.[0];
    if (ended) return ended;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return null;
}
