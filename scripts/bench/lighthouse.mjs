// @ts-check
// npm run bench -- lighthouse [--runs 5] [--path /]: a page of the running product through Lighthouse on its mobile profile
// (slow 4G, a processor of a quarter); prints the medians and ends with 1 above a bound. Needs the registry of npm once.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail, ready } from '../bootstrap.mjs';
import { readCommandLine } from '../command-line/command-line.mjs';
import { build } from '../build/build.mjs';
import { median } from '../size/visits.mjs';
import { findBrowser } from '../test/browser.mjs';
import { startOwnProduct } from './own-product.mjs';

/** Not in the lockfile: with what it brings along it is larger than the product, and only this bench needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** @typedef {{ audits: Record<string, { numericValue?: number }>, categories: Record<string, { score: number | null }> }} Report */
const { values } = readCommandLine(
  'npm run bench -- lighthouse [--runs 5] [--path /properties]: what Lighthouse says of a page.',
  { options: { runs: { type: 'string' }, path: { type: 'string' } } },
);
const page = values.path ?? '/';
const ofPage = page === '/' ? { performance: 95, LCP: 1500 } : { performance: 85, LCP: 2000 };

/** @type {[name: string, bound: number, unit: string, read: (report: Report) => number][]} */
const figures = [
  ['LCP', ofPage.LCP, 'ms', ({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Infinity],
  ['TBT', 150, 'ms', ({ audits }) => audits['total-blocking-time']?.numericValue ?? Infinity],
  ['CLS', 0.05, '', ({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Infinity],
  ['FCP', Infinity, 'ms', ({ audits }) => audits['first-contentful-paint']?.numericValue ?? Infinity],
];
/** Least scores, out of 100. @type {[category: string, least: number][]} */
const scores = [
  ['performance', ofPage.performance],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 95],
];

const runs = Number(values.runs ?? 5);
const browser = findBrowser();
if ('problem' in browser) fail(browser.problem);
await ready();
const builds = await build({ log: (line) => console.log(line) });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-lighthouse-'));
const product = await startOwnProduct(builds);
try {
  /** @type {Report[]} */
  const reports = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`visit ${run} of ${runs} …`);
    reports.push(await visit(`${product.url}${page}`, path.join(folder, `${run}.json`)));
  }
  process.exitCode = tell(reports) ? 0 : 1;
} finally {
  await product.end();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** @param {string} url @param {string} file @returns {Promise<Report>} */
async function visit(url, file) {
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet'];
  const child = spawn('npm', [...args, '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: browser.path },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) fail(`Lighthouse ended with ${code}; is the registry of npm in reach?`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** @param {Report[]} reports @returns {boolean} whether everything is within its bound */
function tell(reports) {
  const within = figures.map(([name, bound, unit, read]) => {
    const all = reports.map(read);
    const middle = median(all);
    const shown = (/** @type {number} */ value) => (unit ? Math.round(value) : value.toFixed(3));
    console.log(
      `${name} ${shown(middle)} ${unit} (${all.map(shown).join(', ')})${bound < Infinity ? `, at most ${bound}` : ''}${middle > bound ? '  OVER' : ''}`,
    );
    return middle <= bound;
  });
  const good = scores.map(([name, least]) => {
    const score = median(reports.map(({ categories }) => 100 * (categories[name]?.score ?? 0)));
    console.log(`${name} ${Math.round(score)}, at least ${least}${score < least ? '  UNDER' : ''}`);
    return score >= least;
  });
  return [...within, ...good].every(Boolean);
}
