import type { Insertable } from 'kysely';
import { DAY_MS } from '#ports/clock.ts';
import type { Tables } from '../src/db/schema/tables.ts';

/** Rows to insert, by table, in the order in which tables depend on each other. */
export type Rows = { [T in keyof Tables]?: Insertable<Tables[T]>[] };

/** Joins what several makers made; lists of one table are appended. */
export function joinRows(...parts: Rows[]): Rows {
  const all: Record<string, unknown[]> = {};
  for (const [table, rows] of parts.flatMap((part) => Object.entries(part)))
    all[table] = [...(all[table] ?? []), ...rows];
  return all;
}

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** What users did, without one of them. */
export const withoutUser = (user: number, rows: Rows): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([table, list]) => [
      table,
      list.filter(
        (row) =>
          !('user_id' in row && row.user_id === user) &&
          !('sender_id' in row && (row.sender_id === user || row.receiver_id === user)),
      ),
    ]),
  );
