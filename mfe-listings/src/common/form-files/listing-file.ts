import type { PhotoSubject } from './photo-subject.ts';

/** A photo or document of a form: one that was chosen on this device, or one that the back end has. */
export interface ListingFile {
  /** Of a present one the id that the back end knows it by. */
  id: string;
  name: string;
  /** Chosen here; kept with the draft. */
  file?: File;
  /** By what the chosen file is known again; absent in drafts of earlier releases. */
  origin?: string;
  /** Address of a present one. */
  address?: string;
  /** What a photo shows, for users who do not see it. */
  alt: string;
  /** What it shows, as the user states; stays on this device. */
  shows?: PhotoSubject;
}

/** Id of the cover of a listing that was posted; other present photos have their row's id. */
export const COVER = 'cover';

/** By what a chosen file is known again after a reload: its name and its size in bytes. */
export const originOf = ({ name, size }: File): string => `${name}/${size}`;

/** `chosen`: a prepared photo has another name and size than the file that was chosen. */
export const chosenFile = (file: File, chosen = file): ListingFile => ({
  id: crypto.randomUUID(),
  name: file.name,
  file,
  origin: originOf(chosen),
  alt: '',
});

/** Files that are to be sent. */
export const newFiles = (files: readonly ListingFile[]): File[] => files.flatMap(({ file }) => file ?? []);

/** What the back end calls the files that are to be sent; one that arrives again under its name is not added again. */
export const namesOfNew = (files: readonly ListingFile[]): string[] =>
  files.flatMap(({ id, file }) => (file ? id : []));

/** Row ids of those that are still there. */
const presentIds = (files: readonly ListingFile[]): number[] =>
  files.flatMap(({ id, file }) => (file || id === COVER ? [] : [Number(id)]));

/** Row ids of those that were taken away. */
export const removedIds = (before: readonly ListingFile[], after: readonly ListingFile[]): number[] => {
  const kept = new Set(presentIds(after));
  return presentIds(before).filter((id) => !kept.has(id));
};
