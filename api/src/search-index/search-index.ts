import type { Db } from '#db/database.ts';
import type { Listen, Listening } from '#db/listen.ts';
import { readingPrimary } from '#db/server/reading.ts';
import type { IndexState } from '#telemetry/sources.ts';
import type { ResultOf, IndexQuery } from './execute.ts';
import { ColumnStore } from '#search-index/columns/columns.ts';
import { Dictionary, type PlaceDictionaries } from '#search-index/columns/dictionary.ts';
import { listingOf } from '#search-index/columns/listing-of.ts';
import {
  CHANNEL,
  listingsAfter,
  listingsByIds,
  type ListingRow,
} from '#search-index/columns/listings.queries.ts';
import { changedSince, changesKnown } from '#search-index/columns/changes.queries.ts';
import type { PriceScale } from '#ports/search-engine.ts';
import { priceScaleOf } from '#search-index/columns/price-scale.ts';
import { scanner, type Scanner } from './scanner.ts';
import { IndexSnapshots, type IndexContent } from '#search-index/snapshot/index-snapshots.ts';
import type { SnapshotStore } from '#search-index/snapshot/snapshot-file.ts';
import { Vocabulary } from '#search-index/columns/vocabulary.ts';

/** Rows read at a time; other requests run between two batches. */
const BATCH_ROWS = 5000;
/** Changes within this time are read together. */
const DEBOUNCE_MS = 20;
const RETRY_MS = 1000;
/** What was announced is also looked for in the log of changes. */
const TAIL_INTERVAL_MS = 60_000;
/** The log keeps a day; who has not read it for so long reads everything. */
const LONGEST_GAP_MS = 20 * 3_600_000;

/** What the columns are filled from, and who is notified of failures. */
export interface IndexDependencies {
  readonly db: Db;
  readonly listen: Listen;
  /** Keeps the columns between two runs; without it each start reads all listings. */
  readonly snapshots?: SnapshotStore | undefined;
  onError(error: unknown): void;
}

interface Loaded {
  readonly store: ColumnStore;
  readonly scan: Scanner;
  readonly vocabulary: Vocabulary;
}

/**
 * The searchable columns of all listings in memory, for queries that a database runs slowly over a million rows: exact totals,
 * counts per option, histograms, map clusters. Follows committed changes within milliseconds; reads those that it may have missed
 * from the log of changes.
 */
export class SearchIndex {
  places: PlaceDictionaries = {
    cities: new Dictionary(),
    states: new Dictionary(),
    countries: new Dictionary(),
  };
  readonly #dependencies: IndexDependencies;
  readonly #snapshots: IndexSnapshots | undefined;
  #loaded: Loaded | undefined;
  #starting: Promise<void> | undefined;
  #listening: Listening | undefined;
  #changed = new Set<number>();
  /** When the oldest of them was received. */
  #changedAt: number | undefined;
  #reloading = false;
  #refreshing = false;
  /** Listings that are being read again. */
  #reading: readonly number[] = [];
  /** The columns come from a snapshot and what changed since then is not in them yet. */
  #isBehind = false;
  /** Changes of transactions below it are in the columns or in `#changed`. */
  #known = { horizon: 0, at: 0 };
  #tailing: NodeJS.Timeout | undefined;
  #debouncing: NodeJS.Timeout | undefined;
  #stopped = false;
  #version = 0;

  constructor(dependencies: IndexDependencies) {
    this.#dependencies = dependencies;
    const file = dependencies.snapshots;
    if (file) this.#snapshots = new IndexSnapshots({ ...dependencies, file });
  }

  get isReady(): boolean {
    return this.#loaded !== undefined && !this.#isBehind;
  }

  /** What an operator looks at. */
  get state(): IndexState {
    const now = Date.now();
    return {
      isReady: this.isReady,
      listings: this.#loaded?.store.size ?? 0,
      waiting: this.#changed.size,
      behindMs: this.#changedAt === undefined ? 0 : now - this.#changedAt,
      logReadMs: this.#loaded ? now - this.#known.at : 0,
      queries: this.#loaded?.scan.waiting ?? 0,
    };
  }

  /** Increases with every change, so that callers can cache results while nothing changes. */
  get version(): number {
    return this.#version;
  }

