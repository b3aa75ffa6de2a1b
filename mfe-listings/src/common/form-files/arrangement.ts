import type { ListingFile } from './listing-file.ts';
import { pathOf, storedPath, type SentFiles } from './same-file.ts';

/** How the photos lie after a change: rows of the gallery in their order, which one becomes the cover, and all descriptions. */
export interface Arrangement {
  order: number[];
  cover_image_id?: number;
  cover_alt: string;
  alts: { id: number; alt: string }[];
  /** The present cover, which changes places with the new one and then goes. */
  removesOldCover: boolean;
}

/** The photos that the back end has, as it answered them. */
export interface StoredPhotos {
  /** Address of the cover. */
  cover: string;
  gallery: readonly { id: number; address: string }[];
  /** Where the new ones are. */
  sent: SentFiles;
}

/**
 * What `arrange-pictures` is asked for once the files are there. Photos are known by their files, since the cover and a row of the
 * gallery change places: asked again after a lost answer, nothing is swapped back.
 */
export function arrangementOf(photos: readonly ListingFile[], stored: StoredPhotos): Arrangement {
  const rows = new Map(stored.gallery.map(({ id, address }) => [pathOf(address), id]));
  const cover = pathOf(stored.cover);
  const wanted = new Map<string, { path: string; alt: string }>();
  for (const photo of photos) {
    const path = storedPath(photo, stored.sent);
    // A photo whose answer was lost may stand in the form twice: as it was chosen, and as the listing has it.
    if (path === undefined || wanted.has(path) || (path !== cover && !rows.has(path))) continue;
    wanted.set(path, { path, alt: photo.alt });
  }
  const [first, ...others] = wanted.values();
  const coverRow = first && rows.get(first.path);
  const gallery = others.flatMap(({ path, alt }) => {
    // The present cover takes the row of the photo that becomes the cover.
    const row = path === cover ? coverRow : rows.get(path);
    return row === undefined ? [] : [{ id: row, alt }];
  });
  return {
    order: gallery.map(({ id }) => id),
    ...(coverRow === undefined ? {} : { cover_image_id: coverRow }),
    cover_alt: first?.alt ?? '',
    alts: gallery,
    removesOldCover: coverRow !== undefined && !wanted.has(cover),
  };
}
