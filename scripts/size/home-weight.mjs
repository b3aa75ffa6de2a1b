// @ts-check
import { scriptsOf, weigh } from './measure.mjs';
import { kb } from './table.mjs';

/** What the JavaScript of home may weigh, gzip in bytes, and how many times the one bundle's (docs/adr/0170). */
export const BUDGET = { gzip: 205 * 1024, ratio: 1.08 };

/** @typedef {ReturnType<typeof weigh>} Weight */

/**
 * The JavaScript of the home page, federated and as one bundle of the same sources.
 * @param {{ name: string, dir: string }[]} builds of the product @param {string} oneBundle build folder
 * @returns {{ shell: Weight, catalogue: Weight, federated: Weight, one: Weight, ratio: number, problems: string[] }}
 */
export function weighHome(builds, oneBundle) {
  const dirOf = (/** @type {string} */ name) => {
    const found = builds.find((one) => one.name === name);
    if (!found) throw new Error(`${name} was not built.`);
    return found.dir;
  };
  const shell = weigh(scriptsOf(dirOf('shell'), []));
  const catalogue = weigh(scriptsOf(dirOf('mfe-catalogue'), ['remote', 'page-home']));
  const federated = {
    requests: shell.requests + catalogue.requests,
    raw: shell.raw + catalogue.raw,
    gzip: shell.gzip + catalogue.gzip,
    brotli: shell.brotli + catalogue.brotli,
  };
  const one = weigh(scriptsOf(oneBundle, ['catalogue', 'page-home']));
  const ratio = federated.gzip / one.gzip;
  const problems = [
    federated.gzip > BUDGET.gzip && `home is ${kb(federated.gzip)} KB gzip, more than ${kb(BUDGET.gzip)}`,
    ratio > BUDGET.ratio &&
      `federation costs ${ratio.toFixed(2)} times the one bundle's JavaScript, more than ${BUDGET.ratio}`,
  ].filter((problem) => problem !== false);
  return { shell, catalogue, federated, one, ratio, problems };
}
