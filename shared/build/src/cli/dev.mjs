// @ts-check
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkEnvironment } from '../dev/environment.mjs';
import { startDevFront } from '../dev/front.mjs';
import { openWorkingCopy } from '../dev/working-copy.mjs';
import { CommandError } from './command-error.mjs';
import { readWords } from './environment.mjs';

/** Ports that are tried, the wanted one first. */
const PORTS = 20;

/** @param {import('./lintel.mjs').Repository} repository */
export async function run(repository) {
  const { root, pkg } = repository;
  const { values, env: environment } = readWords(repository, { port: { type: 'string', default: '8090' } });
  const wanted = Number(values.port);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted + PORTS > 65_536)
    throw new CommandError(`--port takes a number from 1 to ${65_536 - PORTS}, not ${values.port}.`);
  await checkEnvironment({ environment, cookie: '' }).catch((/** @type {Error} */ error) => {
    throw new CommandError(error.message);
  });
  const shell = installedShell(pkg.dir);
  // Without a shell in development an edit loads the page again.
  const log = (/** @type {string} */ line) => console.log(line);
  const remote = openWorkingCopy({ root, name: pkg.name, pkg, reloads: !shell, log });
  const front = await firstFree(wanted, (port) =>
    startDevFront({ environment, cookie: '', port, remotes: [remote], ...(shell ? { shell } : {}) }),
  );
  await remote.current();
  console.log(
    `\n  ${front.url}\n\n  What you save is in open pages at once; all else is ${environment}. Ctrl-C ends it.\n`,
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void Promise.all([front.close(), remote.close()]).then(() => process.exit(0)));
}

/** The shell of the packages in development, built once and for all. @param {string} dir @returns {import('../dev/working-copy.mjs').WorkingCopy | null} null where it is not installed */
function installedShell(dir) {
  try {
    const file = createRequire(path.join(dir, 'package.json')).resolve('@lintel/dev-shell/shell.json');
    const local = JSON.parse(fs.readFileSync(file, 'utf8'));
    return {
      name: 'shell',
      version: 'dev',
      outDir: path.dirname(file),
      news: null,
      current: async () => local,
      updateFile: () => undefined,
      follow() {},
      close: async () => {},
    };
  } catch {
    return null;
  }
}

/** @template Server @param {number} wanted @param {(port: number) => Promise<Server>} start */
async function firstFree(wanted, start) {
  for (let port = wanted; ; port += 1)
    try {
      return await start(port);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE' || port - wanted >= PORTS)
        throw error;
    }
}
