// @ts-check
// Folders of a package import each other in one direction (`npm run graph` prints the graph), so that each is understood alone.
import fs from 'node:fs';
import { circlesOf, folderGraph, importsIn } from '../graph/folder-graph.mjs';

/** Package → how many levels of folders are held; types that refer to each other across deeper folders are allowed. */
const DEPTHS = { shell: 1, registry: Infinity, api: 1 };
/** All levels of all remotes are held. */
const REMOTE = /^mfe-/;

/** @param {string} root @returns {Promise<string[]>} one line per circle */
export async function folderCircles(root) {
  const remotes = fs.readdirSync(root).filter((name) => REMOTE.test(name));
  const depths = { ...DEPTHS, ...Object.fromEntries(remotes.map((name) => [name, Infinity])) };
  const found = await Promise.all(
    Object.entries(depths).map(async ([name, depth]) => {
      const circles = circlesOf(folderGraph(await importsIn(root, `${name}/src`), depth));
      return circles.map((circle) => `${name}/src: a circle of ${circle.join(', ')}`);
    }),
  );
  return found.flat();
}
