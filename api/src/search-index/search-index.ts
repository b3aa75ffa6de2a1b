import type { EnergyClass } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Listen, Listening } from '#db/listen.ts';
import type { AnswerTo, Question } from './ask.ts';
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

/** Rows read at a time; between two portions other requests have their turn. */
const PORTION = 5000;
/** Changes that come together are read together. */
const GATHER_MS = 20;
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
 * The searchable columns of all listings in memory, for what a database answers slowly over a million rows: exact totals of
 * broad filters, counts per option, histograms, clusters of a map. Follows every committed change within milliseconds; when
 * word of changes may have been lost it is filled anew while the old one goes on answering.
 */
export class SearchIndex {
  readonly places = { cities: new Dictionary(), states: new Dictionary(), countries: new Dictionary() };
  readonly #dependencies: Dependencies;
  #loaded: Loaded | undefined;
  #starting: Promise<void> | undefined;
  #listening: Listening | undefined;
  #changed = new Set<number>();
  #reloading = false;
  #gathering: NodeJS.Timeout | undefined;
  #stopped = false;
  #version = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get isReady(): boolean {
    return this.#loaded !== undefined;
  }

  /** Another number after every change, so that answers can be kept as long as nothing changes. */
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

  /** The signal ends the search when nobody waits for it any more. */
  async ask<Q extends Question>(question: Q, signal?: AbortSignal): Promise<AnswerTo<Q>> {
    await this.start();
    return this.#loaded!.scan.ask(question, signal);
  }

  async priceScale(deal: number | undefined): Promise<PriceScale> {
    await this.start();
    return priceScaleOf(this.#loaded!.store.columns, deal);
  }

  /** Words of titles and addresses. */
  async vocabulary(): Promise<Vocabulary> {
    await this.start();
    return this.#loaded!.vocabulary;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#gathering);
    await this.#listening?.stop();
    await this.#loaded?.scan.stop();
  }

  async #begin(): Promise<void> {
    this.#listening ??= await this.#dependencies.listen(CHANNEL, {
      heard: (id) => this.#note(Number(id)),
      missed: () => void this.#fill().catch(this.#dependencies.onError),
    });
    // The index was stopped before it listened.
    if (this.#stopped) await this.#listening.stop();
    await this.#fill();
  }

  /** Reads everything into a new store and then takes its word. Changes meanwhile are read once more afterwards. */
  async #fill(): Promise<void> {
    if (this.#reloading || this.#stopped) return;
    this.#reloading = true;
    try {
      const store = new ColumnStore();
      const vocabulary = new Vocabulary();
      let last = 0;
      for (;;) {
        const rows = await listingsAfter(this.#dependencies.db, last, PORTION);
        for (const row of rows) {
          store.put(this.#listingOf(row));
          vocabulary.learn(`${row.title} ${row.address}`);
        }
        if (rows.length < PORTION || this.#stopped) break;
        last = rows.at(-1)!.id;
      }
      this.#version += 1;
      const before = this.#loaded;
      this.#loaded = { store, scan: scanner(store), vocabulary };
      await before?.scan.stop();
    } finally {
      this.#reloading = false;
    }
    await this.#refresh();
  }

  #note(id: number): void {
    if (!Number.isSafeInteger(id) || this.#stopped) return;
    this.#changed.add(id);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      void this.#refresh().catch((error: unknown) => {
        this.#dependencies.onError(error);
        this.#gathering ??= setTimeout(() => void this.#refresh().catch(() => undefined), RETRY_MS);
      });
    }, GATHER_MS);
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
      parameterIds: row.parameter_ids,
      featureIds: row.feature_ids,
      nearby: row.nearby,
      isOnMarket: row.is_on_market ?? false,
      promoted: row.promoted,
      premium: row.is_premium,
    };
  }
}
