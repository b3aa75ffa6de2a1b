import { COVER, presentIds, type ListingFile } from './listing-file.ts';

/** How the photos lie after a change: rows of the gallery in their order, which one becomes the cover, and all descriptions. */
export interface Arrangement {
  order: number[];
  cover_image_id?: number;
  cover_alt: string;
  alts: { id: number; alt: string }[];
  /** The present cover, which changes places with the new one and then goes. */
  removesOldCover: boolean;
}

/**
 * What `arrange-pictures` is asked for once the files are there. `rows` are the gallery's ids as the back end answered them: the photos that
 * stayed, then the new ones in the order in which they were sent.
 */
export function arrangementOf(photos: readonly ListingFile[], rows: readonly number[]): Arrangement {
  const [first] = photos;
  const keepsCover = photos.some(({ id }) => id === COVER);
  const coverWasSent = !keepsCover && first?.file !== undefined;
  const added = rows.slice(presentIds(photos).filter((id) => rows.includes(id)).length);
  const known = new Map<string, number>();
  let next = 0;
  for (const [index, { id, file }] of photos.entries()) {
    if (id === COVER || (coverWasSent && index === 0)) continue;
    const row = file ? added[next++] : Number(id);
    if (row !== undefined) known.set(id, row);
  }
  const coverRow = first && !coverWasSent ? known.get(first.id) : undefined;
  // The present cover takes the row of the photo that becomes the cover.
  const rowOf = (id: string) => (id === COVER ? coverRow : id === first?.id ? undefined : known.get(id));
  const gallery = photos.slice(1).flatMap(({ id, alt }) => {
    const row = rowOf(id);
    return row === undefined ? [] : [{ id: row, alt }];
  });
  return {
    order: gallery.map(({ id }) => id),
    ...(coverRow === undefined ? {} : { cover_image_id: coverRow }),
    cover_alt: first?.alt ?? '',
    alts: gallery,
    removesOldCover: coverRow !== undefined && !keepsCover,
  };
}
