import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { runningCluster } from '../src/db/embedded/running.ts';
import { generateListings } from '../test/harness/generate-listings.ts';

/**
 * Adds listings to the running product of a data folder, and writes the places and prices of all of them to a file: for
 * benchmarks of pages. `fill <data folder> <rows> <file>`
 */
const [, , data = '', rows = '0', file = ''] = process.argv;
const cluster = runningCluster(path.join(data, 'postgres'));
if (!cluster) throw new Error(`nothing runs in ${data}`);
const { socketFolder, ...rest } = cluster;
const pool = new pg.Pool({ ...rest, host: socketFolder });
await generateListings(pool, Number(rows));
const { rows: points } = await pool.query<{ latitude: number; longitude: number; price: string }>(
  'select latitude, longitude, price from properties where is_on_market and latitude is not null',
);
fs.writeFileSync(
  file,
  JSON.stringify(points.map(({ latitude, longitude, price }) => [latitude, longitude, Number(price)])),
);
await pool.end();
