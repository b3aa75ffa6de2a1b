import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Something half done, on this device only. */
export interface Draft<Values> {
  id: string;
  /** Whose it is; it is not shown to another user of this browser. */
  userId: number;
  /** Version of the shape of `values`. */
  version: number;
  /** Plain data and files. */
  values: Values;
  /** Milliseconds since 1970. */
  savedAt: number;
}

export interface DraftStore<Values> {
  /** The user's drafts, the newest first. */
  list(userId: number): Promise<Draft<Values>[]>;
  /** Null when there is none, when it is another user's, and when its shape can no longer be read. */
  read(id: string, userId: number): Promise<Draft<Values> | null>;
  write(draft: Omit<Draft<Values>, 'version'>): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Name of the database, as "your data" lists it. */
export const DRAFTS_DATABASE = 'lintel-drafts';

let database: UseStore | undefined;
const drafts = (): UseStore => (database ??= createStore(DRAFTS_DATABASE, 'drafts'));

/**
 * Drafts of one kind in the browser's database, which holds files too. They survive a reload, a crash and signing out.
 * `upgrade` makes current values of those of an older version; null: they can no longer be read.
 *
 * @example const propertyDrafts = createDraftStore<Wizard>({ kind: 'property', version: 1 });
 */
export function createDraftStore<Values>(config: {
  kind: string;
  version: number;
  upgrade?(values: unknown, version: number): Values | null;
}): DraftStore<Values> {
  const { kind, version, upgrade } = config;
  const keyOf = (id: string) => `${kind}:${id}`;

  function current(stored: Draft<unknown>): Draft<Values> | null {
    if (stored.version === version) return stored as Draft<Values>;
    const values = upgrade?.(stored.values, stored.version) ?? null;
    return values === null ? null : { ...stored, version, values };
  }

  return {
    async list(userId) {
      const all = await entries<string, Draft<unknown>>(drafts());
      return all
        .filter(([key, draft]) => key.startsWith(`${kind}:`) && draft.userId === userId)
        .flatMap(([, draft]) => current(draft) ?? [])
        .toSorted((one, other) => other.savedAt - one.savedAt);
    },
    async read(id, userId) {
      const stored = await get<Draft<unknown>>(keyOf(id), drafts());
      return stored?.userId === userId ? current(stored) : null;
    },
    write: (draft) => set(keyOf(draft.id), { ...draft, version }, drafts()),
    remove: (id) => del(keyOf(id), drafts()),
  };
}
