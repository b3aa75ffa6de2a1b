import { sql, type Kysely } from 'kysely';

/**
 * What statements rely on where a server or database is configured in another way: dates in another style are not read, and with
 * another isolation a write that meets another one fails instead of waiting for it. Names as PostgreSQL keeps them.
 *
 * A generic plan sorts where a plan for the actual values walks an index: a hundred times slower from the sixth run of a
 * prepared statement on (docs/performance.md#search-in-the-database). No statement of a request may take longer than 15 s.
 */
export const SESSION_SETTINGS = {
  DateStyle: 'ISO, MDY',
  default_transaction_isolation: 'read committed',
  plan_cache_mode: 'force_custom_plan',
  statement_timeout: '15000',
  idle_in_transaction_session_timeout: '60000',
} as const;

/**
 * Gives the role of this session its settings in this database; sessions that begin afterwards have them. They are not sent
 * with each connection, because a pooler in transaction mode refuses or drops such options (ADR 0108). Callers hold the lock
 * of the migrations: two processes that alter a role at once disturb each other.
 */
export async function settleSessions<T>(session: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ settings: string[] }>`
    select setconfig as settings from pg_db_role_setting
    where setdatabase = (select oid from pg_database where datname = current_database())
      and setrole = (select oid from pg_roles where rolname = current_user)`.execute(session);
  const known = new Set(rows[0]?.settings ?? []);
  const missing = Object.entries(SESSION_SETTINGS).filter(([name, value]) => !known.has(`${name}=${value}`));
  if (missing.length === 0) return;
  const database = await sql<{ name: string }>`select current_database() as name`.execute(session);
  for (const [name, value] of missing)
    await sql`alter role current_user in database ${sql.id(database.rows[0]!.name)} set ${sql.raw(name)} = ${sql.lit(value)}`.execute(
      session,
    );
}
