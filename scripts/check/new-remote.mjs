// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../test/command.mjs';
import { missingOwners } from './code-owners.mjs';
import { pagesWithLibrariesOnDemand, tooHeavyRoutes } from './route-weights.mjs';
import { undeclaredKeys } from './stored-keys.mjs';
import { bannedWords } from './vocabulary.mjs';

/** A name that no remote has. */
const WORD = 'scaffoldcheck';
const NAME = `mfe-${WORD}`;
/** The example shows that a page of all parts stays short; its test is not counted. */
const MAX_EXAMPLE_LINES = 150;

/**
 * Writes a new remote into a copy of the workspace and has it pass what every remote passes: its tests with the conformance
 * suite, types, walls, lint and formatting, words, owners and what the browser keeps, its build and what its pages weigh.
 * @param {string} root @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function newRemote(root) {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-new-remote-'));
  try {
    copyWorkspace(root, copy);
    execFileSync(
      process.execPath,
      ['scripts/new-remote.mjs', WORD, '--example', '--no-install', '--into', copy],
      {
        cwd: root,
      },
    );
    linkLibraries(root, copy);
    const lines = exampleLines(path.join(copy, NAME));
    if (lines > MAX_EXAMPLE_LINES)
      return { ok: false, output: `The example page has ${lines} lines, more than ${MAX_EXAMPLE_LINES}.` };
    /** @type {[string, string[]][]} */
    const commands = [
      ['tsc', ['-p', NAME]],
      ['jest', ['--selectProjects', NAME]],
      [
        'depcruise',
        ['--config', '.dependency-cruiser.cjs', NAME, 'shared/contract', 'shared/remote-kit', 'shared/ui'],
      ],
      ['oxlint', ['--type-aware', '--deny-warnings', NAME, 'shared/contract', 'scripts/size']],
      ['oxfmt', ['--check', NAME, 'shared/contract', 'scripts/size']],
    ];
    for (const [command, args] of commands) {
      const { ok, output } = await run(command, args, { cwd: copy });
      if (!ok) return { ok, output: `${command}: ${output}` };
    }
    const findings = [...ownFindings(copy), ...(await weightFindings(copy))];
    return { ok: findings.length === 0, output: findings.join('\n') };
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** What checks of the whole workspace find about it; the copy lacks other packages. @param {string} copy */
const ownFindings = (copy) =>
  [...bannedWords(copy), ...undeclaredKeys(copy), ...missingOwners(copy)].filter((line) =>
    line.includes(`${NAME}/`),
  );

/** What is wrong with the weight of its pages once they are built. @param {string} copy @returns {Promise<string[]>} */
async function weightFindings(copy) {
  const { readPackage } = await import('@lintel/build/packages.mjs');
  const { buildPages } = await import('@lintel/build/webpack/build-pages.mjs');
  const builds = await buildPages({ root: copy, packages: [readPackage(copy, NAME)], log: () => {} });
  return [...tooHeavyRoutes(builds), ...pagesWithLibrariesOnDemand(builds)];
}

/** Sources, and links to what is installed; nothing is downloaded. @param {string} root @param {string} copy */
function copyWorkspace(root, copy) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const wanted =
    /^(shared\/|shell\/src\/(remotes\/storage|user\/session\/model)\/|scripts\/(size|test\/plain-node)\/|[^/]+$)/;
  for (const file of files
    .split('\0')
    .filter((one) => wanted.test(one) && fs.existsSync(path.join(root, one)))) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(copy, file));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const name of fs.readdirSync(path.join(copy, 'shared'))) {
    const modules = path.join('shared', name, 'node_modules');
    if (fs.existsSync(path.join(root, modules)))
      fs.cpSync(path.join(root, modules), path.join(copy, modules), {
        recursive: true,
        verbatimSymlinks: true,
      });
  }
}

/** Links what the new remote names in its `package.json`, as the installation would. @param {string} root @param {string} copy */
function linkLibraries(root, copy) {
  const { dependencies, devDependencies } = JSON.parse(
    fs.readFileSync(path.join(copy, NAME, 'package.json'), 'utf8'),
  );
  const folders = [
    'mfe-payments',
    ...fs.readdirSync(path.join(root, 'shared')).map((one) => `shared/${one}`),
  ];
  for (const library of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = path.join(copy, NAME, 'node_modules', library);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    const installed = folders
      .map((folder) => path.join(root, folder, 'node_modules', library))
      .find((found) => fs.existsSync(found));
    // Our own packages are those of the copy.
    const own = library.startsWith('@lintel/') && path.join(copy, 'shared', library.replace('@lintel/', ''));
    if (!own && !installed) throw new Error(`${library} of a new remote is not installed by any package`);
    fs.symlinkSync(own || fs.realpathSync(installed ?? ''), link);
  }
}

/** @param {string} remote folder of the new remote */
const exampleLines = (remote) =>
  ['desk.model.ts', 'desk.page.tsx']
    .map(
      (file) =>
        fs
          .readFileSync(path.join(remote, 'src/desk', file), 'utf8')
          .trimEnd()
          .split('\n').length,
    )
    .reduce((sum, lines) => sum + lines, 0);
