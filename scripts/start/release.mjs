// @ts-check
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../bootstrap.mjs';

/**
 * Publishes builds to the registry and makes them live in the environment; both do nothing when nothing changed.
 * @param {{ builds: { name: string, dir: string }[], registryRoot: string, environment?: string }} options
 */
export function release({ builds, registryRoot, environment = 'local' }) {
  const registry = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    const { status } = spawnSync(
      process.execPath,
      [
        path.join(root, 'registry/dist/cli.mjs'),
        command,
        ...args,
        '--root',
        registryRoot,
        '--env',
        environment,
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    if (status !== 0)
      throw new Error(`The builds could not be released (registry ${command}), for the reason above.`);
  };
  registry('publish', ...builds.map(({ dir }) => dir));
  registry(
    'lock',
    ...builds.map(({ name, dir }) => `${name}@${path.basename(dir)}`),
    // All parts come from one checkout: what one of them removed, no other part uses any more.
    '--allow',
    'removed-address,removed-widget,new-host',
    '--reason',
    'npm start',
  );
}
