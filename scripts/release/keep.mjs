// @ts-check
// npm run releases:pack -- --version 0.2.0 [--commit HEAD]: keeps the pages of a commit as a release of the version matrix.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fail, ready, root } from '../bootstrap.mjs';
import { readCommandLine } from '../command-line/command-line.mjs';

/** How many releases are kept; the working copy, which is the next one, is the third of the matrix. */
const KEPT = 2;
/** A release is built in a folder of its own, with the packages and the tools that its commit names. */
const cache = path.join(root, '.cache/releases');
const folder = path.join(root, 'e2e/matrix/releases');
const list = path.join(folder, 'releases.json');

const { values } = readCommandLine(
  'npm run releases:pack -- --version 0.2.0 [--commit HEAD]: builds shell and remotes of a commit and keeps them as a release of the version matrix (e2e/matrix); the oldest one goes.',
  { options: { version: { type: 'string' }, commit: { type: 'string', default: 'HEAD' } } },
);
const { version } = values;
if (!version || !/^\d+\.\d+\.\d+$/.test(version)) fail('Name the version of the release: -- --version 0.2.0');
await ready();

/** @type {{ version: string, commit: string, date: string }[]} */
const before = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : [];
const commit = git('rev-parse', '--verify', `${values.commit}^{commit}`);
const archive = path.join(folder, `${version}.tar.br`);
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(archive, compressed(packed(builtFrom(commit))));
const kept = [
  ...before.filter((one) => one.version !== version),
  { version, commit, date: git('show', '-s', '--format=%cs', commit) },
].slice(-KEPT);
for (const old of before.filter((one) => !kept.some((other) => other.version === one.version)))
  fs.rmSync(path.join(folder, `${old.version}.tar.br`), { force: true });
fs.writeFileSync(list, `${JSON.stringify(kept, null, 2)}\n`);
console.log(
  `Packed ${version} of ${commit.slice(0, 8)}: ${(fs.statSync(archive).size / 1e6).toFixed(2)} MB.`,
);
console.log(`Kept: ${kept.map((one) => one.version).join(', ')}. Commit e2e/matrix/releases.`);

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/** The sources of a commit, installed and built. @param {string} sha @returns {string} their folder */
function builtFrom(sha) {
  const sources = path.join(cache, sha);
  fs.mkdirSync(sources, { recursive: true });
  const tar = execFileSync('git', ['archive', sha], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-xf', '-', '-C', sources], { input: tar });
  execFileSync(process.execPath, ['scripts/build.mjs', '--version', /** @type {string} */ (version)], {
    cwd: sources,
    stdio: 'inherit',
  });
  return sources;
}

/** The built pages as one tar without maps of sources. @param {string} sources */
function packed(sources) {
  const builds = fs
    .readdirSync(sources)
    .filter((name) => name === 'shell' || name.startsWith('mfe-'))
    .flatMap((name) =>
      fs
        .readdirSync(path.join(sources, name, 'dist'))
        .filter((build) => build.startsWith(`${version}-`))
        .map((build) => `${name}/dist/${build}`),
    );
  return execFileSync('tar', ['-cf', '-', '--exclude=*.map', ...builds], {
    cwd: sources,
    maxBuffer: 1 << 30,
  });
}

/** @param {Buffer} tar */
function compressed(tar) {
  // The window holds the whole release: remotes repeat each other's shared code.
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_LGWIN]: 24,
    [BROTLI_PARAM_SIZE_HINT]: tar.length,
  };
  return brotliCompressSync(tar, { params });
}
