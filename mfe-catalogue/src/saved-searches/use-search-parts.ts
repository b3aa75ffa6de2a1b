import { useUnit } from 'effector-react';
import { attributeName } from '#common/listing/attributes.ts';
import { appliedFilters } from '#common/search/filters/applied-filters.ts';
import { fromSearchString } from '#common/search/filters/codec.ts';
import { useFilterNames } from '#common/search/filters/use-filter-names.ts';
import { $categories, attributes, cities, places } from './saved-searches.model.ts';

/** What a saved search asks for, by names, and its part of the map, from the query of its results. */
export function useSearchParts() {
  const known = useUnit({
    categories: $categories,
    cities: cities.$data,
    attributes: attributes.$data,
    places: places.$data,
  });
  const nameOf = useFilterNames({
    category: (slug) => known.categories.find(({ slug_id: other }) => other === slug)?.category,
    city: (name) => known.cities?.data.find(({ City }) => City === name)?.translated_city,
    attribute: (id) => {
      const attribute = known.attributes?.data.find((other) => String(other.id) === id);
      return attribute && attributeName(attribute);
    },
    place: (id) => known.places?.data.find((other) => String(other.id) === id)?.name,
  });
  return (address: string) => {
    const query = fromSearchString(address);
    return { query, filters: appliedFilters(query).map(nameOf) };
  };
}
