// @ts-check
// Folders of a package, and domains of the back end, import each other in one direction (`npm run graph` prints the graph), so that
// each is understood alone.
import fs from 'node:fs';
import { circlesOf, folderGraph, importsIn } from '../graph/folder-graph.mjs';

/** Folder → how many levels of folders below it are held; types that refer to each other across deeper folders are allowed. */
const DEPTHS = { 'shell/src': 1, 'registry/src': Infinity, 'api/src': 1, 'api/src/domains': 1 };
/** All levels of all remotes are held. */
const REMOTE = /^mfe-/;

/** @param {string} root @returns {Promise<string[]>} one line per circle */
export async function folderCircles(root) {
  const remotes = fs.readdirSync(root).filter((name) => REMOTE.test(name));
  const depths = { ...DEPTHS, ...Object.fromEntries(remotes.map((name) => [`${name}/src`, Infinity])) };
  const found = await Promise.all(
    Object.entries(depths).map(async ([folder, depth]) => {
      const circles = circlesOf(folderGraph(await importsIn(root, folder), depth));
      return circles.map((circle) => `${folder}: a circle of ${circle.join(', ')}`);
    }),
  );
  return found.flat();
}
