// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../bootstrap.mjs';

const NAME = 'mfe-payments';
const OTHER = 'mfe-catalogue';
/** Releases of one remote that a team might bring, by version. */
export const OWN = { next: '9.0.0', otherMajor: '9.1.0', removedExport: '9.2.0', throws: '9.3.0' };

/**
 * Builds them from copies of the remote's sources, by the product's own build; another remote gets the same build once more under
 * the next version.
 * @param {{ name: string, dir: string }[]} live
 * @returns {Promise<string[]>} build folders
 */
export async function buildOwn(live) {
  const { readPackage } = await import('@lintel/build/packages.mjs');
  const { buildPages } = await import('@lintel/build/webpack/build-pages.mjs');
  const work = path.join(root, '.cache/faults');
  fs.rmSync(work, { recursive: true, force: true });
  /** @param {string} version @param {(folder: string) => void} [change] */
  const buildOf = async (version, change = () => {}) => {
    const folder = path.join(work, version);
    for (const part of ['src', 'package.json'])
      fs.cpSync(path.join(root, NAME, part), path.join(folder, part), { recursive: true });
    linkPackages(folder);
    change(folder);
    const pkg = readPackage(root, path.relative(root, folder));
    const [built] = await buildPages({ root, packages: [pkg], version, log: () => {} });
    if (!built) throw new Error(`${NAME} ${version} was not built`);
    return built.dir;
  };
  const other = path.join(work, 'other');
  fs.cpSync(live.find(({ name }) => name === OTHER)?.dir ?? '', other, { recursive: true });
  edit(path.join(other, 'release.json'), (json) => (json.version = OWN.next));
  const built = await Promise.all([
    buildOf(OWN.next),
    buildOf(OWN.otherMajor, takesNextMajor),
    buildOf(OWN.removedExport),
    buildOf(OWN.throws, throwsWhileRendering),
  ]);
  // As in the build of a remote that exposes another module.
  const removed = built.find((folder) => path.basename(folder).startsWith(OWN.removedExport)) ?? '';
  edit(path.join(removed, 'build.json'), (json) => delete json.chunks.remote);
  return [other, ...built];
}

/** @param {string} folder */
function linkPackages(folder) {
  const installed = path.join(root, NAME, 'node_modules');
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(installed))
    fs.symlinkSync(path.join(installed, name), path.join(folder, 'node_modules', name));
}

/** Another major version of a library of which a page has one copy is installed. @param {string} folder */
function takesNextMajor(folder) {
  const library = path.join(folder, 'node_modules/effector');
  const {
    exports: _exports,
    version,
    ...json
  } = JSON.parse(fs.readFileSync(path.join(library, 'package.json'), 'utf8'));
  const next = `${Number(version.split('.')[0]) + 1}.0.0`;
  fs.rmSync(library);
  fs.mkdirSync(library);
  fs.writeFileSync(
    path.join(library, 'package.json'),
    JSON.stringify({ ...json, version: next, main: 'index.js' }),
  );
  // The shell provides it: the build asks only which version is there.
  fs.writeFileSync(path.join(library, 'index.js'), '');
}

/** @param {string} folder */
function throwsWhileRendering(folder) {
  const file = path.join(folder, 'src/packages/packages.page.tsx');
  const source = fs.readFileSync(file, 'utf8');
  const begin = /export default function \w+\(\) \{\n/.exec(source)?.[0];
  if (!begin) throw new Error(`${file} has another shape; the bench puts a throw into its page`);
  const broken = source.replace(begin, `${begin}  if (Date.now() > 0) throw new Error('a bad release');\n`);
  fs.writeFileSync(file, broken);
}

/** @param {string} file @param {(json: any) => void} change */
function edit(file, change) {
  const json = JSON.parse(fs.readFileSync(file, 'utf8'));
  change(json);
  fs.writeFileSync(file, JSON.stringify(json));
}
