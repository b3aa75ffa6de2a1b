import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { packageRoot } from '../../src/config/package-root.ts';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

const require = createRequire(import.meta.url);
const buildModules = {
  services: () => pathToFileURL(require.resolve('@lintel/build/node/build-services.mjs')).href,
  packages: () => pathToFileURL(require.resolve('@lintel/build/packages.mjs')).href,
};
const buildScript = () => `
  import { buildServices } from '${buildModules.services()}';
  import { readPackage } from '${buildModules.packages()}';
  const [root, name] = process.argv.slice(1);
  await buildServices({ root, packages: [readPackage(root, name)], log() {} });`;

/** Builds a service of the product as `npm start` does; does nothing when the sources have not changed. */
export const buildService = (name: 'api' | 'sandbox') =>
  promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', buildScript(), path.dirname(packageRoot()), name],
    { cwd: packageRoot() },
  );
