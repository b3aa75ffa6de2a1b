import type { Db } from '#db/database.ts';
import { changesKnown, databaseIdentity } from '#search-index/columns/changes.queries.ts';
import { ColumnStore } from '#search-index/columns/columns.ts';
import { Dictionary, type PlaceDictionaries } from '#search-index/columns/dictionary.ts';
import { Vocabulary } from '#search-index/columns/vocabulary.ts';
import type { SnapshotStore } from './snapshot-file.ts';
import { decode, encode, type SnapshotState } from './snapshot-format.ts';

/** What an index has in memory, at one moment. */
export interface IndexContent {
  readonly store: ColumnStore;
  readonly vocabulary: Vocabulary;
  readonly places: PlaceDictionaries;
  /** Changes of transactions below the horizon are in the columns, but for those of `changed`; `at` in ms since 1970. */
  readonly known: { readonly horizon: number; readonly at: number };
  readonly changed: readonly number[];
  /** Increases with every change. */
  readonly version: number;
}

/** A process that dies leaves at most so many changes to read again. */
const INTERVAL_MS = 10 * 60_000;

interface Dependencies {
  readonly db: Db;
  readonly file: SnapshotStore;
  onError(error: unknown): void;
}

/** Keeps the content of an index between two runs of the process. A failure costs the next start its time and nothing else. */
export class IndexSnapshots {
  readonly #dependencies: Dependencies;
  #content: () => IndexContent | undefined = () => undefined;
  #timer: NodeJS.Timeout | undefined;
  #savedVersion = -1;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** The content of an earlier run, if it is of this database and the log still has what changed since then. */
  async read(longestGapMs: number): Promise<Omit<IndexContent, 'version'> | undefined> {
    const { db, file, onError } = this.#dependencies;
    try {
      const bytes = await file.read();
      const saved = bytes && decode(bytes);
      if (!saved || Date.now() - saved.at > longestGapMs) return undefined;
      if (saved.database !== (await databaseIdentity(db))) return undefined;
      // The server has forgotten transactions that the columns have.
      if ((await changesKnown(db)) < saved.horizon) return undefined;
      const { cities, states, countries } = saved.places;
      return {
        store: ColumnStore.from(saved.columns, saved.size),
        vocabulary: Vocabulary.from(saved.vocabulary),
        places: {
          cities: new Dictionary(cities),
          states: new Dictionary(states),
          countries: new Dictionary(countries),
        },
        known: { horizon: saved.horizon, at: saved.at },
        changed: saved.changed,
      };
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  /** Writes from time to time and at the end, where anything has changed. */
  keep(content: () => IndexContent | undefined): void {
    this.#content = content;
    this.#timer = setInterval(() => void this.#write(), INTERVAL_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write();
  }

  async #write(): Promise<void> {
    const { db, file, onError } = this.#dependencies;
    try {
      if (this.#content()?.version === this.#savedVersion) return;
      const database = await databaseIdentity(db);
      // After all questions to the database: what comes later is newer than the horizon.
      const content = this.#content();
      if (!content) return;
      const { store, vocabulary, places, known, changed, version } = content;
      const state: SnapshotState = {
        database,
        ...known,
        changed,
        size: store.size,
        places: {
          cities: [...places.cities.texts],
          states: [...places.states.texts],
          countries: [...places.countries.texts],
        },
        vocabulary: vocabulary.saved,
      };
      await file.write(await encode(state, store.columns));
      this.#savedVersion = version;
    } catch (error) {
      onError(error);
    }
  }
}
