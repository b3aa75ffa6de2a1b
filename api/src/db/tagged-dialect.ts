import {
  PostgresDialect,
  PostgresQueryCompiler,
  type CompiledQuery,
  type PostgresDialectConfig,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import { currentWork } from '#telemetry/work.ts';
import { CommittingDriver } from './after-commit.ts';

/**
 * In front, since PostgreSQL shows the first thousand signs of what runs. A name is written as in an address: a template such
 * as `/images/*` would begin a comment of its own. Statements have no name at the server, so no plan is kept by their text.
 */
function tagged(text: string): string {
  const work = currentWork();
  return work ? `/*id='${work.id}',name='${encodeURIComponent(work.name)}'*/ ${text}` : text;
}

/** The statement as it was written. */
export const withoutTag = (text: string): string =>
  text.startsWith('/*id=') ? text.slice(text.indexOf('*/ ') + 3) : text;

class TaggingCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId);
    return { ...compiled, sql: tagged(compiled.sql) };
  }
}

/** PostgreSQL, with the request or job that asks written into each statement: `pg_stat_activity` and its logs then name it. */
export class TaggedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): CommittingDriver {
    return new CommittingDriver(this.#config);
  }

  override createQueryCompiler(): TaggingCompiler {
    return new TaggingCompiler();
  }
}
