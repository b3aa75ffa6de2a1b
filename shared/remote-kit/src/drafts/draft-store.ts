import { createStore, delMany, entries, keys, setMany, type UseStore } from 'idb-keyval';
import { announce, DRAFTS_DATABASE } from './draft-channel.ts';
import { knownFiles, noteStored, putInFiles, takeOutFiles } from './draft-files.ts';

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
  /** For a page that goes: asks for the write at once, without looking at what is stored. */
  writeAtOnce(draft: Omit<Draft<Values>, 'version'>): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Begin of the keys of files. */
const FILES = 'file:';

let database: UseStore | undefined;
const drafts = (): UseStore => (database ??= createStore(DRAFTS_DATABASE, 'drafts'));

/**
 * Drafts of one kind in the browser's database, which holds files too. They survive a reload, a crash and signing out. A file is
 * written once and lies beside its draft, so that saving what is typed does not write all photos again.
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
  const filesOf = (id: string) => `${FILES}${kind}:${id}:`;

  function current(stored: Draft<unknown>): Draft<Values> | null {
    if (stored.version === version) return stored as Draft<Values>;
    const values = upgrade?.(stored.values, stored.version) ?? null;
    return values === null ? null : { ...stored, version, values };
  }

  /** Drafts of the user, by key, with their files. */
  async function readAll(userId: number): Promise<Map<string, Draft<Values>>> {
    const all = await entries<string, unknown>(drafts());
    const files = all.filter((entry): entry is [string, Blob] => entry[0].startsWith(FILES));
    noteStored(files);
    const byKey = new Map(files);
    return new Map(
      all.flatMap(([key, stored]) => {
        if (!key.startsWith(`${kind}:`)) return [];
        const draft = stored as Draft<unknown>;
        if (draft.userId !== userId) return [];
        const whole = current({ ...draft, values: putInFiles(draft.values, byKey) });
        return whole === null ? [] : [[key, whole] as const];
      }),
    );
  }

  /** Keys of stored files of a draft. */
  const storedFiles = async (id: string) =>
    (await keys<string>(drafts())).filter((key) => key.startsWith(filesOf(id)));

  /** Writes a draft with its new files; answers keys of files that it does not use any more. */
  async function put(draft: Omit<Draft<Values>, 'version'>, stored: readonly string[]): Promise<string[]> {
    const { values, fresh, unused } = takeOutFiles(draft.values, filesOf(draft.id), stored);
    await setMany([...fresh, [keyOf(draft.id), { ...draft, values, version }]], drafts());
    noteStored(fresh);
    announce(keyOf(draft.id));
    return unused;
  }

  return {
    list: async (userId) =>
      [...(await readAll(userId)).values()].toSorted((one, other) => other.savedAt - one.savedAt),
    read: async (id, userId) => (await readAll(userId)).get(keyOf(id)) ?? null,
    async write(draft) {
      const unused = await put(draft, await storedFiles(draft.id));
      if (unused.length > 0) await delMany(unused, drafts());
    },
    // The files of the last save stay until the next one looks at them.
    writeAtOnce: async (draft) => void (await put(draft, knownFiles(filesOf(draft.id)))),
    remove: async (id) => delMany([keyOf(id), ...(await storedFiles(id))], drafts()),
  };
}
