import type { getPropertyList, Preferences, RequestOf, setPersonalisedFields } from '@lintel/api-contract';
import { dealCodes, toBasicRequest } from '#common/search/filters/basic-filters.ts';
import { emptyQuery, withNumbers } from '#common/search/filters/search-query.ts';

/** What the user looks for. Empty means any. */
export interface FeedPreferences {
  type: '' | 'sell' | 'rent';
  categoryIds: readonly number[];
  city: string;
  /** Whole units of the currency. */
  min?: number | undefined;
  max?: number | undefined;
  /** Kinds of places that should be near. */
  facilityIds: readonly number[];
}

export const noPreferences: FeedPreferences = { type: '', categoryIds: [], city: '', facilityIds: [] };

const idsOf = (texts: readonly string[] | ''): number[] => (texts || []).map(Number).filter((id) => id > 0);
const amountOf = (text: string | undefined): number | undefined =>
  Number(text) > 0 ? Number(text) : undefined;

/** Null when the user has stored none. */
export function fromWire(stored: Preferences | readonly []): FeedPreferences | null {
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

/** The stored form; reversed price bounds are swapped. */
export function toWire(preferences: FeedPreferences): RequestOf<typeof setPersonalisedFields> {
  const { type, categoryIds, city, facilityIds } = preferences;
  const { min, max } = inOrder(preferences);
  return {
    ...(type && { property_type: dealCodes[type] }),
    ...(categoryIds.length > 0 && { category_ids: categoryIds.join(',') }),
    ...(city && { city }),
    ...((min !== undefined || max !== undefined) && { price_range: `${min ?? ''},${max ?? ''}` }),
    ...(facilityIds.length > 0 && { outdoor_facilitiy_ids: facilityIds.join(',') }),
  };
}

const inOrder = ({ min, max }: Pick<FeedPreferences, 'min' | 'max'>) =>
  min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const comparable = (preferences: FeedPreferences): string =>
  JSON.stringify(
    toWire({
      ...preferences,
      categoryIds: sorted(preferences.categoryIds),
      facilityIds: sorted(preferences.facilityIds),
    }),
  );

/** Whether two would be stored alike, in whatever order their kinds were chosen. */
export const isSame = (one: FeedPreferences, other: FeedPreferences): boolean =>
  comparable(one) === comparable(other);

/** The search of the sample; the list call has no filter for places nearby. */
export const toSearch = (preferences: FeedPreferences): RequestOf<typeof getPropertyList> => ({
  ...toBasicRequest(
    withNumbers({ ...emptyQuery, type: preferences.type, city: preferences.city }, inOrder(preferences)),
  ),
  ...(preferences.categoryIds.length > 0 && { category_ids: preferences.categoryIds.join(',') }),
});
