/** Stands in a stored draft for a file, which lies beside it under this key. */
interface FileReference {
  readonly draftFile: string;
}

const isReference = (value: unknown): value is FileReference =>
  typeof value === 'object' && value !== null && typeof (value as FileReference).draftFile === 'string';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Plain data with every part replaced for which `replace` answers something. */
function mapParts(value: unknown, replace: (part: unknown) => unknown): unknown {
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((part) => mapParts(part, replace));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapParts(part, replace)]));
}

/** Keys of files that this page wrote or read, by file. */
const keys = new WeakMap<Blob, string>();
/** These keys; a file that another tab wrote is not among them until it is read. */
const known = new Set<string>();

/** Keys of files of a draft that are stored, as far as this page knows without asking the database. */
export const knownFiles = (prefix: string): string[] => [...known].filter((key) => key.startsWith(prefix));

/** Values without their files, the files that are not `stored` yet, and stored keys of this page that no value uses any more. */
export function takeOutFiles(values: unknown, prefix: string, stored: readonly string[]) {
  const fresh = new Map<string, Blob>();
  /** Keys of the files of these values: a file that is there twice is stored once. */
  const given = new Map<Blob, string>();
  const stripped = mapParts(values, (part) => {
    if (!(part instanceof Blob)) return undefined;
    let key = given.get(part) ?? keys.get(part);
    // A file of another draft, e.g. of one that was copied, is stored with each.
    if (!key?.startsWith(prefix)) key = `${prefix}${crypto.randomUUID()}`;
    // Another tab may have taken away what this page wrote.
    if (!stored.includes(key)) fresh.set(key, part);
    given.set(part, key);
    return { draftFile: key } satisfies FileReference;
  });
  const used = new Set(given.values());
  const unused = stored.filter((key) => known.has(key) && !used.has(key));
  return { values: stripped, fresh: [...fresh], unused };
}

/** The files are in the database now. */
export const noteStored = (files: readonly (readonly [key: string, file: Blob])[]): void => {
  for (const [key, file] of files) {
    keys.set(file, key);
    known.add(key);
  }
};

/** Values with their files; drafts that were stored with them inside are as they were. */
export const putInFiles = (values: unknown, files: ReadonlyMap<string, Blob>): unknown =>
  mapParts(values, (part) => (isReference(part) ? (files.get(part.draftFile) ?? null) : undefined));
