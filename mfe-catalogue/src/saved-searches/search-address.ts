import type { Category, SavedSearch } from '@lintel/api-contract';
import { toBasicSearchString } from '#common/search/filters/basic-filters.ts';
import { emptyQuery } from '#common/search/filters/search-query.ts';

/**
 * The query of the results page for a saved search: as it was saved there, else by its filter. A search that another
 * client saved for several categories is shown for all of them.
 */
export function searchAddress(
  { filter }: Pick<SavedSearch, 'filter'>,
  categories: readonly Pick<Category, 'id' | 'slug_id'>[],
): string {
  if (filter.address !== undefined) return filter.address;
  const [only, ...others] = filter.category_ids ?? [];
  const category = others.length === 0 ? categories.find(({ id }) => id === only)?.slug_id : undefined;
  return toBasicSearchString({
    ...emptyQuery,
    type: filter.property_type === undefined ? '' : filter.property_type === '1' ? 'rent' : 'sell',
    category: filter.category_slug_id ?? category ?? '',
    city: filter.city ?? '',
    state: filter.state ?? '',
    country: filter.country ?? '',
    q: filter.search ?? '',
    ...(filter.min_price && { min: filter.min_price }),
    ...(filter.max_price && { max: filter.max_price }),
    attributes: filter.parameter_id ?? [],
    premium: filter.get_all_premium_properties ?? false,
  });
}
