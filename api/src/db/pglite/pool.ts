import fs from 'node:fs';
import pg from 'pg';
import type { Listen } from '#db/listen.ts';
import { SESSION_SETTINGS } from '#db/session-settings.ts';
import { durableStart } from './durable-files.ts';
import { lockFolder } from './folder-lock.ts';

/** A pool over PostgreSQL in WebAssembly. It has one connection; a second query waits for the whole transaction before it. */
export interface PglitePool {
  readonly pool: pg.Pool;
  readonly listen: Listen;
  close(): Promise<void>;
}

/**
 * @param durable false: what was confirmed may be lost with the machine, which is quicker; for tests
 */
export async function openPglite(
  folder: string,
  options: pg.PoolConfig,
  { durable = true }: { durable?: boolean } = {},
): Promise<PglitePool> {
  const [{ PGlite }, { NodeFS }, { pg_trgm }, { createPgConfig }, { DurableFiles }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/nodefs'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/node-postgres'),
    import('./durable-files.ts'),
  ]);
  const release = lockFolder(folder);
  fs.mkdirSync(folder, { recursive: true });
  const defaults = PGlite.defaultStartParams;
  const engine = await PGlite.create({
    extensions: { pg_trgm },
    fs: durable ? new DurableFiles(folder) : new NodeFS(folder),
    // There is one session, that of the engine, which begins before anything could be set for its role.
    startParams: [
      ...(durable ? durableStart(defaults) : defaults),
      ...Object.entries(SESSION_SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
  });
  const pool = new pg.Pool({ ...options, ...createPgConfig(engine), max: 1 });
  return {
    pool,
    // The engine lives in this process, so nothing can be missed.
    listen: async (channel, { heard }) => ({ stop: await engine.listen(channel, heard) }),
    async close() {
      await pool.end();
      await engine.close();
      release();
    },
  };
}
