import { addresses } from '#common/addresses.ts';
import { createPersistentValue } from '@lintel/remote-kit';
import type { CardListing } from '#common/listing/listing.ts';

/** A home chosen for the comparison: what the tray shows of it. */
export interface Pick {
  id: number;
  title: string;
  image: string;
  /** Only homes of one category can be compared; unknown where a list does not tell. */
  categoryId: number | null;
}

/** A comparison has two sides. */
export const SIDES = 2;

const isPick = (value: unknown): value is Pick => {
  const pick = value as Partial<Pick> | null;
  return (
    typeof pick === 'object' &&
    pick !== null &&
    typeof pick.id === 'number' &&
    typeof pick.title === 'string' &&
    typeof pick.image === 'string'
  );
};

/** At most two, in the order in which they were chosen. */
export const picks = createPersistentValue<readonly Pick[]>({
  key: 'lintel.compare',
  read: (stored) => (Array.isArray(stored) ? stored.filter(isPick).slice(-SIDES) : []),
});

export type Pickable = CardListing & { category_id?: number | undefined };

/** Chooses a home, or no longer; a third one takes the place of the one that was chosen first. */
export function togglePick({ id, title, title_image: image, category_id: categoryId }: Pickable) {
  picks.change((chosen) =>
    chosen.some((pick) => pick.id === id)
      ? chosen.filter((pick) => pick.id !== id)
      : [...chosen.slice(1 - SIDES), { id, title, image, categoryId: categoryId ?? null }],
  );
}

/** Both sides are known to be of different categories. */
export const cannotBeCompared = ([a, b]: readonly Pick[]): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.categoryId !== null &&
  b.categoryId !== null &&
  a.categoryId !== b.categoryId;

/** Address of a comparison; either side may still be open. */
export const compareAddress = (ids: readonly number[]): string => {
  const query = new URLSearchParams();
  for (const [index, id] of ids.slice(0, SIDES).entries()) query.set(index === 0 ? 'a' : 'b', String(id));
  return `${addresses.compare}${query.size > 0 ? `?${query.toString()}` : ''}`;
};
