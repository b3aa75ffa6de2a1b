// @ts-check
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Runs jest with the configuration that remotes of the workspace have. @param {import('./lintel.mjs').Repository} repository */
export async function run({ root, words }) {
  const { ofOnePackage } = require('../jest/projects.cjs');
  const config = JSON.stringify(ofOnePackage(root));
  const jest = spawn(process.execPath, [require.resolve('jest/bin/jest'), '--config', config, ...words], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve) => jest.on('close', (code) => resolve(code ?? 1)));
}
