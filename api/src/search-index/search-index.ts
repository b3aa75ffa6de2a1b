import type { EnergyClass } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Listen, Listening } from '#db/listen.ts';
import type { ResultOf, IndexQuery } from './execute.ts';
import { ColumnStore, type IndexedListing } from '#search-index/columns/columns.ts';
import { Dictionary } from '#search-index/columns/dictionary.ts';
import {
  CHANNEL,
  listingsAfter,
  listingsByIds,
  type ListingRow,
} from '#search-index/columns/listings.queries.ts';
import { xOf, yOf } from '#search-index/geometry/mercator.ts';
import { priceScaleOf, type PriceScale } from '#search-index/columns/price-scale.ts';
import { scanner, type Scanner } from './scanner.ts';
import { Vocabulary } from '#search-index/columns/vocabulary.ts';

/** Rows read at a time; other requests run between two batches. */
const BATCH_ROWS = 5000;
/** Changes within this time are read together. */
const DEBOUNCE_MS = 20;
const RETRY_MS = 1000;

interface Dependencies {
  readonly db: Db;
  readonly listen: Listen;
  onError(error: unknown): void;
}

interface Loaded {
  readonly store: ColumnStore;
  readonly scan: Scanner;
  readonly vocabulary: Vocabulary;
}

/**
 * The searchable columns of all listings in memory, for queries that a database runs slowly over a million rows: exact totals,
 * counts per option, histograms, map clusters. Follows committed changes within milliseconds; refills when events may be lost.
 */
export class SearchIndex {
  readonly places = { cities: new Dictionary(), states: new Dictionary(), countries: new Dictionary() };
  readonly #dependencies: Dependencies;
  #loaded: Loaded | undefined;
  #starting: Promise<void> | undefined;
  #listening: Listening | undefined;
  #changed = new Set<number>();
  #reloading = false;
  #debouncing: NodeJS.Timeout | undefined;
  #stopped = false;
  #version = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get isReady(): boolean {
    return this.#loaded !== undefined;
  }

  /** Increases with every change, so that callers can cache results while nothing changes. */
  get version(): number {
    return this.#version;
  }

  /** Fills the index and follows changes from now on. */
  start(): Promise<void> {
    this.#starting ??= this.#begin().catch((error: unknown) => {
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
    await this.#listening?.stop();
    await this.#loaded?.scan.stop();
  }

  async #begin(): Promise<void> {
    this.#listening ??= await this.#dependencies.listen(CHANNEL, {
      heard: (id) => this.#markChanged(Number(id)),
      missed: () => void this.#fill().catch(this.#dependencies.onError),
    });
    // The index was stopped before it listened.
    if (this.#stopped) await this.#listening.stop();
    await this.#fill();
  }

  /** Reads everything into a new store and then switches to it. Changes in the meantime are read again afterwards. */
  async #fill(): Promise<void> {
    if (this.#reloading || this.#stopped) return;
    this.#reloading = true;
    try {
      const store = new ColumnStore();
      const vocabulary = new Vocabulary();
      let last = 0;
      for (;;) {
        const rows = await listingsAfter(this.#dependencies.db, last, BATCH_ROWS);
        for (const row of rows) {
          store.put(this.#listingOf(row));
          vocabulary.learn(`${row.title} ${row.address}`);
        }
        if (rows.length < BATCH_ROWS || this.#stopped) break;
        last = rows.at(-1)!.id;
      }
      this.#version += 1;
      const previous = this.#loaded;
      this.#loaded = { store, scan: scanner(store), vocabulary };
      await previous?.scan.stop();
    } finally {
      this.#reloading = false;
    }
    await this.#refresh();
  }

  #markChanged(id: number): void {
    if (!Number.isSafeInteger(id) || this.#stopped) return;
    this.#changed.add(id);
    this.#debouncing ??= setTimeout(() => {
      this.#debouncing = undefined;
      void this.#refresh().catch((error: unknown) => {
        this.#dependencies.onError(error);
        this.#debouncing ??= setTimeout(() => void this.#refresh().catch(() => undefined), RETRY_MS);
      });
    }, DEBOUNCE_MS);
  }

  async #refresh(): Promise<void> {
    if (this.#reloading || !this.#loaded || this.#changed.size === 0 || this.#stopped) return;
    const { store, vocabulary } = this.#loaded;
    const ids = [...this.#changed];
    this.#changed = new Set();
    try {
      const rows = await listingsByIds(this.#dependencies.db, ids);
      for (const row of rows) {
        store.put(this.#listingOf(row));
        vocabulary.learn(`${row.title} ${row.address}`);
      }
      const found = new Set(rows.map(({ id }) => id));
      for (const id of ids) if (!found.has(id)) store.remove(id);
      this.#version += 1;
    } catch (error) {
      for (const id of ids) this.#changed.add(id);
      throw error;
    }
  }

  #listingOf(row: ListingRow): IndexedListing {
    return {
      id: row.id,
      price: row.compared_price ?? 0,
      deal: row.property_type,
      category: row.category_id,
      city: this.places.cities.codeOf(row.city),
      state: this.places.states.codeOf(row.state),
      country: this.places.countries.codeOf(row.country),
      x: row.longitude === null ? Number.NaN : xOf(row.longitude),
      y: row.latitude === null ? Number.NaN : yOf(row.latitude),
      posted: row.posted,
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      area: row.area,
      energyClass: row.energy_class as EnergyClass | null,
      attributeIds: row.parameter_ids,
      featureIds: row.feature_ids,
      nearby: row.nearby,
      isOnMarket: row.is_on_market ?? false,
      promoted: row.promoted,
      premium: row.is_premium,
    };
  }
}
