import type { Reply } from '../../harness/test-app.ts';

/**
 * What a call did for a user, in one letter.
 *
 * - `F` full: the answer holds the object with everything that is closed to others
 * - `P` preview: it holds the object without that
 * - `A` absent: it does not hold the object, or states that there is none
 * - `D` done: the write succeeded
 * - `R` refused: it admits that the object exists, and refuses
 * - `U` unauthenticated: 401
 */
export type Outcome = 'F' | 'P' | 'A' | 'D' | 'R' | 'U';

type Json = Record<string, unknown>;

/** Objects anywhere in an answer for which the test is true. */
function found(value: unknown, test: (row: Json) => boolean): Json[] {
  if (Array.isArray(value)) return value.flatMap((item) => found(item, test));
  if (typeof value !== 'object' || value === null) return [];
  const row = value as Json;
  return [...(test(row) ? [row] : []), ...Object.values(row).flatMap((part) => found(part, test))];
}

const refusal = ({ status, body }: Reply): Outcome | undefined => {
  if (status === 401) return 'U';
  if (status >= 500) throw new Error(`an answer of ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  const isError = typeof body === 'object' && body !== null && body.error === true;
  if (isError) return body.key === 'notFound' ? 'A' : 'R';
  return status >= 400 ? 'R' : undefined;
};

/** Outcome of a write. */
export const outcomeOfWrite = (reply: Reply): Outcome => refusal(reply) ?? 'D';

/** Outcome of a read: `isObject` finds the object in the answer, `secret` is what only those see who may see everything. */
export function outcomeOfRead(reply: Reply, isObject: (row: Json) => boolean, secret: RegExp): Outcome {
  const refused = refusal(reply);
  if (refused) return refused;
  const rows = found({ body: reply.body }, isObject);
  if (rows.length === 0) return 'A';
  return rows.some((row) => secret.test(JSON.stringify(row))) ? 'F' : 'P';
}

/** Rows of a table whose outcomes differ from the written ones, as readable lines. */
export function differences(
  written: Readonly<Record<string, string>>,
  actual: Readonly<Record<string, string>>,
): string[] {
  const names = [...new Set([...Object.keys(written), ...Object.keys(actual)])];
  return names.flatMap((name) =>
    written[name] === actual[name]
      ? []
      : [`${name}: written ${written[name] ?? 'nothing'}, is ${actual[name] ?? 'nothing'}`],
  );
}
