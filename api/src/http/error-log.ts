/** Properties of PostgreSQL's errors that name parts of the schema and no values. */
const SCHEMA_FACTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** An SQL error quotes values of the statement after a colon: `invalid input syntax for type integer: "…"`. */
const withoutValues = (message: string) => message.replaceAll(/: ".*?"(?=\s|$|,)/gs, ': "…"');

const isSqlError = (error: object) => 'severity' in error && 'code' in error;

/** The message of an error as a log may hold it. */
export const messageForLog = (error: Error): string =>
  isSqlError(error) ? withoutValues(error.message) : error.message;

/** An error as a log holds it. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/**
 * An error as a log may hold it: type, message, stack and cause. Of an SQL error neither parameters nor details, which hold
 * values such as addresses.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const message = messageForLog(error);
  const facts = error as unknown as Record<string, unknown>;
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, message) ?? '',
    ...Object.fromEntries(
      SCHEMA_FACTS.filter((name) => typeof facts[name] === 'string').map((name) => [name, facts[name]]),
    ),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}
