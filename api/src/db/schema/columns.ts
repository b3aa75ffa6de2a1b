import type { ColumnType } from 'kysely';

/** Read as a Date, written as a Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read parsed, written as JSON text. */
export type Json = ColumnType<unknown, string, string>;
/** A column with a default: may be left out when a row is inserted. */
export type Generated<T> =
  T extends ColumnType<infer Selected, infer Inserted, infer Updated>
    ? ColumnType<Selected, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>;
