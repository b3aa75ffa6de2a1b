import { useUnit } from 'effector-react';
import { attributeName } from '#common/listing/attributes.ts';
import { useFilterNames } from '#common/search/filters/use-filter-names.ts';
import { categories, cities, facilities, attributes } from './search.model.ts';

/** Texts of chips with the names that the results page has loaded. */
export function useResultFilterNames() {
  const known = useUnit({
    categories: categories.$data,
    cities: cities.$data,
    attributes: attributes.$data,
    places: facilities.$data,
  });
  return useFilterNames({
    category: (slug) => known.categories?.data.find(({ slug_id: other }) => other === slug)?.category,
    city: (name) => known.cities?.data.find(({ City }) => City === name)?.translated_city,
    attribute: (id) => {
      const attribute = known.attributes?.data.find((other) => String(other.id) === id);
      return attribute && attributeName(attribute);
    },
    place: (id) => known.places?.data.find((other) => String(other.id) === id)?.name,
  });
}
