import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { packageRoot } from '#config/package-root.ts';
import type { ReportedWork } from '#config/reported-work.ts';
import { StartError } from '#config/start-error.ts';
import { settleSessions } from './session-settings.ts';

const ownFolder = () => path.join(packageRoot(), 'migrations');

/** Advisory lock under which one process at a time changes the schema. */
const LOCK = 0x11_7e_2;
const LOCK_POLL_MS = 100;
/** First line of a file whose statements run one by one, for `create index concurrently`. */
const NO_TRANSACTION = '-- no transaction';

interface Ledger {
  migrations: { number: number; name: string; checksum: string | null };
}

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  /** Of the statements alone: comments and spaces may change. */
  readonly checksum: string;
}

const statementsOf = (text: string) => text.replaceAll(/^\s*--.*$/gm, '').trim();

const checksumOf = (text: string) =>
  createHash('sha256').update(statementsOf(text).replaceAll(/\s+/g, ' ')).digest('hex');

const migrationsIn = (folder: string): Migration[] =>
  fs
    .readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .toSorted()
    .map((name) => {
      const text = fs.readFileSync(path.join(folder, name), 'utf8');
      return { number: Number(name.slice(0, 4)), name, text, checksum: checksumOf(text) };
    });

/**
 * Runs `work` on a session that holds the lock. The lock is polled: a session that waits inside a statement would keep
 * `create index concurrently` of the lock's holder from finishing.
 */
async function withLock<T>(
  session: Kysely<Ledger>,
  during: ReportedWork,
  work: () => Promise<T>,
): Promise<T> {
  const tryLock = async () => {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as taken`.execute(session);
    return rows[0]?.taken === true;
  };
  if (!(await tryLock()))
    await during('waits for another back end, which changes the database', async () => {
      while (!(await tryLock())) await wait(LOCK_POLL_MS);
    });
  const release = async () => {
    await sql`reset statement_timeout`.execute(session);
    await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(session);
  };
  try {
    await sql`set statement_timeout = 0`.execute(session);
    const result = await work();
    await release();
    return result;
  } catch (error) {
    // A session that broke has released the lock; only the first error states why it broke.
    await release().catch(() => undefined);
    throw error;
  }
}

/** Codes of PostgreSQL for what its user has no right to: PostgreSQL 15 lets the owner of a database alone create tables. */
const NO_RIGHT = new Set(['42501', '3F000']);

function requireRights(error: Error & { code?: string }): never {
  if (!NO_RIGHT.has(error.code ?? '')) throw error;
  throw new StartError(
    `The user of DATABASE_URL may not create or change tables there (${error.message}); make it the owner of the database and its tables.`,
    { cause: error },
  );
}

/** Checksums of applied migrations by number; the column was added after the first releases. */
async function appliedTo(session: Kysely<Ledger>): Promise<Map<number, string | null>> {
  await sql`create table if not exists migrations (number integer primary key, name text not null, applied_at timestamptz not null default now())`.execute(
    session,
  );
  await sql`alter table migrations add column if not exists checksum text`.execute(session);
  const rows = await session.selectFrom('migrations').select(['number', 'checksum']).execute();
  return new Map(rows.map(({ number, checksum }) => [number, checksum]));
}

/** Applied files must not change. One that was applied without a checksum gets that of its file. */
async function checkApplied(
  session: Kysely<Ledger>,
  { number, name, checksum }: Migration,
  known: string | null,
) {
  if (known === checksum) return;
  if (known !== null)
    throw new StartError(
      `The migration ${name} was changed after this database applied it; restore the file and put the change into a new one.`,
    );
  await session.updateTable('migrations').set({ checksum }).where('number', '=', number).execute();
}

async function apply(session: Kysely<Ledger>, { number, name, text, checksum }: Migration): Promise<void> {
  const row = { number, name, checksum };
  if (text.startsWith(NO_TRANSACTION)) {
    for (const statement of statementsOf(text).split(/;\s*(?:\n|$)/))
      if (statement.trim() !== '') await sql.raw(statement).execute(session);
    await session.insertInto('migrations').values(row).execute();
    return;
  }
  await session.transaction().execute(async (trx) => {
    await sql.raw(text).execute(trx);
    await trx.insertInto('migrations').values(row).execute();
  });
}

const unreported: ReportedWork = (_, work) => work();

/**
 * Applies the migrations that this database has not seen, in order, each in a transaction of its own, and gives the role its
 * settings. Returns their names. Needs PostgreSQL itself: the lock belongs to a session, which a pooler in transaction mode
 * does not keep. Why not a library: docs/adr/0075-libraries-of-the-back-end.md
 */
export async function migrate<T>(
  database: Kysely<T>,
  folder = ownFolder(),
  during: ReportedWork = unreported,
): Promise<string[]> {
  const db = database as unknown as Kysely<Ledger>;
  return db.connection().execute((session) =>
    withLock(session, during, async () => {
      await settleSessions(session);
      const applied = await appliedTo(session).catch(requireRights);
      const names: string[] = [];
      for (const migration of migrationsIn(folder)) {
        const known = applied.get(migration.number);
        if (known !== undefined) await checkApplied(session, migration, known);
        else {
          const applying = () => apply(session, migration);
          await during(`applies ${migration.name} to the database`, applying).catch((error: unknown) => {
            throw new StartError(
              `The migration ${migration.name} failed (${error instanceof Error ? error.message : String(error)}). It is tried again at the next start.`,
              { cause: error },
            );
          });
          names.push(migration.name);
        }
      }
      return names;
    }),
  );
}

/** Names of migrations that the database has and this release lacks: a later release has run on it. */
export async function unknownMigrations<T>(database: Kysely<T>, folder = ownFolder()): Promise<string[]> {
  const db = database as unknown as Kysely<Ledger>;
  const own = new Set(migrationsIn(folder).map(({ number }) => number));
  const applied = await db.selectFrom('migrations').select(['number', 'name']).orderBy('number').execute();
  return applied.filter(({ number }) => !own.has(number)).map(({ name }) => name);
}
