import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '#config/config.ts';
import { openDatabase, type OpenDatabase } from '#db/connect.ts';
import { runningCluster } from '#db/embedded/running.ts';
import { StartError } from '#config/start-error.ts';

const notHere = (how: string) =>
  new StartError(
    `The product ${how}. Start it with npm start, or set LINTEL_DATA or DATABASE_URL to where it is.`,
  );

/**
 * The database that the product uses: the server of `DATABASE_URL`, the embedded server while it runs (this never starts
 * one), or PGlite's folder while no other process has it.
 */
export async function openRunning(config: Config): Promise<OpenDatabase> {
  const { dataDirectory, database } = config;
  if (database.engine === 'server') return openDatabase(config);
  const folder = path.join(dataDirectory, 'postgres');
  const isLite = database.engine === 'pglite' || (database.engine === 'auto' && !fs.existsSync(folder));
  if (isLite) {
    if (!fs.existsSync(path.join(dataDirectory, 'pglite'))) throw notHere('has no data here');
    return openDatabase({ ...config, database: { ...database, engine: 'pglite' } });
  }
  const found = runningCluster(folder);
  if (!found) throw notHere('is not running here');
  const url = `postgres://${found.user}@${encodeURIComponent(found.socketFolder)}:${found.port}/${found.database}`;
  return openDatabase({ ...config, database: { ...database, engine: 'server', url } });
}
