#!/usr/bin/env node
// @ts-check
// lintel <command>: what a remote in a repository of its own is developed, tested and released with.
import path from 'node:path';
import { readPackage } from '../packages.mjs';
import { CommandError, fail } from './command-error.mjs';

/**
 * What every command knows: the repository, the remote in it, and the words after the command.
 * @typedef {{ root: string, pkg: import('../packages.mjs').Package, words: string[] }} Repository
 */

/** @type {Record<string, { does: string, load(): Promise<{ run(repository: Repository): Promise<void> }> }>} */
const commands = {
  dev: {
    does: 'dev --env <address> [--port 8090]: the remote from its sources, all else from an environment',
    load: () => import('./dev.mjs'),
  },
  test: {
    does: 'test [words for jest]: its tests, the conformance suite among them',
    load: () => import('./test.mjs'),
  },
  build: { does: 'build: a release below dist/', load: () => import('./build.mjs') },
  types: {
    does: 'types --env <address>: events and slots of an environment, as src/environment.d.ts',
    load: () => import('./types.mjs'),
  },
  sign: {
    does: 'sign <build folder> --key <file>: signs a build with the private key of the team',
    load: () => import('./sign.mjs'),
  },
  publish: {
    does: 'publish --env <address>: builds, takes the release to the registry, and prints a link that shows it',
    load: () => import('./publish.mjs'),
  },
  lock: {
    does: 'lock [version] --env <address> [--reason <text>] [--hold]: makes a published release live; an earlier one is the way back; with --hold only what a canary needs',
    load: () => import('./lock.mjs'),
  },
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.log(['lintel <command>', ...Object.values(commands).map(({ does }) => `  ${does}`)].join('\n'));
  console.log(
    '\n--env is LINTEL_ENV, or lintel.environment of package.json, where it is left out; publish and lock take the token of the team in REGISTRY_TOKEN, publish the file of its private key in LINTEL_SIGNING_KEY where it has one.',
  );
  process.exit(name === '' || name === 'help' || name === '--help' ? 0 : 1);
}
if (words.includes('--help')) {
  console.log(`lintel ${command.does}`);
  process.exit(0);
}
try {
  const root = process.cwd();
  const { run } = await command.load();
  await run({
    root,
    words,
    // A build is signed in any folder.
    get pkg() {
      return readRemote(root);
    },
  });
} catch (error) {
  if (
    error instanceof CommandError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  )
    fail(error.message);
  throw error;
}

/** @param {string} root */
function readRemote(root) {
  try {
    const pkg = readPackage(root, '');
    if (pkg.kind === 'remote') return pkg;
  } catch {
    // Reported below.
  }
  throw new CommandError(
    `${path.join(root, 'package.json')} is not that of a remote (lintel.kind); run lintel in its folder.`,
  );
}
