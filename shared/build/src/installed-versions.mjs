// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/**
 * `name@version` of everything that a package has installed, itself left out, in order. Optional dependencies are left out as well:
 * they differ between machines.
 * @param {string} dir @returns {string[]}
 */
export function installedVersions(dir) {
  /** @type {Map<string, string>} */ const found = new Map();
  /** @param {string} from @param {any} json @param {boolean} isOwn */
  const visit = (from, json, isOwn) => {
    const { dependencies, peerDependencies, optionalDependencies = {}, devDependencies } = json;
    const needed = { ...peerDependencies, ...dependencies, ...(isOwn ? devDependencies : {}) };
    for (const name of Object.keys(needed).filter((one) => !optionalDependencies[one])) {
      const folder = folderOf(name, from);
      if (!folder && isOwn) throw new Error(`${name} is not installed: run npm install.`);
      // A peer that nothing asks for.
      if (!folder || found.has(folder)) continue;
      const read = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
      found.set(folder, `${name}@${read.version}`);
      visit(folder, read, false);
    }
  };
  visit(dir, JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')), true);
  return [...new Set(found.values())].sort();
}

/** Where Node finds a package. @param {string} name @param {string} from @returns {string | undefined} */
function folderOf(name, from) {
  for (let dir = from; ; dir = path.dirname(dir)) {
    const folder = path.join(dir, 'node_modules', name);
    if (fs.existsSync(path.join(folder, 'package.json'))) return fs.realpathSync(folder);
    if (dir === path.dirname(dir)) return undefined;
  }
}
