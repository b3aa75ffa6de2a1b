import type { getPropertyList, Preferences, RequestOf, setPersonalisedFields } from '@lintel/api-contract';
import { dealCodes, toBasicRequest } from '#common/search/filters/basic-filters.ts';
import { emptyQuery, withNumbers } from '#common/search/filters/search-query.ts';

/** What a person looks for. Empty means: any. */
export interface Wishes {
  type: '' | 'sell' | 'rent';
  categoryIds: readonly number[];
  city: string;
  /** Whole units of the currency. */
  min?: number | undefined;
  max?: number | undefined;
  /** Places that should be near. */
  facilityIds: readonly number[];
}

export const noWishes: Wishes = { type: '', categoryIds: [], city: '', facilityIds: [] };

const idsOf = (texts: readonly string[] | ''): number[] => (texts || []).map(Number).filter((id) => id > 0);
const amountOf = (text: string | undefined): number | undefined =>
  Number(text) > 0 ? Number(text) : undefined;

/** Null when the person has stored nothing. */
export function fromWire(stored: Preferences | readonly []): Wishes | null {
  if (!('user_id' in stored)) return null;
  const { category_ids, price_range, property_type, outdoor_facilitiy_ids, city } = stored;
  const [min, max] = price_range || [];
  const deals = property_type || [];
  return {
    type: deals.length === 1 ? (deals[0] === '1' ? 'rent' : 'sell') : '',
    categoryIds: idsOf(category_ids),
    city,
    min: amountOf(min),
    max: amountOf(max),
    facilityIds: idsOf(outdoor_facilitiy_ids),
  };
}

/** What is stored; a price the wrong way round is turned. */
export function toWire(wishes: Wishes): RequestOf<typeof setPersonalisedFields> {
  const { type, categoryIds, city, facilityIds } = wishes;
  const { min, max } = inOrder(wishes);
  return {
    ...(type && { property_type: dealCodes[type] }),
    ...(categoryIds.length > 0 && { category_ids: categoryIds.join(',') }),
    ...(city && { city }),
    ...((min !== undefined || max !== undefined) && { price_range: `${min ?? ''},${max ?? ''}` }),
    ...(facilityIds.length > 0 && { outdoor_facilitiy_ids: facilityIds.join(',') }),
  };
}

const inOrder = ({ min, max }: Pick<Wishes, 'min' | 'max'>) =>
  min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };

/** The search that shows a sample of it; places near a home are no filter of that search. */
export const toSearch = (wishes: Wishes): RequestOf<typeof getPropertyList> => ({
  ...toBasicRequest(withNumbers({ ...emptyQuery, type: wishes.type, city: wishes.city }, inOrder(wishes))),
  ...(wishes.categoryIds.length > 0 && { category_ids: wishes.categoryIds.join(',') }),
});
