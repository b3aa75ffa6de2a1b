import fs from 'node:fs';
import { isAlive } from '#db/process-life.ts';
import { PORT, readPidFile, USER } from './postmaster.ts';

/** Name of the product's database on its server. */
export const DATABASE = 'lintel';

/** How to reach the server over a cluster folder while it runs; looks only. */
export function runningCluster(directory: string) {
  if (!fs.existsSync(directory)) return undefined;
  const found = readPidFile(fs.realpathSync(directory));
  if (!found?.socketFolder || !isAlive(found.pid)) return undefined;
  return { socketFolder: found.socketFolder, port: PORT, user: USER, database: DATABASE };
}
