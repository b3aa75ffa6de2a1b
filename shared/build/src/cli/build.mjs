// @ts-check
import path from 'node:path';
import { buildPages } from '../webpack/build-pages.mjs';

/** Builds the remote, unless the same build is there. @param {import('./lintel.mjs').Repository} repository @returns {Promise<string>} its folder */
export async function buildRemote({ root, pkg }) {
  const [built] = await buildPages({ root, packages: [pkg], log: (line) => console.log(line) });
  if (!built) throw new Error('nothing was built');
  return built.dir;
}

/** @param {import('./lintel.mjs').Repository} repository */
export async function run(repository) {
  console.log(path.relative(repository.root, await buildRemote(repository)));
}
