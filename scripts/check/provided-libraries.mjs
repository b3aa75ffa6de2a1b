// @ts-check
// The shell is the only provider of the shared libraries. What a remote imports must be offered, else it is undefined at run time.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @param {string} root @returns {Promise<string[]>} one line per finding */
export async function providedLibraries(root) {
  const { facades, sharedLibraries } = await import('@lintel/build/webpack/shared-libraries.mjs');
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, 'shell', file), 'utf8');
  const table =
    /const libraries[^{]*\{([^}]*)\}/.exec(read('src/platform/loader/shared-libraries.ts'))?.[1] ?? '';
  const provided = [...table.matchAll(/^\s*'?([\w/-]+)'?[:,]/gm)].map(([, name]) => name);
  const missing = sharedLibraries
    .filter((name) => !provided.includes(name))
    .map(
      (name) =>
        `shell/src/platform/loader/shared-libraries.ts does not provide ${name}, so no remote can have it`,
    );

  const own = folders(root).flatMap((folder) => files(path.join(root, folder)));
  const sources = [...own, ...new Set(own.flatMap(operatorsOf))];
  const unoffered = Object.entries(facades).flatMap(([library, facade]) => {
    const offered = namesIn(/export \{([^}]*)\}/g, read(facade));
    return sources.flatMap((file) =>
      namesIn(
        new RegExp(`import (?:\\w+, )?\\{([^}]*)\\} from '${library}'`, 'g'),
        fs.readFileSync(file, 'utf8'),
      )
        .filter((name) => !offered.includes(name))
        .map((name) => `${path.relative(root, file)}: ${facade} does not offer ${name} of ${library}`),
    );
  });
  return [...missing, ...unoffered];
}

/** Files of patronum's operators that a source uses: they take what they need of effector from the shell, too. @param {string} source */
function operatorsOf(source) {
  const names = [...fs.readFileSync(source, 'utf8').matchAll(/ from 'patronum\/(\w[\w-]*)'/g)];
  if (names.length === 0) return [];
  const folder = path.dirname(createRequire(source).resolve('patronum/package.json'));
  return names.map(([, name = '']) => path.join(folder, name, 'index.js'));
}

/** Names of values in import or export lists. @param {RegExp} list @param {string} source */
const namesIn = (list, source) =>
  [...source.matchAll(list)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);

const folders = (/** @type {string} */ root) =>
  fs.readdirSync(root).filter((name) => name === 'shell' || name === 'shared' || name.startsWith('mfe-'));

/** @param {string} dir @returns {string[]} */
const files = (dir) =>
  fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(dir, entry.name);
    if (['node_modules', 'dist', 'testing'].includes(entry.name)) return [];
    if (entry.isDirectory()) return files(full);
    return /\.tsx?$/.test(entry.name) && !/\.test\.|\.d\.ts$|-facade\.ts$|^test-/.test(entry.name)
      ? [full]
      : [];
  });
