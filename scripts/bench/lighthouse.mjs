// @ts-check
// npm run bench -- lighthouse [--runs 5] [--pages home,results,property] [--url http://localhost:8080] [--keep folder]: pages of the
// running product through Lighthouse on its mobile profile; prints medians and ends with 1 above a bound. Needs npm's registry once.
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
const USAGE =
  'npm run bench -- lighthouse [--runs 5] [--pages home,results,property]: what Lighthouse says of pages.';
const { values } = readCommandLine(USAGE, {
  options: {
    runs: { type: 'string' },
    pages: { type: 'string' },
    url: { type: 'string' },
    keep: { type: 'string' },
  },
});
/** Least performance, and the bound of LCP in ms. @type {Record<string, { performance: number, LCP: number }>} */
const BOUNDS = {
  home: { performance: 95, LCP: 1500 },
  results: { performance: 85, LCP: 2000 },
  property: { performance: 85, LCP: 2000 },
};
const names = (values.pages ?? Object.keys(BOUNDS).join(',')).split(',');
const unknown = names.find((name) => !(name in BOUNDS));
if (unknown) fail(`There is no page “${unknown}”; there are ${Object.keys(BOUNDS).join(', ')}.`);

/** @type {[name: string, bound: number, unit: string, read: (report: Report) => number][]} */
const figures = [
  ['LCP', Infinity, 'ms', ({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Infinity],
  ['TBT', 150, 'ms', ({ audits }) => audits['total-blocking-time']?.numericValue ?? Infinity],
  ['CLS', 0.05, '', ({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Infinity],
  ['FCP', Infinity, 'ms', ({ audits }) => audits['first-contentful-paint']?.numericValue ?? Infinity],
];
/** Least scores, out of 100. @type {[category: string, least: number][]} */
const scores = [
  ['performance', 0],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 95],
];

const runs = Number(values.runs ?? 5);
const browser = findBrowser();
const chromium = 'path' in browser ? browser.path : fail(browser.problem);
await ready();
const folder = values.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-lighthouse-'));
// `--url` measures a product that runs already.
const product = values.url
  ? { url: values.url, end: async () => {} }
  : await startOwnProduct(await build({ log: (line) => console.log(line) }));
try {
  const { data } = await (await fetch(`${product.url}/api/get-property-list?limit=1`)).json();
  /** @type {Record<string, string>} */
  const pages = { home: '/', results: '/properties', property: `/properties-details/${data[0].slug_id}` };
  /** @type {Record<string, Report[]>} */
  const reports = Object.fromEntries(names.map((name) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`round ${run} of ${runs} …`);
    for (const name of names)
      reports[name]?.push(
        await visit(`${product.url}${pages[name]}`, path.join(folder, `${name}-${run}.json`)),
      );
  }
  const good = names.map((name) => printVerdict(name, reports[name] ?? []));
  process.exitCode = good.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  await product.end();
  if (!values.keep) fs.rmSync(folder, { recursive: true, force: true });
}

/**
 * One visit; a trace that Lighthouse itself failed to record is recorded once more.
 * @param {string} url @param {string} file @returns {Promise<Report>}
 */
async function visit(url, file) {
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet'];
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const child = spawn(
      'npm',
      [...args, '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
      {
        env: { ...process.env, CHROME_PATH: chromium },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code === 0) return JSON.parse(fs.readFileSync(file, 'utf8'));
  }
  throw new Error('Lighthouse failed twice at one visit; is the registry of npm in reach?');
}

/** @param {string} page @param {Report[]} reports @returns {boolean} whether everything is within its bound */
function printVerdict(page, reports) {
  console.log(`${page}:`);
  const within = figures.map(([name, general, unit, read]) => {
    const bound = name === 'LCP' ? (BOUNDS[page]?.LCP ?? general) : general;
    const all = reports.map(read);
    const middle = median(all);
    const shown = (/** @type {number} */ value) => (unit ? Math.round(value) : value.toFixed(3));
    console.log(
      `${name} ${shown(middle)} ${unit} (${all.map(shown).join(', ')})${bound < Infinity ? `, at most ${bound}` : ''}${middle > bound ? '  OVER' : ''}`,
    );
    return middle <= bound;
  });
  const good = scores.map(([name, general]) => {
    const least = name === 'performance' ? (BOUNDS[page]?.performance ?? general) : general;
    const score = median(reports.map(({ categories }) => 100 * (categories[name]?.score ?? 0)));
    console.log(`${name} ${Math.round(score)}, at least ${least}${score < least ? '  UNDER' : ''}`);
    return score >= least;
  });
  return [...within, ...good].every(Boolean);
}
