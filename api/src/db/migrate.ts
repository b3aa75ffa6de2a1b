import fs from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { packageRoot } from '../config/package-root.ts';

/** Advisory lock under which one process at a time changes the schema. */
const MIGRATIONS = 0x11_7e_2;

interface Ledger {
  migrations: { number: number; name: string };
}

function files() {
  const folder = path.join(packageRoot(), 'migrations');
  return fs
    .readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .toSorted()
    .map((name) => ({
      number: Number(name.slice(0, 4)),
      name,
      statements: fs.readFileSync(path.join(folder, name), 'utf8'),
    }));
}

/** Applies the migrations that this database has not seen, in order, each in a transaction. Returns their names. */
export async function migrate<T>(database: Kysely<T>): Promise<string[]> {
  const db = database as unknown as Kysely<Ledger>;
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATIONS)})`.execute(trx);
    await sql`create table if not exists migrations (number integer primary key, name text not null, applied_at timestamptz not null default now())`.execute(
      trx,
    );
    const applied = new Set(
      (await trx.selectFrom('migrations').select('number').execute()).map((row) => row.number),
    );
    const missing = files().filter(({ number }) => !applied.has(number));
    for (const { number, name, statements } of missing) {
      await sql.raw(statements).execute(trx);
      await trx.insertInto('migrations').values({ number, name }).execute();
    }
    return missing.map(({ name }) => name);
  });
}
