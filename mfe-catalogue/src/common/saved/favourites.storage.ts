import type { CardListing } from '#common/listing/listing.ts';

/** Where a visitor's saved listings are kept until there is an account to keep them in. */
export const KEY = 'lintel.favourites';

/** More would not fit: browsers give an origin about 5 MB and a listing takes up to 4 KB. */
const MOST = 200;

/** What a card needs, so that the list can be shown without a call, and offline. */
const kept = [
  'id',
  'slug_id',
  'title',
  'title_image',
  'title_image_alt',
  'title_image_color',
  'price',
  'previous_price',
  'rentduration',
  'property_type',
  'city',
  'state',
  'translated_city',
  'translated_state',
  'address',
  'is_premium',
  'promoted',
  'parameters',
  'posted_at',
  'is_favourite',
] as const satisfies (keyof CardListing)[];

const snapshot = (listing: CardListing) => Object.fromEntries(kept.map((key) => [key, listing[key]]));

const isListing = (value: unknown): value is CardListing =>
  typeof value === 'object' && value !== null && 'id' in value && 'slug_id' in value && 'parameters' in value;

/** The saved listings of a visitor, newest first; empty when nothing readable is stored. */
export function readSaved(storage: Pick<Storage, 'getItem'>): CardListing[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isListing) : [];
  } catch {
    return []; // Unreadable or forbidden storage is an empty list, never an error for the user.
  }
}

/** Stores the list; returns whether the browser allowed it. */
export function writeSaved(storage: Pick<Storage, 'setItem'>, listings: readonly CardListing[]): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(listings.slice(0, MOST).map(snapshot)));
    return true;
  } catch {
    return false;
  }
}
