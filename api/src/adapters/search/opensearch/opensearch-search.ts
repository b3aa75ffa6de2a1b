import type { Db } from '#db/database.ts';
import type { Listen, Listening } from '#db/listen.ts';
import { SearchAwayError, type SearchEngine } from '#ports/search-engine.ts';
import { CHANNEL } from '#search-index/columns/listings.queries.ts';
import { HIGHEST, LOWEST, scaleBetween } from '#search-index/columns/price-scale.ts';
import { openCluster } from './cluster.ts';
import { all, conditionOf, range, term } from './conditions.ts';
import { indexBody } from './documents.ts';
import { facetsBody, facetsOf, type FacetsAnswer } from './facets.ts';
import { feedStore, type Feed, type Shape } from './feed-state.ts';
import { feeder } from './feeder.ts';
import { pageBody, pageOf, type Hits } from './page.ts';
import { viewportBody, viewportOf, type ViewportAnswer } from './viewport.ts';
import * as words from './words.ts';

/** How often each process looks up to where the index has come; the one that feeds also when something is announced. */
const LOOK_INTERVAL_MS = 1000;
/** Changes within this time are written together. */
const DEBOUNCE_MS = 50;
/** For a second after an announcement: another process may still be writing what was announced. */
const SOON_MS = 150;

interface Dependencies {
  readonly db: Db;
  readonly listen: Listen;
  /** Addresses of nodes, separated by commas. */
  readonly url: string;
  /** Begins the names of the indices. */
  readonly name: string;
  readonly shape: Shape;
  onAway(error: unknown): void;
  onBack(): void;
}

/** Searches in OpenSearch, which one of the processes feeds from the log of changes (ADR 0131). */
export async function openSearch({
  db,
  listen,
  url,
  name,
  shape,
  onAway,
  onBack,
}: Dependencies): Promise<SearchEngine> {
  const cluster = await openCluster(url);
  const feeding = feeder(db, feedStore(cluster, name, indexBody(shape)));
  let feed: Feed | undefined;
  let isAway = false;
  let queries = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let starting: Promise<void> | undefined;
  let listening: Listening | undefined;
  let stopped = false;

  function failed(error: unknown) {
    if (!isAway) onAway(error);
    isAway = true;
  }

  async function look(): Promise<void> {
    try {
      feed = await feeding.pass();
      if (isAway) onBack();
      isAway = false;
    } catch (error) {
      failed(error);
    }
  }

  let soonUntil = 0;
  /** One look at a time, and the next within a second. */
  function lookAgain(afterMs: number) {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      looking = look().finally(() => {
        looking = undefined;
        lookAgain(Date.now() < soonUntil ? SOON_MS : LOOK_INTERVAL_MS);
      });
    }, afterMs);
    timer.unref();
  }
  /** What is announced while it looks is found by the next look, soon afterwards. */
  let isAnnounced = false;
  function announced() {
    soonUntil = Date.now() + LOOK_INTERVAL_MS;
    if (isAnnounced || looking) return;
    isAnnounced = true;
    setTimeout(() => {
      isAnnounced = false;
      if (!looking) lookAgain(0);
    }, DEBOUNCE_MS).unref();
  }

  async function begin() {
    listening ??= await listen(CHANNEL, { heard: announced, missed: announced });
    await look();
    lookAgain(LOOK_INTERVAL_MS);
  }

  async function ask<Answer>(body: object): Promise<Answer> {
    if (!feed || isAway) throw new SearchAwayError('the search engine is not ready');
    queries += 1;
    try {
      const answer = await cluster.send<Answer>({ method: 'POST', path: `/${name}/_search`, body });
      if (answer === undefined) throw new SearchAwayError('the index is gone');
      return answer;
    } catch (error) {
      if (error instanceof SearchAwayError) failed(error);
      throw error;
    } finally {
      queries -= 1;
    }
  }

  return {
    get isReady() {
      return feed !== undefined && !isAway;
    },
    isAwaited: false,
    get version() {
      return feed?.changes ?? 0;
    },
    get sharedVersion() {
      return feed && `${feed.index} ${feed.changes}`;
    },
    get state() {
      const behindMs = feed ? Math.max(0, Date.now() - feed.at) : 0;
      return {
        isReady: feed !== undefined && !isAway,
        listings: feed?.documents ?? 0,
        waiting: 0,
        behindMs,
        logReadMs: behindMs,
        queries,
      };
    },
    start() {
      starting ??= begin().catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
      return starting;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await listening?.stop();
      await looking;
      await feeding.stop().catch(() => undefined);
      await cluster.close();
    },
    supports: () => true,
    async count(filter) {
      const answer = await ask<Hits>({ query: conditionOf(filter), size: 0, track_total_hits: true });
      return answer.hits.total.value;
    },
    page: async (query) => pageOf(await ask<Hits>(pageBody(query))),
    facets: async (query) => facetsOf(await ask<FacetsAnswer>(facetsBody(query))),
    viewport: async (query) => viewportOf(query, await ask<ViewportAnswer>(viewportBody(query))),
    async priceScale(deal) {
      const percents = [LOWEST * 100, HIGHEST * 100];
      const { aggregations } = await ask<{
        aggregations: { prices: { values: Record<string, number | null> } };
      }>({
        size: 0,
        query: all([range('price', { gt: 0 }), ...(deal === undefined ? [] : [term('deal', deal)])]),
        aggs: { prices: { percentiles: { field: 'price', percents } } },
      });
      const [lowest, highest] = Object.values(aggregations.prices.values);
      return scaleBetween(lowest ?? undefined, highest ?? undefined);
    },
    async corrected(text) {
      const doubtful = words.doubtfulWords(text);
      if (doubtful.length === 0) return undefined;
      const answer = await ask<words.WordsAnswer>(words.wordsBody(doubtful));
      const replacements = words.replacementsOf(doubtful, answer);
      if (replacements.size === 0) return undefined;
      const written = new Map<string, string>();
      for (const [wrong, right] of replacements)
        written.set(wrong, words.writtenAs(right, await ask<words.WrittenAnswer>(words.writtenBody(right))));
      return text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => written.get(word) ?? word);
    },
  };
}