  /** Fills the index and follows changes from now on. */
  start(): Promise<void> {
    // Also when a call of a visitor asks first: columns that last must not come from a replica that is behind.
    this.#starting ??= readingPrimary(() => this.#begin()).catch((error: unknown) => {
      this.#starting = undefined;
      throw error;
    });
    return this.#starting;
  }

  /** The signal ends the search when its client has gone. */
  async query<Q extends IndexQuery>(query: Q, signal?: AbortSignal): Promise<ResultOf<Q>> {
    await this.start();
    return this.#loaded!.scan.execute(query, signal);
  }

  async priceScale(deal: number | undefined): Promise<PriceScale> {
    await this.start();
    return priceScaleOf(this.#loaded!.store.columns, deal);
  }

  /** Words of titles and addresses of listings. */
  async vocabulary(): Promise<Vocabulary> {
    await this.start();
    return this.#loaded!.vocabulary;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#debouncing);
    clearTimeout(this.#tailing);
    await this.#listening?.stop();
    await this.#snapshots?.stop();
    await this.#loaded?.scan.stop();
  }

  async #begin(): Promise<void> {
    this.#listening ??= await this.#dependencies.listen(CHANNEL, {
      heard: (id) => this.#markChanged(Number(id)),
      missed: () => void this.#tail(),
    });
    // The index was stopped before it listened.
    if (this.#stopped) await this.#listening.stop();
    if (!(await this.#restore())) await this.#fill();
    await this.#tail();
    this.#snapshots?.keep(() => this.#content());
  }

  /** Goes on from the snapshot of an earlier run; false where there is none that fits. */
  async #restore(): Promise<boolean> {
    const saved = await this.#snapshots?.read(LONGEST_GAP_MS);
    if (!saved || this.#stopped) return false;
    const { store, vocabulary, places, known, changed } = saved;
    this.#isBehind = true;
    this.places = places;
    this.#loaded = { store, scan: scanner(store), vocabulary };
    this.#known = known;
    for (const id of changed) this.#noteChange(id);
    try {
      await this.#catchUp();
      return true;
    } catch (error) {
      this.#dependencies.onError(error);
      this.#loaded = undefined;
      return false;
    } finally {
      this.#isBehind = false;
    }
  }

  /** For a snapshot; nothing while the columns are not what the database has. */
  #content(): IndexContent | undefined {
    if (!this.#loaded || this.#isBehind) return undefined;
    const changed = [...this.#changed, ...this.#reading];
    return { ...this.#loaded, places: this.places, known: this.#known, changed, version: this.#version };
  }

  /** Reads everything into a new store and then switches to it. Changes in the meantime are read again afterwards. */
  async #fill(): Promise<void> {
    if (this.#reloading || this.#stopped) return;
    this.#reloading = true;
    try {
      const horizon = await changesKnown(this.#dependencies.db);
      const at = Date.now();
      const store = new ColumnStore();
      const vocabulary = new Vocabulary();
      let last = 0;
      for (;;) {
        const rows = await listingsAfter(this.#dependencies.db, last, BATCH_ROWS);
        this.#put(rows, { store, vocabulary });
        if (rows.length < BATCH_ROWS || this.#stopped) break;
        last = rows.at(-1)!.id;
      }
      this.#version += 1;
      const previous = this.#loaded;
      this.#loaded = { store, scan: scanner(store), vocabulary };
      this.#known = { horizon, at };
      await previous?.scan.stop();
    } finally {
      this.#reloading = false;
    }
  }

  /** Reads what has changed since the last time, now and once a minute; soon again after a failure. */
  async #tail(): Promise<void> {
    clearTimeout(this.#tailing);
    let next = TAIL_INTERVAL_MS;
    try {
      await this.#catchUp();
    } catch (error) {
      this.#dependencies.onError(error);
      next = RETRY_MS;
    }
    if (this.#stopped) return;
    clearTimeout(this.#tailing);
    this.#tailing = setTimeout(() => void this.#tail(), next).unref();
  }

  async #catchUp(): Promise<void> {
    if (this.#reloading || !this.#loaded || this.#stopped) return;
    const { horizon, ids } = await changedSince(this.#dependencies.db, this.#known.horizon);
    // A server that is behind itself, such as a replica that was promoted early, has lost what the columns have.
    const isOther = horizon < this.#known.horizon || Date.now() - this.#known.at > LONGEST_GAP_MS;
    if (isOther) await this.#fill();
    else {
      for (const id of ids) this.#noteChange(id);
      this.#known = { horizon, at: Date.now() };
    }
    await this.#refresh();
  }

  #noteChange(id: number): void {
    this.#changed.add(id);
    this.#changedAt ??= Date.now();
  }

  #markChanged(id: number): void {
    if (!Number.isSafeInteger(id) || this.#stopped) return;
    this.#noteChange(id);
    this.#debouncing ??= setTimeout(() => {
      this.#debouncing = undefined;
      void this.#refresh().catch((error: unknown) => {
        this.#dependencies.onError(error);
        this.#debouncing ??= setTimeout(() => void this.#refresh().catch(() => undefined), RETRY_MS);
      });
    }, DEBOUNCE_MS);
  }

  /** One after the other, so that no older row of a listing comes after a newer one. */
  async #refresh(): Promise<void> {
    if (this.#refreshing) return;
    this.#refreshing = true;
    try {
      while (this.#changed.size > 0 && this.#loaded && !this.#reloading && !this.#stopped)
        await this.#refreshSome(this.#loaded);
    } finally {
      this.#refreshing = false;
    }
  }

  async #refreshSome({ store, vocabulary }: Loaded): Promise<void> {
    const ids = [...this.#changed].slice(0, BATCH_ROWS);
    for (const id of ids) this.#changed.delete(id);
    this.#reading = ids;
    try {
      const rows = await listingsByIds(this.#dependencies.db, ids);
      this.#put(rows, { store, vocabulary });
      const found = new Set(rows.map(({ id }) => id));
      for (const id of ids) if (!found.has(id)) store.remove(id);
      this.#version += 1;
      if (this.#changed.size === 0) this.#changedAt = undefined;
    } catch (error) {
      for (const id of ids) this.#changed.add(id);
      throw error;
    } finally {
      this.#reading = [];
    }
  }

  #put(rows: readonly ListingRow[], { store, vocabulary }: Pick<Loaded, 'store' | 'vocabulary'>): void {
    for (const row of rows) {
      store.put(listingOf(row, this.places));
      vocabulary.learn(`${row.title} ${row.address}`);
    }
  }
}
