import {
  HandleEmptyInListsPlugin,
  Kysely,
  type LogEvent,
  type PostgresPool,
  replaceWithNoncontingentExpression,
  type RawBuilder,
  type Selectable,
  type Transaction,
  type Updateable,
} from 'kysely';
import pg from 'pg';
import type { Tables } from '#db/schema/tables.ts';
import type { Observer } from '#telemetry/observer.ts';
import { currentWork } from '#telemetry/work.ts';
import { TaggedDialect, withoutTag } from './tagged-dialect.ts';

/** The database itself, which begins transactions. */
export type Database = Kysely<Tables>;
/** What queries take first: the database or a transaction of it. */
export type Db = Database | Transaction<Tables>;
/** A stored row of a table. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
/** Changes of a stored row. */
export type RowChanges<Table extends keyof Tables> = Updateable<Tables[Table]>;
/** Part of a `where`. */
export type Condition = RawBuilder<boolean>;

/** Whether a write was refused because there is a row with the same key, of `constraint` where that is given (`unique_violation` of PostgreSQL). */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const refusal = error as { code?: string; constraint?: string };
  return refusal.code === '23505' && (constraint === undefined || refusal.constraint === constraint);
}

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const asNumber = (text: string) => Number(text);

/** Whole numbers of 64 bits are checked by the schema to fit a JavaScript number; money has three decimals. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 || oid === NUMERIC) return asNumber;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

export const poolOptions = (max: number): pg.PoolConfig => ({
  max,
  types,
  application_name: `lintel-api ${process.pid}`,
  idleTimeoutMillis: 30_000,
  connectionTimeoutMillis: 10_000,
});

/** Is called with each statement that was answered. */
export type OnStatement = NonNullable<Observer['answered']>;

const logTo =
  (onStatement: OnStatement) =>
  ({ level, query, queryDurationMillis }: LogEvent): void =>
    onStatement(
      { text: withoutTag(query.sql), seconds: queryDurationMillis / 1000, failed: level === 'error' },
      currentWork(),
    );

interface KyselyOptions {
  /** Where connections are taken from, if that is not the pool itself. */
  readonly divided?: PostgresPool | undefined;
  readonly onStatement?: OnStatement | undefined;
}

/**
 * Broken connections are replaced by the pool. Their errors have no caller while they are idle, or lent out between two
 * statements of a transaction; without a listener it would end the process. Running statements fail on their own.
 */
export function kyselyOver(
  pool: pg.Pool,
  { divided = pool, onStatement }: KyselyOptions = {},
): Kysely<Tables> {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // An empty list matches nothing; PostgreSQL has no syntax for it.
  const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  return new Kysely<Tables>({
    dialect: new TaggedDialect({ pool: divided }),
    plugins: [emptyLists],
    ...(onStatement ? { log: logTo(onStatement) } : {}),
  });
}
