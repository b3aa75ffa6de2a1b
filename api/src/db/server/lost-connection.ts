/** Connection and shutdown codes of PostgreSQL and of the way to it. */
const CODES = /^(08|57P0|53300|25006)|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT/;

/** Of the driver, which has no codes. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable/;

/**
 * Whether the database is away for a moment: the request may be repeated. Where the connection was lost while a transaction was
 * being committed, its rows may be written or not.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: unknown };
  return CODES.test(String(code)) || MESSAGES.test(String(message));
}
