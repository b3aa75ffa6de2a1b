import path from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase, type OpenDatabase } from '../db/connect.ts';
import { runningCluster } from '../db/embedded/running.ts';
import { StartError } from '../start-error.ts';

/**
 * The database that the product uses: the embedded server while it runs (the command never starts one), the server of
 * `DATABASE_URL`, or PGlite's folder while nobody else has it.
 */
export async function openRunning(config: Config): Promise<OpenDatabase> {
  if (config.database.engine !== 'embedded') return openDatabase(config);
  const found = runningCluster(path.join(config.dataDirectory, 'postgres'));
  if (!found)
    throw new StartError(
      'The product is not running here. Start it with npm start, or set LINTEL_DATA or DATABASE_URL to where it is.',
    );
  const host = encodeURIComponent(found.socketFolder);
  const url = `postgres://${found.user}@${host}:${found.port}/${found.database}`;
  return openDatabase({ ...config, database: { ...config.database, engine: 'server', url } });
}
