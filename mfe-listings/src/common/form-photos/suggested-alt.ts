import type { Locale } from '@lintel/contract';
import { formatList } from '@lintel/i18n';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import type { PhotoSubject } from '#common/form-files/photo-subject.ts';

/** What the form states of the listing; empty where the user has stated nothing. */
export interface ListingFacts {
  category: string;
  city: string;
}

/** A description of each photo whose subject the user named, from nothing but what the form states; rooms of one kind are numbered. */
export function suggestedAlts(
  photos: readonly ListingFile[],
  { category, city }: ListingFacts,
  { locale, nameOf }: { locale: Locale; nameOf(subject: PhotoSubject): string },
): Map<string, string> {
  const listing = [category, city].map((text) => text.trim()).filter(Boolean);
  const seen = new Map<PhotoSubject, number>();
  const suggested = new Map<string, string>();
  for (const { id, shows } of photos) {
    if (!shows || shows === 'other') continue;
    const number = (seen.get(shows) ?? 0) + 1;
    seen.set(shows, number);
    const isOnly = photos.filter((photo) => photo.shows === shows).length === 1;
    const subject = isOnly ? nameOf(shows) : `${nameOf(shows)} ${number}`;
    suggested.set(id, listing.length > 0 ? `${subject} – ${formatList(listing, locale)}` : subject);
  }
  return suggested;
}
