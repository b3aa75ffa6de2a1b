import { isSamePhoto, photoProblems, type PhotoMeasures, type PhotoProblem } from '@lintel/files';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import { photoSubjects } from '#common/form-files/photo-subject.ts';

/** Measures by the id of a photo; null: it cannot be measured. Photos that the back end has are not in it. */
export type MeasuresById = ReadonlyMap<string, PhotoMeasures | null>;

export interface PhotoHints {
  problems: readonly PhotoProblem[];
  /** Place, from 1, of an earlier photo that shows the same. */
  repeats?: number;
}

/** What could be better, by the id of a photo; only of those with something. */
export function hintsOf(photos: readonly ListingFile[], measures: MeasuresById): Map<string, PhotoHints> {
  const hints = new Map<string, PhotoHints>();
  for (const [index, { id }] of photos.entries()) {
    const own = measures.get(id);
    if (!own) continue;
    const problems = photoProblems(own);
    const original = photos.slice(0, index).findIndex((earlier) => {
      const other = measures.get(earlier.id);
      return Boolean(other && isSamePhoto(other.hash, own.hash));
    });
    if (problems.length > 0 || original !== -1)
      hints.set(id, { problems, ...(original === -1 ? {} : { repeats: original + 1 }) });
  }
  return hints;
}

const isWide = (measures: PhotoMeasures | null | undefined) => !measures || measures.width >= measures.height;

/**
 * Good photos before those with a hint, each group by what the photos show, else as they were. A wide photo comes first where there is a
 * good one, since cards show the cover wide.
 */
export function suggestedOrder(
  photos: readonly ListingFile[],
  measures: MeasuresById,
  hints: ReadonlyMap<string, PhotoHints> = hintsOf(photos, measures),
): string[] {
  const rank = ({ id, shows }: ListingFile) =>
    (hints.has(id) ? photoSubjects.length : 0) + photoSubjects.indexOf(shows ?? 'other');
  const ordered = photos.toSorted((one, other) => rank(one) - rank(other));
  const [first] = ordered;
  const cover = ordered.find(
    (photo) => rank(photo) === rank(first!) && isWide(measures.get(photo.id)) && !hints.has(photo.id),
  );
  return (cover ? [cover, ...ordered.filter((photo) => photo !== cover)] : ordered).map(({ id }) => id);
}
