// @ts-check
// `useDeferredTranslation` knows texts that come with a later chunk. Code that arrives at once must not use it: it would show bare keys.
import fs from 'node:fs';
import path from 'node:path';

const entries = ['main.tsx', 'start.tsx', 'remote.ts'];
const deferredTexts = /(^|\/)deferred-texts\.ts$/;
/** Imports and re-exports of a module that the bundler puts into the same chunk: not types, not `import()`. */
const fixed = /^(?:import|export) (?!type\b)(?:[^'"]*? from )?'((?:\.|#)[^']+)'/gm;

/** @param {string} root @returns {string[]} one line per finding: the way from the entry */
export function deferredTextsOnFirstScreen(root) {
  const packages = fs.readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return packages.flatMap((folder) => {
    const home = path.join(root, folder, 'src');
    const from = entries.find((name) => fs.existsSync(path.join(home, name)));
    const way = from && pathToDeferredTexts(home, path.join(home, from));
    return way
      ? [
          `${folder}/src/${way.map((file) => path.relative(home, file)).join(' → ')}: these texts are not on the first screen`,
        ]
      : [];
  });
}

/** Breadth first, so that the way is the shortest. @param {string} home @param {string} entry @returns {string[] | undefined} */
function pathToDeferredTexts(home, entry) {
  const ways = [[entry]];
  const seen = new Set([entry]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const file = way.at(-1) ?? entry;
    if (deferredTexts.test(path.relative(home, file))) return way;
    if (!/\.tsx?$/.test(file) || !fs.existsSync(file)) continue;
    for (const [, target = ''] of fs.readFileSync(file, 'utf8').matchAll(fixed)) {
      const next = target.startsWith('#')
        ? path.join(home, target.slice(1))
        : path.resolve(path.dirname(file), target);
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
