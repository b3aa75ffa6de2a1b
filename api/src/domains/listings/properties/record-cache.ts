import { LRUCache } from 'lru-cache';
import type { Db } from '#db/database.ts';
import * as queries from './properties.queries.ts';

/** Listings kept; each takes about 8 KB. */
const MAX_RECORDS = 5000;
/** How long names of categories, facts and facilities, which are no part of a listing's row, may be old. */
const MAX_AGE_MS = 60_000;

interface Kept {
  readonly version: string;
  readonly record: queries.PropertyRecord;
}

/**
 * Listings as records, most of them from memory. Which version of each is true is asked every time, in one small query by
 * primary key that also reads what the caller has saved; only listings that have another version are read in full. So no caller
 * ever sees an old price, and a list page costs the database a fifth.
 */
export function recordCache(db: Db) {
  const cache = new LRUCache<number, Kept>({ max: MAX_RECORDS, ttl: MAX_AGE_MS });

  return async (ids: readonly number[], callerId: number | null): Promise<queries.PropertyRecord[]> => {
    if (ids.length === 0) return [];
    const { rows: versions } = await queries.versionsByIds(ids, callerId).execute(db);
    const outdated = versions.filter(({ id, version }) => cache.get(id)?.version !== version);
    const fresh = new Map<number, queries.PropertyRecord>();
    if (outdated.length > 0) {
      const read = await queries
        .propertiesByIds(
          outdated.map(({ id }) => id),
          null,
        )
        .execute(db);
      for (const record of read.rows) {
        fresh.set(record.id, record);
        // The version that came with the row, not the one asked for before: it may have changed in between.
        cache.set(record.id, { version: record.version, record });
      }
    }
    return versions.flatMap(({ id, is_favourite }) => {
      const record = fresh.get(id) ?? cache.get(id)?.record;
      return record ? [{ ...record, is_favourite }] : [];
    });
  };
}
