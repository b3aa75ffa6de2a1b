import { sql, type CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../src/db/schema/tables.ts';
import type { PropertyFilter } from '../src/domains/search/filter/filter.ts';
import { conditions } from '../src/domains/search/filter/to-sql.ts';
import { exactCount, sortedMatches, orderedWalk } from '../src/domains/search/pages.queries.ts';

/** Bars of a price histogram, and up to where they reach, in units of the currency. */
const BARS = 30;
const MOST = 2_000_000;
/** Groups of a map are this wide on screen, of 256 pixels that the whole world is wide at zoom 0. */
const CELL_PIXELS = 64;

/** What answers a search in one statement of SQL each, for comparison: the same filters over the same table. */
export function statements(db: Kysely<Tables>) {
  const all = async (filter: PropertyFilter) => (await conditions(db, filter, new Date())) ?? [];
  const where = async (filter: PropertyFilter) =>
    sql.join([sql.ref('is_on_market'), ...(await all(filter))], sql` and `);

  return {
    /** A page of the newest and the total; `broad`: along the order's index, and counted beside. */
    async page(filter: PropertyFilter, limit: number, { broad = false } = {}): Promise<CompiledQuery> {
      const request = {
        base: 'is_on_market',
        conditions: await all(filter),
        order: 'newest',
        limit,
        offset: 0,
      } as const;
      if (!broad) return sortedMatches(request).compile(db);
      return sql`select (${exactCount(request)}) as n, page.id from (${orderedWalk(request)}) page`.compile(
        db,
      );
    },

    /** How many of each category and number of bedrooms, in which price range, and in all. */
    async facets(filter: PropertyFilter): Promise<CompiledQuery> {
      const bar = sql`width_bucket(price, 0, ${sql.lit(MOST)}, ${sql.lit(BARS)})`;
      return sql`
        select category_id, bedrooms, ${bar} as bar, count(*)::int as n from properties where ${await where(filter)}
        group by grouping sets ((category_id), (bedrooms), (${bar}), ())`.compile(db);
    },

    /** Homes with a word like the given one, the most alike first. */
    suggestions(word: string, limit: number): CompiledQuery {
      const text = sql`(title || E'\\n' || address)`;
      return sql`
        select id, title from properties where is_on_market and ${word} <% ${text}
        order by word_similarity(${word}, ${text}) desc, id desc limit ${sql.lit(limit)}`.compile(db);
    },

    /** Groups of a map window: number, middle and lowest price. @param box west, south, east, north in degrees */
    async viewport(filter: PropertyFilter, box: readonly number[], zoom: number): Promise<CompiledQuery> {
      const [west, south, east, north] = box;
      const degrees = sql.lit((360 / 2 ** zoom) * (CELL_PIXELS / 256));
      return sql`
        select floor(longitude / ${degrees}) as x, floor(latitude / ${degrees}) as y, count(*)::int as n,
          avg(longitude) as longitude, avg(latitude) as latitude, min(price) as price
        from properties where ${await where(filter)}
          and longitude between ${west} and ${east} and latitude between ${south} and ${north}
        group by 1, 2`.compile(db);
    },
  };
}
