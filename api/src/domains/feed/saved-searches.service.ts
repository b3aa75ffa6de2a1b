import type { SavedFilter, SavedSearch } from '@lintel/api-contract';
import type { Database, Db, Row } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Job } from '#jobs/job.ts';
import { DAY_MS, MINUTE_MS, type Clock } from '#ports/clock.ts';
import type { SavedSearchMatcher } from '#ports/saved-search-matcher.ts';
import { filterOf } from '#domains/search/filter/filter.ts';
import { conditions } from '#domains/search/filter/to-sql.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import { iso } from '#wire/values.ts';
import * as queries from './feed.queries.ts';
import { matchingService } from './matching/matching.service.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  notifier: Notifier;
  matcher: SavedSearchMatcher;
}

/** Saved searches of one user. */
const MOST = 20;
/** New listings that one notification counts. */
const MOST_NEWS = 50;
/** New matches of a search that its row in the list counts. */
const MOST_COUNTED = 100;
/** Milliseconds between two looks. */
const intervals = { instant: MINUTE_MS, daily: DAY_MS } as const;
type Frequency = keyof typeof intervals | 'off';
/** One with alerts each minute is not written each minute: it moves on when it has been due for so long. */
const QUIET_MS = { instant: 6 * 60 * MINUTE_MS, daily: 0 } as const;
/** When a search without alerts is looked at. */
const NEVER = new Date('9999-01-01T00:00:00Z');
const nextLook = (frequency: Frequency, now: Date) =>
  frequency === 'off' ? NEVER : new Date(now.getTime() + intervals[frequency]);
const rhythmOf = (frequency: Frequency, now: Date) => ({ frequency, next_look_at: nextLook(frequency, now) });

interface SearchChange {
  /** Missing: as before; a new one has a name. */
  readonly name?: string | undefined;
  /** Missing: as before, or daily. */
  readonly frequency?: Frequency | undefined;
  /** Without any field: as before. */
  readonly filter: SavedFilter;
}

const shape = (row: Row<'saved_searches'>): SavedSearch => ({
  id: row.id,
  name: row.name,
  filter: row.filter as SavedSearch['filter'],
  frequency: row.frequency as Frequency,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

const LISTED = 3;
const textOf = (name: string, titles: readonly string[]) =>
  ({
    kind: 'savedSearch',
    name,
    titles: titles.slice(0, LISTED),
    more: Math.max(0, titles.length - LISTED),
  }) as const;

/** Searches that people want to hear from when something new comes to the market. */
export function savedSearchesService({ db, clock, notifier, matcher }: Dependencies) {
  const matching = matchingService({ db, matcher });

  /** Looks at a search that is due, unless another process does. */
  const lookAt = (id: number) =>
    db.transaction().execute(async (trx) => {
      const now = clock.now();
      const search = await queries.dueSearch(trx, id, now);
      if (!search) return;
      const matched = await queries.takeMatches(trx, id);
      // The search's own filter, so that an alert and the page of results agree.
      const filter = filterOf(search.filter as SavedFilter);
      const where = search.is_active ? await conditions(trx, filter, now) : undefined;
      const news = where
        ? await queries.takeNews(trx, search, { conditions: where, matched, limit: MOST_NEWS })
        : [];
      await queries.looked(trx, id, nextLook(search.frequency as Frequency, now));
      const [first] = news;
      if (first === undefined) return;
      await notifier.notify(trx, {
        to: [search.user_id],
        text: textOf(search.name, await queries.titles(trx, news)),
        push: { type: 'property_inquiry', id: String(first) },
        target: { type: 'saved_search', id: search.id },
        mayBeSwitchedOff: true,
        list: { type: 0, propertyId: first },
      });
    });

  /** Changes an own search; undefined when there is none. Another name alone postpones no alert. */
  async function change(trx: Db, userId: number, id: number, changes: SearchChange) {
    const kept = await queries.lockSearch(trx, userId, id);
    if (!kept) return undefined;
    const { name = kept.name, frequency, filter } = changes;
    const rhythm = rhythmOf(frequency ?? (kept.frequency as Frequency), clock.now());
    if (Object.keys(filter).length > 0)
      return queries.updateSearch(trx, id, { name, filter: JSON.stringify(filter), ...rhythm });
    return queries.renameSearch(trx, id, { ...(rhythm.frequency === kept.frequency ? kept : rhythm), name });
  }

  /** Nothing new matched them: they are as good as looked at. */
  async function moveOn(now: Date): Promise<void> {
    for (const frequency of ['instant', 'daily'] as const)
      await queries.lookedAtNothing(db, frequency, {
        dueAt: new Date(now.getTime() - QUIET_MS[frequency]),
        nextLookAt: nextLook(frequency, now),
      });
  }

  return {
    list: async (userId: number) => {
      const rows = await queries.searchesOf(db, userId);
      const now = clock.now();
      const data = await Promise.all(
        rows.map(async (row) => {
          const where = await conditions(db, filterOf(row.filter as SavedFilter), now);
          // A category that is gone has no matches.
          const new_count = where ? await queries.countNews(db, row, where, MOST_COUNTED) : 0;
          return { ...shape(row), new_count };
        }),
      );
      return { data, total: data.length };
    },

    /** Saves a new search, or changes an own one; without any filter only its name and how often it alerts. The same twice is one. */
    async save(
      userId: number,
      { id, name, frequency, filter }: SearchChange & { id?: number | undefined },
    ): Promise<SavedSearch> {
      if (id !== undefined) {
        const changed = await db
          .transaction()
          .execute((trx) => change(trx, userId, id, { name, frequency, filter }));
        if (!changed) throw new DomainError('notFound', 'There is no such saved search.');
        return shape(changed);
      }
      const rhythm = rhythmOf(frequency ?? 'daily', clock.now());
      const values = { name: name ?? '', filter: JSON.stringify(filter), ...rhythm, user_id: userId };
      const added = await db
        .transaction()
        .execute((trx) => queries.insertSearch(trx, values, { most: MOST, address: filter.address }));
      if (!added) throw new DomainError('wrongState', `You can save up to ${MOST} searches.`);
      return shape(added);
    },

    async see(userId: number, id: number): Promise<void> {
      if (!(await queries.seen(db, userId, id)))
        throw new DomainError('notFound', 'There is no such saved search.');
    },

    async remove(userId: number, id: number): Promise<void> {
      if (!(await queries.deleteSearch(db, userId, id)))
        throw new DomainError('notFound', 'There is no such saved search.');
    },

    alerts: {
      name: 'saved_search_alerts',
      every: MINUTE_MS,
      async run() {
        await matching.matchNewcomers();
        const now = clock.now();
        // each look in its own transaction: a kill in between costs the unfinished one only
        for (const id of await queries.dueSearches(db, now)) await lookAt(id);
        await moveOn(now);
        await queries.forgetHits(db);
      },
    } satisfies Job,
  };
}

export type SavedSearchesService = ReturnType<typeof savedSearchesService>;
