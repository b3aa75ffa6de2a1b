import fs from 'node:fs';
import pg from 'pg';
import type { Listen } from '../listen.ts';
import { durableStart } from './durable-files.ts';
import { lockFolder } from './folder-lock.ts';

/** A pool over PostgreSQL in WebAssembly. It has one connection; a second query waits for the whole transaction before it. */
export interface PglitePool {
  readonly pool: pg.Pool;
  readonly listen: Listen;
  close(): Promise<void>;
}

/** `folder` undefined: in memory, for tests. */
export async function openPglite(folder: string | undefined, options: pg.PoolConfig): Promise<PglitePool> {
  const [{ PGlite }, { pg_trgm }, { createPgConfig }, { DurableFiles }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/node-postgres'),
    import('./durable-files.ts'),
  ]);
  const release = folder ? lockFolder(folder) : () => undefined;
  if (folder) fs.mkdirSync(folder, { recursive: true });
  const engine = await PGlite.create({
    extensions: { pg_trgm },
    ...(folder ? { fs: new DurableFiles(folder), startParams: durableStart(PGlite.defaultStartParams) } : {}),
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
