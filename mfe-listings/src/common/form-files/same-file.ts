import type { ListingFile } from './listing-file.ts';

/** Stored addresses by the names that this form gave its files. */
export type SentFiles = ReadonlyMap<string, string>;

export const sentFilesOf = (files: readonly { client_id: string; url: string }[] = []): SentFiles =>
  new Map(files.map(({ client_id: name, url }) => [name, url]));

/** What names a stored file: addresses of private ones also carry an end. */
export const pathOf = (address: string): string => new URL(address, location.href).pathname;

/** Path of a file that the back end has; undefined of one that it has not. */
export const storedPath = (
  { id, file, address }: Pick<ListingFile, 'id' | 'file' | 'address'>,
  sent: SentFiles,
): string | undefined => {
  const stored = file ? sent.get(id) : address;
  return stored === undefined ? undefined : pathOf(stored);
};

/** Files as the back end has them now: one that an earlier call brought is no longer to be sent. */
export function withSent(
  files: readonly ListingFile[],
  sent: SentFiles,
  present: readonly ListingFile[],
): ListingFile[] {
  const byPath = new Map(present.map((file) => [storedPath(file, sent), file]));
  return files.map((file) => {
    const stored = file.file && byPath.get(storedPath(file, sent));
    return stored ? { ...stored, alt: file.alt } : file;
  });
}
