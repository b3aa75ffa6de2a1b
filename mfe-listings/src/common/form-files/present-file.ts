import { COVER, type ListingFile } from './listing-file.ts';

/** The last part of an address, as a name. */
export const nameOf = (address: string): string =>
  decodeURIComponent(new URL(address, location.href).pathname.split('/').at(-1) ?? '');

/** A file that the back end has. */
export const presentFile = (id: string, address: string, alt = ''): ListingFile => ({
  id,
  name: nameOf(address),
  address,
  alt,
});

/** A single file, or none. */
export const presentOne = (address: string | null): ListingFile[] =>
  address ? [presentFile('present', address)] : [];

/** The cover before the gallery. */
export const presentPhotos = (
  cover: { address: string; alt: string | undefined },
  gallery: readonly { id: number; address: string; alt: string | undefined }[],
): ListingFile[] => [
  ...(cover.address ? [presentFile(COVER, cover.address, cover.alt)] : []),
  ...gallery.map(({ id, address, alt }) => presentFile(String(id), address, alt)),
];

/** Phrases of a csv. */
export const phrasesOf = (csv: string | null): string[] =>
  (csv ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
