import { createPersistentValue } from '@lintel/remote-kit';
import { writeSaved } from '#common/saved/favourites.storage.ts';
import type { CardListing } from '#common/listing/listing.ts';

/** A home that lies on this device. */
export interface OfflineHome {
  listing: CardListing;
  bytes: number;
}

export interface OfflineState {
  /** The user wants saved homes on this device. */
  isOn: boolean;
  homes: readonly OfflineHome[];
}

const isHome = (value: unknown): value is OfflineHome => {
  const home = value as Partial<OfflineHome> | null;
  return typeof home?.bytes === 'number' && typeof home.listing?.slug_id === 'string';
};

export const offline = createPersistentValue<OfflineState>({
  key: 'lintel.offline-homes',
  read: (stored) => {
    const { isOn, homes } = (stored ?? {}) as { isOn?: unknown; homes?: unknown };
    return { isOn: isOn === true, homes: Array.isArray(homes) ? homes.filter(isHome) : [] };
  },
});

/** What a card needs of a listing, and no more. */
export function snapshot(listing: CardListing): CardListing {
  let text = '[]';
  writeSaved({ setItem: (_, value) => void (text = value) }, [listing]);
  return (JSON.parse(text) as CardListing[])[0] ?? listing;
}
