import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { PORT, USER } from '../../../src/db/embedded/postmaster.ts';
import { DATABASE } from '../../../src/db/embedded/running.ts';
import type { ApiProcess } from '../api-process.ts';

/** An open connection to the embedded database of a back end. */
export async function databaseOf({ dataDirectory }: ApiProcess): Promise<pg.Client> {
  const folder = fs.realpathSync(path.join(dataDirectory, 'postgres'));
  const client = new pg.Client({ host: folder, port: PORT, user: USER, database: DATABASE });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
