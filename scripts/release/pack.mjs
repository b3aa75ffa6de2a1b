// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sharedLibraries } from '@lintel/build/webpack/shared-libraries.mjs';
import { parse } from 'yaml';
import { versionedLibraries } from '../../shared/create-lintel-remote/src/files.mjs';
import { npmCommand } from '../node/npm-command.mjs';
import { emitDevShell } from './dev-shell.mjs';
import { emitDeclarations, emitPackage } from './emit.mjs';
import { releasedPackageJson, releasedPackages, toolFolders } from './package-json.mjs';
import { packagesUsedBelow } from './requests.mjs';

/** @typedef {{ name: string, version: string, file: string, size: number, unpackedSize: number, files: string[], integrity: string }} Packed */

/**
 * Builds all packages of a train and packs them with npm into `to`.
 * @param {{ root: string, version: string, changelog: string, to: string }} options @returns {Promise<Packed[]>}
 */
export async function packTrain({ root, version, changelog, to }) {
  fs.rmSync(to, { recursive: true, force: true });
  const { catalog } = parse(fs.readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const isTool = (/** @type {string} */ name) => jsonOf(root, name).lintel.kind === 'tool';
  const declarations = emitDeclarations({
    root,
    packages: releasedPackages.filter((name) => !isTool(name)),
    work: path.join(to, 'work'),
  });
  /** @type {Packed[]} */ const packed = [];
  const finish = (/** @type {string} */ dir, /** @type {object} */ json) => {
    fs.writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify(json, null, 2)}\n`);
    fs.writeFileSync(path.join(dir, 'CHANGELOG.md'), changelog);
    fs.copyFileSync(path.join(root, 'LICENSE'), path.join(dir, 'LICENSE'));
    packed.push(pack(dir, to));
  };
  for (const name of releasedPackages) {
    const from = path.join(root, 'shared', name);
    const dir = path.join(to, 'packages', name);
    fs.mkdirSync(dir, { recursive: true });
    if (isTool(name))
      for (const part of toolFolders.filter((folder) => fs.existsSync(path.join(from, folder))))
        fs.cpSync(path.join(from, part), path.join(dir, part), {
          recursive: true,
          filter: (file) => !/\.test\.\w+$/.test(file),
        });
    else await emitPackage({ root, name, declarations, to: path.join(dir, 'dist') });
    const json = releasedPackageJson(jsonOf(root, name), {
      version,
      catalog,
      provided: sharedLibraries,
      used: isTool(name) ? [] : packagesUsedBelow(path.join(dir, 'dist')),
    });
    if (name === 'create-lintel-remote')
      fs.writeFileSync(path.join(dir, 'src/versions.json'), versionsOf(version, catalog));
    fs.copyFileSync(path.join(from, 'README.md'), path.join(dir, 'README.md'));
    finish(dir, json);
  }
  const shell = path.join(to, 'packages/dev-shell');
  finish(shell, { ...(await emitDevShell({ root, to: shell })), version });
  fs.rmSync(path.join(to, 'work'), { recursive: true });
  return packed;
}

/** What a new repository asks for: our packages of this train, libraries as the workspace has them. @param {string} version @param {Record<string, string>} catalog */
const versionsOf = (version, catalog) =>
  `${JSON.stringify(Object.fromEntries(versionedLibraries.map((name) => [name, name.startsWith('@lintel/') ? version : catalog[name]])), null, 2)}\n`;

/** @param {string} root @param {string} name */
const jsonOf = (root, name) =>
  JSON.parse(fs.readFileSync(path.join(root, 'shared', name, 'package.json'), 'utf8'));

/** @param {string} dir @param {string} to @returns {Packed} */
function pack(dir, to) {
  const [command, args] = npmCommand(['pack', '--json', '--ignore-scripts', '--pack-destination', to]);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: dir, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm could not pack ${dir}:\n${stderr}`);
  const [{ name, version, filename, size, unpackedSize, files, integrity }] = JSON.parse(stdout);
  return {
    name,
    version,
    file: path.join(to, filename),
    size,
    unpackedSize,
    files: files.map((/** @type {{ path: string }} */ entry) => entry.path),
    integrity,
  };
}
