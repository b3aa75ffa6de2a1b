// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { weigh } from '../size/measure.mjs';

/**
 * KB of 1024 bytes, gzip: what a route of a remote may bring along beside the shell and the remote's start, a route that begins with a
 * form, and a map. With the start a route may weigh ten more.
 */
const BUDGET = { route: 45, formRoute: 60, map: 135, start: 10 };
/** The start of each remote, which may hold what all of its pages share (`splitChunks` of the build). */
const START = 'remote.js';
/** Pages that are a form from their first step on, and the chunk of that step. @type {Record<string, string>} */
const FORM_PAGES = { 'page-property-form': 'property-basics', 'page-project-form': 'project-steps' };
/** What several pages of a remote share is on screen before a map is (`splitChunks` of the build). */
const onEveryPage = (/** @type {string} */ file) => /^(remote|common|texts)/.test(file);
/** Chunks that show a map, in addition to the page that they are on. */
const MAPS = ['search-map', 'saved-search-map', 'place-map', 'picker-map'];
/** Chunks that only forms and maps fetch; a page of another kind that names one makes each visitor fetch it. */
const ON_DEMAND = ['form-libraries.js', 'map-engine.js'];

/**
 * What each route's own JavaScript weighs: the chunk of the page with everything that it shares with other pages; of a form with its first step; for maps,
 * without what any page has loaded before. From `build.json`, so that no browser is needed.
 * @param {string} dir build folder of a remote @returns {{ chunk: string, kilobytes: number, most: number }[]}
 */
export function routeWeights(dir) {
  /** @type {{ chunks: Record<string, string[]> }} */
  const { chunks } = JSON.parse(fs.readFileSync(path.join(dir, 'build.json'), 'utf8'));
  const kilobytes = (/** @type {string[]} */ files) =>
    weigh(files.map((file) => path.join(dir, file))).gzip / 1024;
  const filesOf = (/** @type {string | undefined} */ name) => {
    if (name && !chunks[name]) throw new Error(`${dir} has no chunk ${name}`);
    return (name && chunks[name]) || [];
  };
  const pages = Object.keys(chunks).filter((name) => name.startsWith('page-'));
  return [
    ...pages.flatMap((chunk) => {
      const own = [...filesOf(chunk), ...filesOf(FORM_PAGES[chunk])].filter((file) => file !== START);
      const most = FORM_PAGES[chunk] ? BUDGET.formRoute : BUDGET.route;
      return [
        { chunk, kilobytes: kilobytes([...new Set(own)]), most },
        {
          chunk: `${chunk} with the start of its remote`,
          kilobytes: kilobytes([...new Set([...(chunks['remote'] ?? []), ...own])]),
          most: most + BUDGET.start,
        },
      ];
    }),
    ...MAPS.filter((name) => chunks[name]).map((chunk) => ({
      chunk,
      kilobytes: kilobytes((chunks[chunk] ?? []).filter((file) => !onEveryPage(file))),
      most: BUDGET.map,
    })),
  ];
}

/** One line per route that is too heavy. @param {{ name: string, dir: string }[]} builds @returns {string[]} */
export const tooHeavyRoutes = (builds) =>
  builds
    .filter(({ name }) => name !== 'shell')
    .flatMap(({ name, dir }) =>
      routeWeights(dir)
        .filter(({ kilobytes, most }) => kilobytes > most)
        .map(
          ({ chunk, kilobytes, most }) =>
            `${name}, ${chunk}: ${kilobytes.toFixed(1)} KB of JavaScript (gzip), more than ${most}`,
        ),
    );

/** One line per page that brings along what it should fetch on demand. @param {{ name: string, dir: string }[]} builds @returns {string[]} */
export const pagesWithLibrariesOnDemand = (builds) =>
  builds
    .filter(({ name }) => name !== 'shell')
    .flatMap(({ name, dir }) => {
      /** @type {{ chunks: Record<string, string[]> }} */
      const { chunks } = JSON.parse(fs.readFileSync(path.join(dir, 'build.json'), 'utf8'));
      return Object.entries(chunks).flatMap(([chunk, files]) =>
        chunk.startsWith('page-')
          ? files
              .filter((file) => ON_DEMAND.includes(file) && !(FORM_PAGES[chunk] && file.startsWith('form')))
              .map(
                (file) =>
                  `${name}, ${chunk}: brings along ${file}, which belongs to a part fetched on demand`,
              )
          : [],
      );
    });
